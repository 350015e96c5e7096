import CopyfitLayout

/// What a layout did, from its trace.
struct LayoutCounts {
    private(set) var workedOut = 0
    private(set) var remembered = 0
    private(set) var placed = 0

    /// How often nodes of a kind were worked out.
    private(set) var chosen = 0

    init(_ events: [LayoutEvent], choosing isChosen: (LayoutNodeID) -> Bool = { _ in false }) {
        for event in events {
            switch event {
            case .answered(_, _, _, isRemembered: true, _): remembered += 1
            case .toldWidth: workedOut += 1
            case .answered(let node, _, _, isRemembered: false, _):
                workedOut += 1
                if isChosen(node) { chosen += 1 }
            case .placed: placed += 1
            case .shared, .clamped: break
            }
        }
    }

    var description: String {
        "\(workedOut) answers worked out, \(remembered) remembered ones read, \(placed) nodes placed"
    }
}
