import CopyfitDrawing
import CopyfitLayout
import Foundation

/// A part of a control that is a drawing: as large as proposed (10 for a nil side), one node in layout.
nonisolated struct ControlMark: View {
    typealias Body = Never

    /// The kind of mark.
    enum Kind: Sendable {
        case checkbox(isOn: Bool, isMixed: Bool)
        case `switch`(isOn: Bool, tint: Color?)
        case radio(isSelected: Bool)
        /// A symbol in the second level of emphasis.
        case symbol(String)
        /// A triangle's tip: forwards while closed, down while open.
        case disclosure(isExpanded: Bool)
        /// Two halves, for one step up and one down.
        case stepper(goesUp: Bool, goesDown: Bool)
        /// A track with a knob at a fraction.
        case slider(Double)
        /// A bar with its filled fraction; nil for an unknown fraction.
        case bar(Double?)
        /// A ring with its drawn fraction; nil for an unknown fraction.
        case ring(Double?)
        /// Three quarters of a circle with the filled fraction.
        case dial(Double)
        case swatch(Color)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(ControlMarkParameters(kind: view.kind), at: position)
    }
}

struct ControlMarkParameters: LayoutParameters {
    let kind: ControlMark.Kind

    var behaviour: LayoutBehaviour { .flexible }
    var name: String { "ControlMark" }

    func lays(outLike other: Self) -> Bool { true }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        let environment = element.node.environment
        let bounds = frame.roundedToPixels(scale: environment.builtIn.displayScale)
        guard bounds.width > 0, bounds.height > 0 else { return }
        ControlPen(bounds: bounds, environment: environment).draw(kind, &painter)
    }
}
