import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rules 11, 13, 14 and 15.
struct ContainerVectors {
    static let rows: [Vector] = [
        Vector("V1a", threeWidths, [p(250, 100), p(nil, 100)], 200, 20),
        Vector("V1b", threeWidths, [p(150, 100)], 100, 20),
        Vector("V1c", threeWidths, [p(80, 100)], 90, 20),
        Vector("V2a", fitting(color, fix(5, 5)), [p(40, 40)], 40, 40),
        Vector("V2b", fitting(color, fix(5, 5)), [p(9, 40)], 5, 5),
        Vector("V3a", fitting(color.frame(idealWidth: 300, maxWidth: inf), fix(5, 5)), [p(200, 40)], 5, 5),
        Vector("V3b", fitting(color.frame(idealWidth: 300, maxWidth: inf), fix(5, 5)), [p(400, 40)], 400, 40),
        Vector("C1", pieces(4, 1, 10), [p(390, 100)], 90, 100),
        Vector("C2", pieces(4, 3, 10), [p(390, 100)], 290, 100),
        Vector("C3a", pieces(5, 2, 0), [p(400, 100)], 160, 100),
        Vector("C3b", pieces(2, 1, 20), [p(320, 100)], 150, 100),
        Vector("C3c", pieces(1, 1, 0), [p(320, 100)], 320, 100),
        Vector(
            "W2",
            scroll(.vertical, fix(80, 400)).marked.frame(width: 300, height: 200),
            anyProposal,
            300,
            200,
            f(110, 0, 80, 200),
            f(110, 0, 80, 400)
        ),
        Vector("W3a", scroll(.vertical, fix(80, 400)), [p(300, 0)], 80, 0),
        Vector("W3b", scroll(.vertical, fix(80, 400)), [p(300, nil)], 80, 400),
        Vector(
            "W4",
            scroll(.horizontal, hstack(.center, 0, fix(200, 20), color, fix(200, 20))).frame(width: 300, height: 100),
            anyProposal,
            300,
            100,
            unstated,
            f(200, 0, 10, 100),
            x(210)
        ),
        Vector("E2", fix(100, 100).inset(.bottom, 0, color.frame(height: 44).listed), [p(nil, nil)], 100, 144),
        Vector(
            "E3",
            color.inset(.bottom, 8, color.frame(height: 44).listed),
            [p(300, 400)],
            300,
            400,
            f(0, 0, 300, 348),
            y(356)
        ),
        Vector(
            "E4",
            color.frame(minHeight: 100).listed.inset(.bottom, 0, color),
            [p(300, 400)],
            300,
            400,
            h(100),
            h(300)
        ),
    ]

    static var threeWidths: Box { fitting(fix(200, 20), fix(100, 20), fix(90, 20)) }

    static func fitting(_ children: Box...) -> Box {
        Box(.viewThatFits([.horizontal, .vertical]), children)
    }

    static func pieces(_ count: Int, _ span: Int, _ spacing: CGFloat) -> Box {
        let frame = ContainerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
        return color.wrapped(.containerRelativeFrame(frame))
    }

    static func scroll(_ axes: Axis.Set, _ content: Box) -> Box { Box(.scrollView(axes), [content]) }

    @Test("Containers size and place as the table says", arguments: rows)
    func containers(row: Vector) { row.check() }

    @Test("layout rule 13.3: a vertical choice does not look at the width")
    func verticalChoice() {
        let box = Box(.viewThatFits(.vertical), [fix(200, 20), fix(5, 5)])
        #expect(LaidOut(box, p(50, 30)).size == CGSize(width: 200, height: 20))
    }

    @Test("layout rule 14.5: a scroll view is the container of what it shows, whichever size it was asked before")
    func containerRelativeInScrollView() {
        let page = color.wrapped(.containerRelativeFrame(ContainerRelativeFrame(.horizontal)))
        let box = hstack(.center, 0, Self.scroll(.horizontal, hstack(.center, 0, page, page)), fix(100, 10))
        #expect(LaidOut(box, p(400, 50)).frames.map(\.width) == [300, 300, 100])
    }

    @Test("layout rule 14.1: insets of a scroll view's content are no part of the container")
    func containerRelativeInsets() {
        let insets = EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 16)
        let page = color.wrapped(.containerRelativeFrame(ContainerRelativeFrame(.horizontal)))
        let box = Self.scroll(.horizontal, page.listed).wrapped(.safeAreaPadding(insets))
        // 100 less 24 and 16.
        #expect(LaidOut(box, p(100, 50)).frames == [CGRect(x: 24, y: 0, width: 60, height: 50)])
    }

    @Test("layout rule 11.3: a lazy column is as wide as its proposal and as long as its children")
    func lazyStack() {
        let column = Box(
            .lazyStack(StackBehaviour(alignment: HorizontalAlignment.center, spacing: 4)),
            [fix(40, 20), color]
        )
        let laidOut = LaidOut(column, p(100, 500))
        #expect(laidOut.size == CGSize(width: 100, height: 34))
        #expect(
            laidOut.frames == [CGRect(x: 30, y: 0, width: 40, height: 20), CGRect(x: 0, y: 24, width: 100, height: 10)]
        )
        #expect(LaidOut(column, p(nil, nil)).size == CGSize(width: 40, height: 34))
    }

    @Test("layout rule 15.2: on plain content a safe area inset takes the bar and the default gap of 8")
    func defaultInsetSpacing() {
        let laidOut = LaidOut(color.inset(.bottom, nil, color.frame(height: 44).listed), p(300, 400))
        #expect(laidOut.frames.map(\.height) == [348, 44])
    }
}

extension Box {
    fileprivate func inset(_ edge: VerticalEdge, _ spacing: CGFloat?, _ strip: Box) -> Box {
        Box(.safeAreaInset(SafeAreaInset(edge: edge, spacing: spacing)), [self, strip])
    }
}
