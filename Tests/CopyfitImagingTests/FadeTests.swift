import Copyfit
import CopyfitImaging
import Foundation
import TestSupport
import Testing

/// As poppler draws our PDF file on white. The documentation of `compositingGroup()` says that opacity and blend mode reach
/// the views inside one by one without it.
@Suite("Opacity and blend mode")
@MainActor
struct FadeTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    /// A red square from 0 to 20, and a blue one from 10 to 30 on it.
    private var squares: some View {
        ZStack(alignment: .topLeading) {
            Self.red.frame(width: 20, height: 20)
            Self.blue.frame(width: 20, height: 20).padding([.top, .leading], 10)
        }
    }

    private func pixels(_ view: some View) throws -> PagePixels {
        try PagePixels(ImageRenderer(content: view.background(Color.white)).pdfData())
    }

    /// Half of red on white is (255, 128, 128); half of blue on that is (128, 64, 192).
    @Test("reach each view inside") func parts() throws {
        let page = try pixels(squares.opacity(0.5))
        page.expect(5, 5, [255, 128, 128])
        page.expect(15, 15, [128, 64, 192])
        page.expect(25, 25, [128, 128, 255])
    }

    @Test("reach a compositing group as a whole") func group() throws {
        for page in [
            try pixels(squares.compositingGroup().opacity(0.5)), try pixels(squares.drawingGroup().opacity(0.5)),
        ] {
            page.expect(5, 5, [255, 128, 128])
            page.expect(15, 15, [128, 128, 255])
        }
    }

    @Test("reach what is masked, blurred or has a shadow as a whole") func filtered() throws {
        let page = try pixels(squares.mask(Rectangle()).opacity(0.5))
        page.expect(15, 15, [128, 128, 255])
        let shadow = try pixels(squares.shadow(color: .clear, radius: 0).opacity(0.5))
        shadow.expect(15, 15, [128, 128, 255])
    }

    /// A quarter of blue on (255, 191, 191), which is a quarter of red on white.
    @Test("are multiplied where they are inside each other") func nested() throws {
        let page = try pixels(squares.opacity(0.5).padding(0).opacity(0.5))
        page.expect(5, 5, [255, 191, 191])
        page.expect(15, 15, [191, 143, 207])
        page.expect(25, 25, [191, 191, 255])
    }

    @Test("pass through clips, rotations and identifiers") func passing() throws {
        let clipped = squares.clipShape(Rectangle()).rotationEffect(.zero).accessibilityIdentifier("a").offset(x: 0)
        try pixels(clipped.opacity(0.5)).expect(15, 15, [128, 64, 192])
    }

    @Test("reach a background, a border and an overlay by themselves") func layers() throws {
        let view = Self.blue.frame(width: 10, height: 10).padding(10).background(Self.red)
            .overlay(alignment: .topLeading) { Self.blue.frame(width: 5, height: 5) }
        let page = try pixels(view.opacity(0.5))
        page.expect(2, 2, [128, 64, 192])
        page.expect(7, 7, [255, 128, 128])
        page.expect(15, 15, [128, 64, 192])
    }

    /// The line through the words has their colour: it is not darker where it crosses them.
    @Test("reach a text as a whole") func text() throws {
        let text = Text("HHHH").font(.custom("Inter", fixedSize: 40)).strikethrough().foregroundStyle(.black)
        let page = try pixels(text.opacity(0.5))
        var darkest = 255
        for y in 5..<45 { for x in 0..<100 { darkest = min(darkest, page[x, y][0]) } }
        #expect((125...130).contains(darkest))
    }

    @Test("reach each view of a visual effect") func visualEffect() throws {
        try pixels(squares.visualEffect { effect, _ in effect.opacity(0.5) }).expect(15, 15, [128, 64, 192])
    }

    /// Red times blue is black; red times white is red.
    @Test("blend each view with what is below it") func blending() throws {
        let page = try pixels(squares.blendMode(.multiply))
        page.expect(5, 5, [255, 0, 0])
        page.expect(15, 15, [0, 0, 0])
        page.expect(25, 25, [0, 0, 255])
        let grouped = try pixels(squares.compositingGroup().blendMode(.multiply))
        grouped.expect(15, 15, [0, 0, 255])
    }

    /// Half of black on (255, 128, 128), with what is drawn half opaque.
    @Test("are combined") func both() throws {
        for page in [
            try pixels(squares.blendMode(.multiply).opacity(0.5)),
            try pixels(squares.opacity(0.5).blendMode(.multiply)),
        ] {
            page.expect(5, 5, [255, 128, 128])
            page.expect(15, 15, [128, 64, 128])
        }
    }

    @Test("the mode nearest to a view counts") func nearest() throws {
        let page = try pixels(
            ZStack(alignment: .topLeading) {
                Self.red.frame(width: 20, height: 20)
                Self.blue.frame(width: 20, height: 20).padding([.top, .leading], 10).blendMode(.screen)
            }
            .blendMode(.multiply)
        )
        // The screen of red and blue has both.
        page.expect(15, 15, [255, 0, 255])
    }

    @Test("of nothing, of more than 1 and of NaN are none, 1 and none") func limits() throws {
        try pixels(squares.opacity(0)).expect(5, 5, [255, 255, 255])
        try pixels(squares.opacity(-1)).expect(5, 5, [255, 255, 255])
        try pixels(squares.opacity(.nan)).expect(5, 5, [255, 255, 255])
        try pixels(squares.opacity(7)).expect(15, 15, [0, 0, 255])
    }
}
