import Copyfit
import Testing

/// A view laid out once: its frames by id, after an update that took one pass and ran no action.
@MainActor
struct LaidOut<Content: View> {
    let host: ViewHost

    init(_ view: Content, width: CGFloat?, height: CGFloat? = nil) {
        host = ViewHost(view, size: ProposedViewSize(width: width, height: height))
        let report = host.update()
        #expect(report.passes == 1)
        #expect(report.actionsRun == 0)
        #expect(report.stateCommits == 0)
        #expect(report.converged)
        #expect(report.diagnostics.filter { $0.code != .nonFiniteSize } == [])
    }

    func frames(_ ids: [String]) -> [CGRect?] { ids.map { host.frame(id: $0) } }

    func frame(_ id: String) -> CGRect? { host.frame(id: id) }
}

/// A frame in one line of a table.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

func proposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: height)
}

extension View {
    /// A rigid box.
    func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
        frame(width: width, height: height).id(id)
    }

    /// A view as wide as proposed, by default `ideal` wide, of a fixed height.
    func bar(_ id: String, ideal: CGFloat, height: CGFloat) -> some View {
        frame(minWidth: 0, idealWidth: ideal, maxWidth: .infinity, minHeight: height, maxHeight: height).id(id)
    }
}

extension Color {
    /// Endless on both axes, but for an ideal size.
    func endless(_ id: String, ideal: CGSize) -> some View {
        frame(idealWidth: ideal.width, maxWidth: .infinity, idealHeight: ideal.height, maxHeight: .infinity).id(id)
    }
}

/// Passes proposals on to one view and notes which there were, each once.
struct NotingLayout: Layout {
    final class Notes: @unchecked Sendable {
        private(set) var proposals: [ProposedViewSize] = []

        func take(_ proposal: ProposedViewSize) {
            if !proposals.contains(proposal) { proposals.append(proposal) }
        }
    }

    let notes: Notes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        notes.take(proposal)
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
}

/// Infinitely large, whatever is proposed.
struct InfiniteLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: CGFloat.infinity, height: .infinity)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Asks for no gap on any side; else as its only view.
struct UnspacedLayout: Layout {
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}
