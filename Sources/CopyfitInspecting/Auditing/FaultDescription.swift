import Copyfit
import CopyfitFit
import CopyfitViews
import Foundation

/// The description of something wrong, at the least width at which it is.
struct FaultDescription {
    let view: Explanation.Place
    let viewPath: String
    let text: String?
    let message: String
    private(set) var explanation: Explanation?
    private let axis: Axis?

    /// What is wrong with content that a host shows.
    init(_ fault: Fault, _ contents: [ShownContent], _ places: [NodePath], _ host: AuditedHost) {
        let content = contents[0]
        let path = places.first
        let given = content.identifier.flatMap { host.names()[$0] }
        view = Explanation.Place(
            name: given?.name ?? path?.name ?? "",
            id: given.map(\.id) ?? content.identifier,
            path: path?.positions ?? []
        )
        (viewPath, text) = (host.isDocument ? "" : content.viewPath, content.string)
        let names = [view.name] + places.dropFirst().map(\.name)
        message = FaultWords(fault: fault, contents: contents, names: names).message(host.host, path)
        axis = fault.axis(content.frame.size)
    }

    /// What an update says of states.
    init(_ diagnostic: Diagnostic) {
        let place = diagnostic.place
        view = Explanation.Place(
            name: place?.path?.name ?? "",
            id: place?.identifier,
            path: place?.path?.positions ?? []
        )
        (viewPath, text) = (place?.viewPath ?? "", place?.text)
        (message, axis) = (diagnostic.message, nil)
    }

    /// What is wrong with the view as a whole.
    init(ofAll message: String) {
        self.message = message
        (view, viewPath, text, axis) = (.host, "", nil, nil)
    }

    /// The same with an explanation of the view's length, as the host is laid out.
    func explained(by host: AuditedHost) -> FaultDescription {
        var explained = self
        explained.explanation = axis.flatMap { axis in
            host.host.explain(axis, calling: host.names()) { $0.path.positions == view.path }
        }
        return explained
    }
}

extension Fault {
    /// The side that is to be explained.
    fileprivate func axis(_ size: CGSize) -> Axis {
        switch rule {
        case .touchTarget, .zeroSize: size.height < size.width ? .vertical : .horizontal
        default: edge == .top || edge == .bottom ? .vertical : .horizontal
        }
    }
}

/// A fault as a sentence.
private struct FaultWords {
    let fault: Fault
    let contents: [ShownContent]
    let names: [String]

    func message(_ host: ViewHost, _ path: NodePath?) -> String {
        let frame = contents[0].frame
        let amount = Points.text(Double(fault.amount))
        switch fault.rule {
        case .textCut, .wordDivided:
            let problem = host.texts.first { $0.path == path }?.problem
            return "\(name(0)): \(problem ?? "cut off")."
        case .outsideScreen: return "\(name(0)) is \(amount) pt outside the screen at the \(edge)."
        case .outsideParent: return "\(name(0)) is \(amount) pt outside the view that it is in at the \(edge)."
        case .overlap: return "\(name(0)) and \(name(1)) are on each other by \(amount) pt."
        case .zeroSize: return "\(name(0)) has no \(frame.width <= 0 ? "width" : "height")."
        case .touchTarget:
            let least = Points.text(Double(FaultSearch.leastTarget))
            let size = [frame.width, frame.height].map { Points.text(Double($0)) }.joined(separator: " × ")
            return "\(name(0)) is \(size) pt: what is touched should be at least \(least) × \(least) pt."
        case .leap, .stateLoop: return ""
        }
    }

    private var edge: String {
        switch fault.edge {
        case .leading: "left"
        case .trailing: "right"
        case .top: "top"
        default: "bottom"
        }
    }

    private func name(_ index: Int) -> String {
        contents[index].string.map { "“\($0)”" } ?? contents[index].firstString.map { "The view around “\($0)”" }
            ?? names[index]
    }
}
