import Copyfit
import CopyfitExtras
import Testing

@testable import AcceptancePrograms

@MainActor
struct RelativeProposalTests {
    /// The bubble of the acceptance program.
    struct OwnBubble: View {
        let isOwn: Bool

        var body: some View {
            Color.blue
                .frame(height: 30)
                .frame(maxWidth: 400)
                .id("bubble")
                .relativeProposed(width: 0.8)
                .id("fraction")
                .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
                .id("row")
        }
    }

    @Test(
        "A bubble of 80 % with a limit of 400 stands where a layout written for it puts it",
        arguments: [(753 as CGFloat, 400 as CGFloat), (400, 320), (500, 400), (0, 0)]
    )
    func sameAsByHand(container: CGFloat, width: CGFloat) {
        for isOwn in [false, true] {
            let old = LaidOut(Bubble(isOwn: isOwn), width: container)
            let new = LaidOut(OwnBubble(isOwn: isOwn), width: container)
            let ids = ["bubble", "fraction", "row"]
            #expect(new.frames(ids) == old.frames(ids))
            #expect(new.frame("fraction") == rect(isOwn ? container - width : 0, 0, width, 30))
        }
    }

    @Test("Any view answers any proposal as it does to a layout written for it", arguments: [0, 0.25, 0.8, 1, 1.5])
    func sameAnswers(fraction: Double) {
        let sides: [CGFloat?] = [nil, 0, 30, 100, 753]
        let views = [
            AnyView(Text("Short Short")), AnyView(Color.red), AnyView(Color.red.frame(maxWidth: 50, maxHeight: 20)),
            AnyView(
                HStack {
                    Color.red.frame(width: 20); Text("Looooong")
                }
            ),
        ]
        for view in views {
            let old = LaidOut(view.proposedFraction(width: fraction, height: 1 - fraction / 2), width: 100).host
            let new = LaidOut(view.relativeProposed(width: fraction, height: 1 - fraction / 2), width: 100).host
            for offer in sides.flatMap({ width in sides.map { proposal(width, $0) } }) {
                #expect(new.size(for: offer) == old.size(for: offer))
            }
        }
    }

    @Test("Right to left the leading edge is the right one")
    func mirrored() {
        let bubble = LaidOut(OwnBubble(isOwn: false).environment(\.layoutDirection, .rightToLeft), width: 753)
        #expect(bubble.frame("fraction") == rect(353, 0, 400, 30))
    }

    /// What a view under a fraction of the width is offered.
    private func offer(_ fraction: Double, of width: CGFloat?) -> ProposedViewSize? {
        let notes = NotingLayout.Notes()
        let view = NotingLayout(notes: notes) { Color.red.box("a", 20, 10) }.relativeProposed(width: fraction)
        _ = LaidOut(view, width: width, height: 70)
        #expect(notes.proposals.count == 1)
        return notes.proposals.first
    }

    @Test(
        "The offer is the fraction of the proposed width; there is none of nil and infinity",
        arguments: [
            (0.5, 100 as CGFloat?, 50 as CGFloat?), (2, 100, 200), (1, 100, 100), (0, 100, 0), (0.5, 0, 0),
            (0.5, nil, nil), (0.5, .infinity, .infinity), (2, nil, nil), (0, .infinity, .infinity), (0, nil, nil),
        ]
    )
    func fractions(fraction: Double, width: CGFloat?, offered: CGFloat?) {
        #expect(offer(fraction, of: width) == proposal(offered, 70))
    }

    @Test("Negative fractions count as 0, NaN as 1; an infinite one proposes infinity, but 0 of a width of 0")
    func hostileFractions() {
        #expect(offer(-1, of: 100) == proposal(0, 70))
        #expect(offer(-.infinity, of: 100) == proposal(0, 70))
        #expect(offer(.nan, of: 100) == proposal(100, 70))
        #expect(offer(.infinity, of: 100) == proposal(.infinity, 70))
        #expect(offer(.infinity, of: 0) == proposal(0, 70))
    }

    @Test("A text that needs less keeps its own width; two elements stand in a column; nothing is 0×0")
    func answers() {
        // Short is 33.737 wide by hb-shape, rounded up 34.
        #expect(
            LaidOut(Text("Short").relativeProposed(width: 0.5).id("a"), width: 200).frame("a")?.size == size(34, 16)
        )
        let two = Group {
            Color.red.box("a", 20, 10)
            Color.red.box("b", 30, 20)
        }
        #expect(LaidOut(two.relativeProposed(width: 0.5), width: 200).host.idealSize == size(30, 38))
        #expect(LaidOut(EmptyView().relativeProposed(width: 0.5), width: 200).host.idealSize == .zero)
    }

    @Test("In a row the base is the share: half of the 92 that 200 leaves beside 100 and a gap of 8")
    func share() {
        let row = LaidOut(
            HStack {
                Color.red.box("rigid", 100, 10)
                Color.red.bar("half", ideal: 10, height: 10).relativeProposed(width: 0.5)
            },
            width: 200
        )
        #expect(row.frame("half")?.width == 46)
    }

    @Test("The baseline of the content passes through")
    func baseline() {
        // Baselines at 12.5 and 25: see the tests of equal sizes.
        let row = LaidOut(
            HStack(alignment: .firstTextBaseline) {
                Text("Short").relativeProposed(width: 0.5).id("small")
                Text("Short").font(.system(size: 26)).id("large")
            },
            width: 300
        )
        #expect(row.frame("small")?.minY == 12.5)
        #expect(row.frame("large")?.minY == 0)
    }

    // MARK: Probing

    @Test(
        "With probing a fraction of nil is one of the ideal length, of infinity one of the maximum where that is finite",
        arguments: [
            (proposal(nil, nil), size(40, 5)), (proposal(100, nil), size(50, 5)), (proposal(nil, 100), size(40, 25)),
            (proposal(.infinity, .infinity), size(.infinity, 15)), (proposal(100, 100), size(50, 25)),
        ]
    )
    func probing(offer: ProposedViewSize, expected: CGSize) {
        let view = Color.red.frame(idealWidth: 80, maxWidth: .infinity, idealHeight: 20, maxHeight: 60)
            .relativeProposed(width: 0.5, height: 0.25, unboundedSides: .probe)
        #expect(LaidOut(view, width: 10).host.size(for: offer) == expected)
    }

    @Test("At half its ideal width a text takes two lines, because its height is not probed")
    func probedText() {
        // Short Short is 71.130 wide, rounded up 71.5: half of it, 35.75, holds one word.
        let view = Text("Short Short").relativeProposed(width: 0.5, unboundedSides: .probe)
        #expect(LaidOut(view, width: nil).host.idealSize.height == 31.5)
    }

    @Test("An infinite answer has no fraction: the side is passed on as it was")
    func infiniteAnswer() {
        for fraction in [0.5, 0] {
            let notes = NotingLayout.Notes()
            let view = NotingLayout(notes: notes) { InfiniteLayout() {} }
                .relativeProposed(width: fraction, height: fraction, unboundedSides: .probe)
            #expect(LaidOut(view, width: nil).host.idealSize == size(.infinity, .infinity))
            #expect(notes.proposals == [proposal(nil, nil)])
        }
    }

    @Test("A probed view is asked twice, once where nothing is unbounded")
    func questions() {
        let notes = NotingLayout.Notes()
        let view = NotingLayout(notes: notes) { Color.red.box("a", 20, 10) }
            .relativeProposed(width: 0.5, unboundedSides: .probe)
        let host = LaidOut(view, width: 100).host
        #expect(notes.proposals == [proposal(50, nil)])
        _ = host.size(for: .unspecified)
        #expect(notes.proposals == [proposal(50, nil), proposal(nil, nil), proposal(10, nil)])
    }
}
