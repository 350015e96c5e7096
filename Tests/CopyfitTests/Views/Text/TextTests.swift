import CopyfitFonts
import CopyfitText
import Testing

import Copyfit
@testable import CopyfitViews

/// Layout rule 17, in the stand-in font: 7.3 points per character, lines of 16 points.
@MainActor
struct TextTests {
    private let long = Text("one two three four five six")

    private func size<V: View>(_ view: V, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
        ViewHost.standIn(view, width: nil, height: nil).size(for: ProposedViewSize(width: width, height: height))
    }

    @Test("layout rule 17.1: without a width, one line per paragraph, rounded up to half a point")
    func ideal() {
        // 27 characters: 197.1; "a\nbcd": 3 characters, 21.9.
        #expect(size(long, nil, nil) == CGSize(width: 197.5, height: 16))
        #expect(size(Text("a\nbcd"), nil, nil) == CGSize(width: 22, height: 32))
        #expect(size(Text(""), nil, nil) == CGSize(width: 0, height: 16))
    }

    @Test("layout rule 17.2: a width wraps; the answer is the widest line, never more than the proposal")
    func wrapping() {
        // "one two three " (102.2, as far as there is room), "four five six" (94.9).
        #expect(size(long, 100, nil) == CGSize(width: 100, height: 32))
        #expect(size(long, 103, nil) == CGSize(width: 102.5, height: 32))
        // "one two ", "three ", "four five " (73), "six"
        #expect(size(long, 70, nil) == CGSize(width: 70, height: 64))
        #expect(size(long, 94.9, nil) == CGSize(width: 94.9, height: 32))
    }

    @Test(
        "layout rule 17.3: a height keeps as many whole lines as fit, at least one",
        arguments: [
            (height: 0 as CGFloat, expected: 16 as CGFloat), (16, 16), (31, 16), (32, 32), (1000, 64),
        ]
    )
    func heights(height: CGFloat, expected: CGFloat) {
        #expect(size(long, 70, height).height == expected)
    }

    @Test("layout rule 17.4: nothing by nothing is nothing")
    func zero() {
        #expect(size(long, 0, 0) == .zero)
    }

    @Test(
        "runtime rule R91: proposed its own size, a text keeps it",
        arguments: [30, 50, 66, 70.1, 94.9, 95, 123, 197.1] as [CGFloat]
    )
    func idempotence(width: CGFloat) {
        let once = size(long, width, nil)
        #expect(size(long, once.width, nil) == once)
        #expect(size(long, once.width, once.height) == once)
    }

    @Test("lineLimit in all its forms")
    func lineLimits() {
        func height<V: View>(_ view: V) -> CGFloat { size(view, 70, nil).height }
        #expect(height(long.lineLimit(nil)) == 64)
        #expect(height(long.lineLimit(2)) == 32)
        #expect(height(long.lineLimit(0)) == 16)
        #expect(height(long.lineLimit(...3)) == 48)
        #expect(height(long.lineLimit(6...)) == 96)
        #expect(height(long.lineLimit(1...2)) == 32)
        #expect(height(Text("a").lineLimit(2...3)) == 32)
        #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == 48)
        #expect(height(Text("a").lineLimit(3, reservesSpace: false)) == 16)
    }

    @Test("layout rule 17.8: reserved lines leave the last baseline on the real last line")
    func reservedBaseline() {
        let view = HStack(alignment: .lastTextBaseline, spacing: 0) {
            Text("a").lineLimit(3, reservesSpace: true).id("reserved")
            Text("b").id("plain")
        }
        let host = host(view)
        #expect(host.frame(id: "reserved")?.minY == host.frame(id: "plain")?.minY)
    }

    @Test("layout rule 17.9: lineSpacing widens the pitch, not the last line; a height counts pitches")
    func lineSpacing() {
        let spaced = long.lineSpacing(4)
        // Four lines of 16 and three gaps of 4.
        #expect(size(spaced, 70, nil).height == 76)
        #expect(size(spaced, 70, 75).height == 56)
        let once = size(spaced, 70, 60)
        #expect(size(spaced, once.width, once.height) == once)
    }

    @Test("layout rule 17.5: first and last baselines carry alignment")
    func baselines() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a\nb").id("two")
            Color.red.box(10, 30).id("box")
        }
        let host = host(view, 100, 100)
        // The box's baseline is its bottom edge, at 30; the text's first at 12.
        #expect(host.frame(id: "two")!.minY - host.frame(id: "box")!.minY == 18)
    }

    @Test("layout rule 6.6: text spacing: below a text its leading and descent, above it its ascent")
    func spacing() {
        // Ascent 12, descent 4, cap height 9: pitch 12 + 4 + 2 (a tenth of 16, up to half a point: 2) = 18.
        // Below a text: 18 − 9 = 9; above a text: 18 − 12 = 6; text above text: leading 0.
        let view = VStack {
            Text("a").id("a")
            Text("b").id("b")
            Color.red.box(10, 10).id("box")
            Text("c").id("c")
        }
        let host = host(view)
        let tops = ["a", "b", "box", "c"].map { host.frame(id: $0)!.minY }
        #expect(zip(tops.dropFirst(), tops).map { $0 - $1 } == [16, 25, 16])
    }

    @Test("textCase changes the characters, the environment's locale the numbers")
    func characters() {
        #expect(Text("straße").words(in: environment { $0.textCase = .uppercase }) == "STRASSE")
        let number = Text("\(1_234_567) and \(2.5, specifier: "%.1f")")
        #expect(number.words(in: EnvironmentValues()) == "1,234,567 and 2.5")
        let german = environment { $0.locale = Locale(identifier: "de_DE") }
        #expect(number.words(in: german) == "1.234.567 and 2,5")
        let plain = 1_234_567
        #expect(Text(String(plain)).words(in: german) == "1234567")
    }

    private func environment(_ change: (inout BuiltInEnvironment) -> Void) -> EnvironmentValues {
        var environment = EnvironmentValues()
        change(&environment.builtIn)
        return environment
    }

    @Test("Attributes: what a text sets wins over what is set around it; + keeps each text's own")
    func attributes() {
        let text = (Text("a").bold() + Text("b")).italic().fontWeight(.light)
        let runs = styles(text, environment { $0.font = .system(size: 20) })
        #expect(runs.map(\.style.font.askedName) == ["Inter Bold Italic", "Inter Light Italic"])
        #expect(runs.map(\.style.size) == [20, 20])
        let nested = styles(Text("x \(Text("y").font(.title)) z"), EnvironmentValues())
        #expect(nested.map(\.start) == [0, 2, 3])
        #expect(nested.map(\.style.size) == [13, 22, 13])
    }

    @Test("Attributed strings carry fonts")
    func attributedString() {
        var string = AttributedString("small ")
        var large = AttributedString("large")
        large.font = .system(size: 30)
        string.append(large)
        #expect(styles(Text(string), EnvironmentValues()).map(\.style.size) == [13, 30])
    }

    private func styles(_ text: Text, _ environment: EnvironmentValues) -> [StyledText.StyleRun] {
        text.content(in: environment).text?.runs ?? []
    }
}
