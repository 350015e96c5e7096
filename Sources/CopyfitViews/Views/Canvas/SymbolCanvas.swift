import CopyfitLayout
import Foundation

/// A canvas with symbols: the drawing, and the symbols, hidden.
nonisolated struct SymbolCanvas<Symbols: View>: BuiltInView {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols

    var body: some View {
        Group(subviews: symbols) { symbols in
            SymbolCanvasLayout {
                CanvasLeaf(parameters: CanvasParameters(renderer: renderer, symbols: Array(symbols)))
                ForEach(symbols) { $0 }.hidden()
            }
        }
    }
}

private nonisolated struct CanvasLeaf: View {
    typealias Body = Never

    let parameters: CanvasParameters

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        LeafNode.reconcile(view.parameters, at: position)
    }
}

/// As large as its first subview, which has the whole area; the others have their ideal sizes.
private nonisolated struct SymbolCanvasLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        for symbol in subviews.dropFirst() { symbol.place(at: bounds.origin, proposal: .unspecified) }
    }

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }

    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }

    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { nil }
}
