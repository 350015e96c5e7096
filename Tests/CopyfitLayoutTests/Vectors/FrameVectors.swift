import CopyfitLayout
import Foundation
import LayoutTrees
import Testing

/// Layout rules 9 and 10.
struct FrameVectors {
    static let rows: [Vector] = [
        Vector("F1", fix(50, 20).frame(width: 200, height: 200), anyProposal, 200, 200, f(75, 90, 50, 20)),
        Vector(
            "F2",
            fix(50, 20).frame(width: 200, height: 200, .bottomTrailing),
            anyProposal,
            200,
            200,
            f(150, 180, 50, 20)
        ),
        Vector("F3", color.frame(width: 50), [p(nil, nil)], 50, 10, f(0, 0, 50, 10)),
        Vector("F5", color.frame(minHeight: 100), [p(nil, nil)], 10, 100, f(0, 0, 10, 100)),
        Vector("F6", color.frame(maxWidth: 200, maxHeight: 200).fixedSize(), [p(500, 500)], 10, 10),
        Vector("F7", color.frame(idealWidth: 100, idealHeight: 50).fixedSize(), anyProposal, 100, 50, f(0, 0, 100, 50)),
        Vector("F9", color.frame(minWidth: 20, maxWidth: 50).fixedSize(.horizontal), [p(500, 30)], 20, 30),
        Vector("F10", color.fixedSize(.vertical), [p(120, 300)], 120, 10),
        Vector("F11", color.frame(width: 50, height: 50).padding(10), anyProposal, 70, 70, f(10, 10, 50, 50)),
        Vector(
            "F14",
            color.aspectRatio(2, .fit).frame(maxWidth: 100, maxHeight: 100),
            [p(nil, nil)],
            10,
            10,
            f(0, 0, 10, 10)
        ),
        Vector(
            "P1",
            fix(75, 20).padding(20).layered(.center, color),
            [p(300, 400)],
            115,
            60,
            xy(20, 20),
            f(0, 0, 115, 60)
        ),
        Vector("P2", color.padding(16), [p(nil, nil)], 42, 42, f(16, 16, 10, 10)),
        Vector("P4", color.padding(-10), [p(100, 50)], 100, 50, f(-10, -10, 120, 70)),
        Vector("P5", fix(10, 10).padding(-10), anyProposal, 0, 0, f(-10, -10, 10, 10)),
        Vector("A1", color.aspectRatio(1.5, .fit), [p(100, 200)], 100, 66.667),
        Vector("A3", color.aspectRatio(16 / 9, .fill), [p(100, 100)], 177.778, 100),
        Vector("A4", color.aspectRatio(2, .fit), [p(100, nil)], 100, 50),
        Vector("A5", color.aspectRatio(2, .fill), [p(100, nil)], 100, 50),
        Vector("A7", color.aspectRatio(nil, .fit), [p(300, 150)], 150, 150),
        Vector("A8", image.aspectRatio(nil, .fit), [p(60, 60)], 60, 30),
        Vector(
            "A9",
            image.aspectRatio(nil, .fill).frame(width: 60, height: 60),
            anyProposal,
            60,
            60,
            f(-30, 0, 120, 60)
        ),
        Vector(
            "A11",
            color.aspectRatio(1, .fit).frame(width: 200, height: 100),
            anyProposal,
            200,
            100,
            f(50, 0, 100, 100)
        ),
        Vector(
            "A12",
            color.aspectRatio(1.5, .fill).frame(width: 100, height: 100),
            anyProposal,
            100,
            100,
            f(-25, 0, 150, 100)
        ),
        Vector(
            "A13",
            color.aspectRatio(0.5, .fill).frame(width: 100, height: 100),
            anyProposal,
            100,
            100,
            f(0, -50, 100, 200)
        ),
        Vector(
            "Q1",
            fix(50, 50).position(50, 0).frame(width: 100, height: 100),
            anyProposal,
            100,
            100,
            f(25, -25, 50, 50)
        ),
        Vector("Q2", fix(50, 30).position(10, 10), [p(nil, 200)], 50, 200, f(-15, -5, 50, 30)),
        Vector("Q3", fix(20, 20).offset(30, 5), anyProposal, 20, 20, xy(30, 5)),
    ]

    static var image: Box {
        Box(.resizable(ideal: CGSize(width: 100, height: 50), minimum: .zero))
    }

    @Test("Frames and other wrappers size and place as the table says", arguments: rows)
    func wrappers(row: Vector) { row.check() }

    @Test(
        "layout rule 9.1: negative and non-finite lengths of a fixed frame count as nil",
        arguments: [-1, .infinity, .nan] as [CGFloat]
    )
    func unusableLengths(length: CGFloat) {
        #expect(LaidOut(color.frame(width: length, height: 5), p(30, 30)).size == CGSize(width: 30, height: 5))
    }

    @Test("layout rule 10.6: nil×nil passes through an aspect ratio")
    func unspecifiedAspectRatio() {
        #expect(LaidOut(color.aspectRatio(2, .fit), p(nil, nil)).size == CGSize(width: 10, height: 10))
    }

    @Test("layout rule 10.6: an aspect ratio does not bend a rigid child")
    func rigidAspectRatio() {
        #expect(LaidOut(fix(30, 30).aspectRatio(2, .fit), p(100, 100)).size == CGSize(width: 30, height: 30))
    }
}
