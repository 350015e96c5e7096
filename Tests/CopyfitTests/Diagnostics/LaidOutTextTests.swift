import Foundation
import Testing

import Copyfit
@testable import CopyfitViews

/// What a host tells of its texts. In the stand-in font a character is 7.3 wide and a line 16 high, its baseline 12 below
/// its top.
@MainActor
@Suite("What became of a text")
struct LaidOutTextTests {
    private let text = Text("one two three four five six")

    private func host<V: View>(_ view: V, _ width: CGFloat, options: HostOptions = .init()) -> ViewHost {
        let host = ViewHost.standIn(view, width: width, height: nil, options: options)
        _ = host.update()
        return host
    }

    private func only(_ view: some View, _ width: CGFloat) throws -> LaidOutText {
        let texts = host(view, width).texts
        #expect(texts.count == 1)
        return try #require(texts.first)
    }

    @Test("A whole text: its lines, their boxes and baselines in the host's space")
    func whole() throws {
        let found = try only(text.padding(5), 80)
        #expect(found.string == "one two three four five six")
        #expect(found.lines.map(\.string) == ["one two", "three", "four five", "six"])
        #expect(found.lines.map { ($0.frame.width * 10).rounded() } == [511, 365, 657, 219])
        #expect(found.lines.map { $0.frame.minY.rounded() } == [5, 21, 37, 53])
        #expect((found.firstBaseline?.rounded(), found.lastBaseline?.rounded()) == (17, 65))
        #expect(found.isWhole && !found.isTruncated && found.problem == nil)
        #expect((found.missingWidth, found.linesTooMany) == (0, 0))
        #expect((found.scale, found.tightening, found.cutWords, found.missingCharacters) == (1, 0, [], []))
    }

    /// It is 66 wide, "three fo…" rounded up to half a point, where it has four lines; for two, "one two three" needs
    /// 13 × 7.3 = 94.9, of which rounding to 1/1024 leaves 94.897.
    @Test("A truncated text: what is left, how many lines and how much width it lacks")
    func truncated() throws {
        let found = try only(text.lineLimit(2), 70)
        #expect(found.lines.map(\.string) == ["one two", "three fo"])
        #expect(found.lines.map(\.isTruncated) == [false, true])
        #expect(found.isTruncated && !found.isWhole)
        #expect(found.linesTooMany == 2)
        #expect(abs(try #require(found.missingWidth) - 28.9) < 0.01)
        #expect(found.problem == "cut off, needs 28.9 pt more width or 2 more lines")
        let middle = try only(text.lineLimit(1).truncationMode(.middle), 70)
        #expect(middle.lines.map(\.string) == ["one tsix"])
    }

    @Test("A cut word is named once, and the text is not whole")
    func cut() throws {
        let found = try only(Text("a wonderful day"), 37)
        #expect(found.lines.map(\.string) == ["a", "wonde", "rful", "day"])
        #expect(found.cutWords == ["wonderful"])
        #expect(!found.isWhole && !found.isTruncated)
        #expect(found.lines.map(\.endsInsideWord) == [false, true, false, false])
        #expect(abs(try #require(found.missingWidth) - (9 * 7.3 - 36.5)) < 0.01)
    }

    @Test("Scaled and tightened texts say by how much")
    func relieved() throws {
        let scaled = try only(text.lineLimit(1).minimumScaleFactor(0.5), 100)
        #expect((scaled.scale, scaled.tightening, scaled.isWhole) == (0.5, 0, true))
        let tightened = try only(Text("abcdefghij").lineLimit(1).allowsTightening(true), 70)
        #expect((tightened.scale, tightened.tightening, tightened.isWhole) == (1, 22.0 / 64, true))
    }

    @Test("A text without any room has no lines and is not shown")
    func withoutRoom() throws {
        let found = try only(text.frame(width: 0, height: 0), 70)
        #expect(found.lines.isEmpty && found.isTruncated && found.firstBaseline == nil)
        #expect(found.problem == "cut off, has no room at all")
    }

    @Test("Characters that no font has are named, and the faces in use")
    func missing() throws {
        let host = ViewHost(Text("a\u{10FFFD}b"), size: .unspecified)
        _ = host.update()
        #expect(host.texts.map(\.missingCharacters) == [["\u{10FFFD}"]])
        #expect(host.texts.first?.faces.first == "Inter")
    }

    @Test("Answers follow each new size, and come back")
    func sequence() {
        let host = host(text.lineLimit(2), 70)
        let first = host.texts
        #expect(first.map(\.isTruncated) == [true])
        host.size.width = 100
        _ = host.update()
        #expect(host.texts.map(\.isTruncated) == [false])
        host.size.width = 70
        _ = host.update()
        #expect(host.texts == first)
    }

    private struct Feed: View {
        let names: [String]
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Row(name: $0) }
            }
        }
    }

    private struct Row: View {
        let name: String
        var body: some View {
            HStack {
                Text(name).id(name)
                Button("Buy") {}.accessibilityIdentifier("buy \(name)")
            }
        }
    }

    @Test("A text is found by its own name or that of a view around it, and knows the views around it")
    func names() throws {
        let host = host(Feed(names: ["pen", "ink"]).id("feed"), 300)
        #expect(host.texts.map(\.string) == ["pen", "Buy", "ink", "Buy"])
        #expect(host.texts.map(\.identifier) == ["pen", "buy pen", "ink", "buy ink"])
        #expect(host.texts.map(\.viewPath).prefix(1) == ["Feed/Row(pen)"])
        #expect(host.text(id: "ink")?.viewPath == "Feed/Row(ink)")
        #expect(host.text("ink") == host.text(id: "ink"))
        #expect(host.text(id: "buy ink") == host.texts.last)
        #expect(host.text(id: "feed") == host.texts.first)
        #expect(host.text(id: "rubber") == nil)
        #expect(host.frames()[try #require(host.text(id: "ink")).path] == host.text(id: "ink")?.frame)
    }

    @Test("A text without a name has none of its sibling's")
    func siblings() {
        let view = VStack {
            Text("a").accessibilityIdentifier("x")
            Text("b")
            Text("c").id("y")
            Text("d")
        }
        #expect(host(view, 100).texts.map(\.identifier) == ["x", nil, "y", nil])
        #expect(host(view.accessibilityIdentifier("all"), 100).texts.map(\.identifier) == ["x", "all", "y", "all"])
    }

    @Test("Texts that are left out are not among them")
    func leftOut() {
        let view = ViewThatFits(in: .horizontal) {
            Text("a long text that does not fit")
            Text("short")
        }
        #expect(host(view, 70).texts.map(\.string) == ["short"])
    }

    @Test("A dump says what does not fit, as text and as JSON")
    func dump() throws {
        let host = host(
            VStack(spacing: 0) {
                Text("six"); text.lineLimit(1)
            },
            70
        )
        #expect(
            host.dump() == """
                VStack (5.75, 0, 58.5, 32)
                  Text "six" (24, 0, 22, 16)
                  Text "one two three four five six" (5.75, 16, 58.5, 16) ✂ cut off, needs 138.6 pt more width or 3 more lines
                """
        )
        let json = try JSONSerialization.jsonObject(with: Data(host.dump(format: .json).utf8))
        let elements = try #require(json as? [[String: Any]])
        #expect(elements.map { $0["path"] as? [Int] } == [[], [0], [1]])
        #expect(elements.map { ($0["frame"] as? [String: Double])?["y"] } == [0, 0, 16])
        let texts = elements.map { $0["text"] as? [String: Any] }
        #expect(texts.map { $0?["isTruncated"] as? Bool } == [nil, false, true])
        #expect(texts[2]?["linesTooMany"] as? Int == 3)
    }

    @Test("Truncated texts are reported if the host is told to")
    func reported() {
        let view = Feed(names: ["a pen that writes well"]).lineLimit(1)
        #expect(host(view, 100).update().diagnostics.isEmpty)
        var options = HostOptions()
        options.reportsTruncatedTexts = true
        let host = ViewHost.standIn(view, width: 100, height: nil, options: options)
        let reported = host.update().diagnostics(.textTruncated)
        #expect(reported.count == 1)
        let start = "Text \"a pen that writes well\" is not shown whole: cut off, "
        #expect(reported.first?.message.hasPrefix(start) == true)
        #expect(reported.first?.place?.viewPath == "Feed/Row(a pen that writes well)")
        #expect(reported.first?.place?.identifier == "a pen that writes well")
        #expect(reported.first?.place?.path == host.texts.first { $0.isTruncated }?.path)
        host.size.width = 300
        #expect(host.update().diagnostics(.textTruncated).isEmpty)
    }
}
