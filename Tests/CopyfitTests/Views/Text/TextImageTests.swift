import CopyfitDrawing
import CopyfitLayout
import CopyfitText
import Foundation
import Testing

import Copyfit
@testable import CopyfitAssets
@testable import CopyfitViews

/// Pictures among text, in the stand-in font: 7.3 points a character at 13 points, lines of 16 points, 12 of them above
/// the baseline, capital letters of 9 points.
@MainActor
struct TextImageTests {
    private let star = Image(systemName: "star.fill")

    private func size<V: View>(_ view: V, width: CGFloat? = nil) -> CGSize {
        ViewHost.standIn(view, width: nil, height: nil).size(for: ProposedViewSize(width: width, height: nil))
    }

    private func file(_ width: Int, _ height: Int) -> Image {
        Image(.file(ImageFile(width: width, height: height), scale: 1))
    }

    @Test("A symbol is as wide as its font is large, and changes no height")
    func symbols() {
        // 13 + 7.3, rounded up to half a point. The symbol reaches 4.5 + 6.5 = 11 up and 2 down.
        #expect(size(Text(star) + Text("a")) == CGSize(width: 20.5, height: 16))
        #expect(size(Text("\(star)a")) == CGSize(width: 20.5, height: 16))
        #expect(size(Text("a \(Text(star).font(.system(size: 26)))")).width == 41)
        // 8.125 above and below the middle: 12.625 up, more than 12.
        #expect(size((Text(star) + Text("a")).imageScale(.large)) == CGSize(width: 24, height: 17))
    }

    @Test("A picture from a file stands on the baseline in its own size")
    func files() {
        // 30 up, 4 down of the font.
        #expect(size(Text(file(20, 30)) + Text("a")) == CGSize(width: 27.5, height: 34))
        #expect(size(Text(file(20, 30).resizable())) == CGSize(width: 20, height: 34))
    }

    @Test("Lines end beside a picture")
    func wrapping() {
        let text = Text("aa") + Text(star) + Text("bb")
        // 14.6 + 13 + 14.6
        #expect(size(text) == CGSize(width: 42.5, height: 16))
        #expect(size(text, width: 28) == CGSize(width: 28, height: 32))
        #expect(size(text, width: 14.7) == CGSize(width: 14.7, height: 48))
    }

    @Test("A picture is drawn where its place in the line is, in the colour of its text")
    func drawing() throws {
        let view = Text("aa") + Text(star).foregroundColor(.red)
        let list = ViewHost.standIn(view, width: nil, height: nil).displayList()
        var fills: [(CGRect, DisplayList.Paint)] = []
        for case .fill(let path, let paint, _) in list.items.leaves { fills.append((path.boundingRect, paint)) }
        let fill = try #require(fills.first)
        #expect(fill.0.minX >= 14.5 && fill.0.maxX <= 28)
        #expect(fill.0.minY >= 1 && fill.0.maxY <= 14.5)
        #expect(fill.1 != .color(.black))
    }

    @Test("What is read of a text has no pictures")
    func reading() {
        #expect((Text("a") + Text(star) + Text("b")).words(in: EnvironmentValues()) == "ab")
    }

    @Test("A change of the picture alone is seen")
    func changes() {
        struct Switching: View {
            let isLarge: Bool
            var body: some View { Text("a\(Image(systemName: "star"))").imageScale(isLarge ? .large : .medium) }
        }
        let host = ViewHost.standIn(Switching(isLarge: false), width: nil, height: nil)
        #expect(host.size(for: .unspecified).width == 20.5)
        host.setContent(Switching(isLarge: true))
        _ = host.update()
        #expect(host.size(for: .unspecified).width == 24)
        host.setContent(Switching(isLarge: false))
        _ = host.update()
        #expect(host.size(for: .unspecified).width == 20.5)
    }
}
