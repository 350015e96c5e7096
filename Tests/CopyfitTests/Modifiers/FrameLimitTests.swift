import Copyfit
import Testing

/// Flexible frames with limits that contradict each other or are no lengths (layout rule 9.2), and what an offset
/// leaves alone (layout rule 10.2).
@MainActor
struct FrameLimitTests {
    private var box: some View { Color.red.box(20, 20) }

    /// The width for a proposal.
    private func width(_ view: some View, _ proposed: CGFloat?) -> CGFloat {
        size(of: view, ProposedViewSize(width: proposed, height: 20)).width
    }

    @Test("Limits are brought in order: the least at least 0, the ideal at least that, the most at least the ideal")
    func order() {
        #expect(width(box.frame(idealWidth: -10), nil) == 0)
        #expect(width(box.frame(idealWidth: -10), 50) == 20)
        #expect(width(box.frame(minWidth: -10), nil) == 20)
        #expect(width(Color.red.frame(minWidth: -10, maxWidth: 30), 50) == 30)
        #expect(width(Color.red.frame(minWidth: 40, idealWidth: 30), nil) == 40)
        // ideal 50 lifts the maximum to 50.
        #expect(width(Color.red.frame(idealWidth: 50, maxWidth: 30), 100) == 50)
        #expect(width(Color.red.frame(maxWidth: -30), 100) == 0)
    }

    @Test("A least above the most and no ideal: both are left out and the child's length counts")
    func contradictory() {
        let host = host(box.frame(minWidth: 100, maxWidth: 50))
        #expect(host.idealSize.width == 20)
        for proposed: CGFloat? in [nil, 0, 30, 70, 200] {
            #expect(width(box.frame(minWidth: 100, maxWidth: 50), proposed) == 20)
        }
        #expect(width(Color.red.frame(minWidth: 100, maxWidth: 50), 300) == 50)
    }

    @Test("An offset moves neither an explicit guide nor a baseline")
    func offset() {
        let row = HStack(alignment: .top, spacing: 0) {
            Color.red.box(10, 10).alignmentGuide(.top) { _ in 4 }.offset(x: 3, y: 30).id("moved")
            Color.red.box(10, 10).id("other")
        }
        let host = host(row, nil, nil)
        // The first's guide is at 4: it begins 4 above the other, whatever it is moved by.
        #expect(host.idealSize == CGSize(width: 20, height: 14))
        #expect(host.frame(id: "other") == CGRect(x: 10, y: 4, width: 10, height: 10))
        let texts = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a").offset(y: 30)
            Text("b").id("b")
        }
        #expect(CopyfitTests.host(texts, nil, nil).idealSize.height == 16)
        #expect(CopyfitTests.host(texts, nil, nil).frame(id: "b")?.minY == 0)
    }
}
