import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rule 6.
struct SpacingVectors {
    static let bodyText = TextSpacing(
        ascent: 13 * 1980 / 2048,
        descent: 13 * 432 / 2048,
        leading: 0,
        capHeight: 13 * 1443 / 2048,
        pixel: 0.5
    )

    @Test("layout rules 6.2, 6.3: two plain views are 8 apart on both axes, and .zero gives 0")
    func plain() {
        for axis in Axis.allCases {
            #expect(ViewSpacing().distance(to: ViewSpacing(), along: axis) == 8)
            #expect(ViewSpacing.standard.distance(to: .standard, along: axis) == 8)
            #expect(ViewSpacing.zero.distance(to: .standard, along: axis) == 0)
        }
    }

    @Test("layout rule 6.6: a view below a text is 8.15087890625 away, one above it 4.7421875, beside it 8")
    func text() {
        let text = ViewSpacing(firstLine: Self.bodyText, lastLine: Self.bodyText)
        #expect(text.distance(to: .standard, along: .vertical) == 8.15087890625)
        #expect(ViewSpacing.standard.distance(to: text, along: .vertical) == 4.7421875)
        #expect(text.distance(to: .standard, along: .horizontal) == 8)
        #expect(text.distance(to: text, along: .vertical) == 0)
    }

    @Test("layout rule 6.6: between two texts lies the lower one's leading in whole pixels of the upper one")
    func textToText() {
        let small = TextSpacing(ascent: 2, descent: 3, leading: 5, capHeight: 1, pixel: 13)
        let large = TextSpacing(ascent: 7, descent: 11, leading: 17, capHeight: 1, pixel: 23)
        func distance(_ upper: TextSpacing, _ lower: TextSpacing) -> CGFloat {
            ViewSpacing(firstLine: upper, lastLine: upper)
                .distance(to: ViewSpacing(firstLine: lower, lastLine: lower), along: .vertical)
        }
        #expect(distance(small, small) == 13)
        #expect(distance(small, large) == 26)
        #expect(distance(large, small) == 23)
    }

    @Test(
        "layout rule 6.3: plain distances meet as the larger one: 17 across, 13 down; a side's 40 and a bottom's 30 beside .zero"
    )
    func plainDistances() {
        let a = spacing(top: 2, left: 3, bottom: 7, right: 11)
        let b = spacing(top: 13, left: 17, bottom: 21, right: 23)
        #expect(a.distance(to: b, along: .horizontal) == 17)
        #expect(a.distance(to: b, along: .vertical) == 13)
        let c = spacing(top: 10, left: 20, bottom: 30, right: 40)
        #expect(c.distance(to: .zero, along: .horizontal) == 40)
        #expect(c.distance(to: .zero, along: .vertical) == 30)
    }

    @Test("layout rule 6.5: a union keeps the larger distance on the chosen edges only")
    func union() {
        let union = spacing(top: 1, left: 1, bottom: 1, right: 1)
            .union(spacing(top: 9, left: 9, bottom: 9, right: 9), edges: .bottom)
        #expect(union.distance(to: .zero, along: .vertical) == 9)
        #expect(union.distance(to: .zero, along: .horizontal) == 1)
    }

    @Test("layout rules 6.3, 6.6: a column of text and colour uses the text's distances")
    func columnWithText() {
        let laidOut = LaidOut(vstack(.center, nil, fix(10, 10), Box(.measured(TextLeaf())), fix(10, 10)), p(nil, nil))
        #expect(laidOut.frames.map(\.minY) == [0, 14.7421875, 42.89306640625])
    }

    @Test("layout rules 6.7, 22: padding resets the edges it insets, an outer stack sees the first and last child")
    func propagation() {
        let padded = vstack(.center, nil, Box(.measured(TextLeaf())).padding(.bottom, 1), fix(10, 10))
        #expect(LaidOut(padded, p(nil, nil)).frames[1].minY == 29)
        let side = vstack(.center, nil, Box(.measured(TextLeaf())).padding(.leading, 1), fix(10, 10))
        #expect(LaidOut(side, p(nil, nil)).frames[1].minY == 28.15087890625)
        let nested = vstack(.center, nil, vstack(.center, 0, fix(10, 10), Box(.measured(TextLeaf()))), fix(10, 10))
        #expect(LaidOut(nested, p(nil, nil)).frames[2].minY == 38.15087890625)
    }

    private func spacing(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing(plain: top, edges: .top)
        spacing.formUnion(ViewSpacing(plain: left, edges: .leading))
        spacing.formUnion(ViewSpacing(plain: bottom, edges: .bottom))
        spacing.formUnion(ViewSpacing(plain: right, edges: .trailing))
        return spacing
    }
}

/// One line of 13 pt text, 30×20.
private final class TextLeaf: MeasuredLeaf {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 20) }
    var spacing: ViewSpacing { ViewSpacing(firstLine: SpacingVectors.bodyText, lastLine: SpacingVectors.bodyText) }
}
