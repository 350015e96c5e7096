import Copyfit
import Testing

/// What a host reports follows from its last update, whatever was measured since or on the way.
@MainActor
struct MeasuringHostTests {
    /// Half as wide as proposed, and as high as 1,000 divided by the width: 20 at 50, 10 at 100. 100 wide if nothing is proposed.
    private struct Flowing: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = min(max(proposal.width ?? 100, 10), 100)
            return CGSize(width: width, height: 1000 / width)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// A scroll view with a strip that is the higher, the narrower it is, beside a box.
    private var insetScrollView: some View {
        HStack(spacing: 0) {
            ScrollView { Color.red.frame(height: 400).id("content") }
                .id("scroll")
                .safeAreaInset(edge: .top, spacing: 0) { Flowing { Color.blue } }
            Color.green.frame(width: 50)
        }
    }

    @Test("Measuring at other proposals leaves the insets of a scroll view")
    func insets() {
        let host = host(insetScrollView, 100, 200)
        for measure in [
            { _ = host.idealSize }, { _ = host.minimumSize }, { _ = host.maximumSize },
            { _ = host.size(for: ProposedViewSize(width: 70, height: 90)) },
        ] {
            measure()
            // 50 wide, so that the strip is 20 high.
            #expect(host.scrollGeometry("scroll")?.contentInsets.top == 20)
            #expect(host.scrollGeometry("scroll")?.contentOffset.y == -20)
            #expect(host.frame(id: "content")?.minY == 20)
            #expect(host.update().passes == 0)
            #expect(host.scrollGeometry("scroll")?.contentInsets.top == 20)
        }
    }

    @Test("Scrolling after measuring goes to the same places")
    func scrolling() {
        let host = host(insetScrollView, 100, 200)
        _ = host.idealSize
        host.scroll("scroll", to: .bottom)
        _ = host.update()
        // 400 and the strip of 20 in 200.
        #expect(host.frame(id: "content")?.minY == -200)
        _ = host.minimumSize
        host.scroll("scroll", to: CGPoint(x: 0, y: 30))
        _ = host.update()
        #expect(host.frame(id: "content")?.minY == -30)
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == 30)
    }

    @Test("Measuring at other proposals leaves the choice of a view that fits")
    func choice() {
        let choice = ScrollView(.horizontal) {
            ViewThatFits(in: .horizontal) {
                Color.red.containerRelativeFrame(.horizontal) { length, _ in length > 90 ? 80 : 300 }
                    .frame(height: 10).id("first")
                Color.blue.frame(width: 20, height: 10).id("second")
            }
            .frame(width: 100)
        }
        .frame(width: 100)
        let host = host(choice, 200, 100)
        #expect(host.frame(id: "first")?.width == 80)
        for measure in [{ _ = host.idealSize }, { _ = host.minimumSize }, { _ = host.maximumSize }] {
            measure()
            #expect(host.frame(id: "first")?.width == 80)
            #expect(host.frame(id: "second") == nil)
        }
    }

    @Test("What a stack asks on the way does not count")
    func asked() {
        struct Beside: View {
            let width: CGFloat
            var body: some View {
                HStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 400).id("content") }
                        .id("scroll")
                        .safeAreaInset(edge: .top, spacing: 0) { Flowing { Color.blue } }
                        .frame(maxWidth: 50)
                    Color.green.frame(minWidth: 10, maxWidth: width)
                }
            }
        }
        let host = host(Beside(width: 20), 100, 200)
        for width in [20, 50, 30, 10] as [CGFloat] {
            host.setContent(Beside(width: width))
            _ = host.update()
            #expect(host.scrollGeometry("scroll")?.contentInsets.top == 20, "\(width)")
        }
    }
}
