import Copyfit
import Testing

/// Like other modifiers, an inset of empty content shows nothing.
@MainActor
@Suite("A safe area inset of content that is empty")
struct EmptyInsetTests {
    private struct Optionally: View {
        let isThere: Bool
        let isTall: Bool

        var body: some View {
            VStack(spacing: 0) {
                Group {
                    if isThere { Color.red.id("content") }
                }
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: isTall ? 30 : 20).id("strip") }
                .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 5) }
                Color.green.frame(height: 10).id("below")
            }
        }
    }

    @Test("A safe area inset of content that is empty is nothing")
    func nothing() {
        let host = ViewHost(EmptyView().safeAreaInset(edge: .bottom) { Text("strip").id("strip") }, size: .unspecified)
        _ = host.update()
        #expect(host.frame(id: "strip") == nil)
        #expect(host.idealSize == .zero)
        #expect(host.frames().isEmpty)
    }

    @Test("A safe area inset of content that is empty comes and goes with the content, as in a fresh host")
    func changes() {
        let size = ProposedViewSize(width: 100, height: 100)
        let kept = ViewHost(Optionally(isThere: false, isTall: false), size: size)
        for (isThere, isTall) in [
            (false, false), (true, false), (true, true), (false, true), (true, true), (false, false),
        ] {
            kept.setContent(Optionally(isThere: isThere, isTall: isTall))
            _ = kept.update()
            let fresh = ViewHost(Optionally(isThere: isThere, isTall: isTall), size: size)
            _ = fresh.update()
            #expect(kept.frames() == fresh.frames())
            #expect(kept.findInconsistency() == nil)
            #expect(kept.frame(id: "strip")?.height == (isThere ? (isTall ? 30 : 20) : nil))
            #expect(kept.frame(id: "content")?.height == (isThere ? (isTall ? 60 : 70) : nil))
            #expect(kept.frame(id: "below")?.minY == (isThere ? 90 : 45))
        }
    }
}
