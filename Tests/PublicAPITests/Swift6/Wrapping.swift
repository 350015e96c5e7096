import Copyfit
import Testing

// Does not compile with the main actor as default isolation, with any such library: the private helpers become
// isolated while the layout is not.

extension UnitPoint {
    fileprivate init(of alignment: Alignment) {
        switch alignment {
        case .leading: self = .leading
        case .trailing: self = .trailing
        default: self = .center
        }
    }
}

extension CGSize {
    fileprivate static var infinity: CGSize { CGSize(width: CGFloat.infinity, height: CGFloat.infinity) }
}

/// Stands its subviews below each other and reads a preference key's default, off the main actor.
struct Column: Layout {
    var alignment: Alignment = .leading
    struct Cache { var ideal: CGSize }

    func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Cache(
            ideal: sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: $0.height + $1.height) }
        )
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .infinity).width < cache.ideal.width ? .zero : cache.ideal
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let anchor = UnitPoint(of: alignment)
        var y = bounds.minY
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            let x = bounds.minX + anchor.x * (bounds.width - size.width)
            subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
            y += size.height
        }
    }
}

@MainActor
struct WrappingTests {
    @Test("A layout with a cache and private helpers")
    func column() {
        let view = Column(alignment: .trailing) {
            Color.red.frame(width: 10, height: 5).id("a")
            Color.blue.frame(width: 30, height: 5)
        }
        let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 10))
        _ = host.update()
        #expect(host.frame(id: "a") == CGRect(x: 55, y: 0, width: 10, height: 5))
    }
}
