import Copyfit
import Testing

@MainActor
struct DiagnosticTests {
    @Test("layout rule 9.1: a frame's length that is ignored is reported", arguments: [-10, CGFloat.infinity, .nan])
    func ignoredFrame(length: CGFloat) {
        let host = ViewHost(Color.red.frame(width: length), size: ProposedViewSize(width: 100, height: 100))
        #expect(host.update().diagnostics.map(\.code) == [.nonFiniteSize])
        let good = ViewHost(Color.red.frame(width: 0), size: ProposedViewSize(width: 100, height: 100))
        #expect(good.update().diagnostics == [])
    }

    @Test(
        "A custom layout that is placed with an infinite size or none is reported",
        arguments: [CGFloat.infinity, .nan]
    )
    func strangeLayout(length: CGFloat) {
        let host = ViewHost(Strange(length: length) {}, size: ProposedViewSize(width: 100, height: 100))
        #expect(host.update().diagnostics.map(\.code) == [.nonFiniteSize])
    }
}

private struct Strange: Layout {
    let length: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: length, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
