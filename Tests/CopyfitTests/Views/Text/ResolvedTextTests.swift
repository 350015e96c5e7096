import CopyfitDrawing
import Foundation
import Synchronization
import Testing

import Copyfit
@testable import CopyfitViews

/// A text is resolved when its place is evaluated; drawings and queries use the result. Each text here differs between the
/// moment of the update and 1.2 seconds later. Expected is the same view with the first moment's characters written out.
@MainActor
struct ResolvedTextTests {
    private static let moment = Date(timeIntervalSinceReferenceDate: 0)
    /// 3,600.6 seconds after the moment: "1 hr" is left then, and 1.2 seconds later "59 min, 59 sec".
    private static let due = moment.addingTimeInterval(3600.6)

    private func host<Content: View>(_ view: Content, width: CGFloat = 300) -> ViewHost {
        let host = ViewHost.standIn(view, width: width, height: 200)
        at(0) { _ = host.update() }
        return host
    }

    private func at<Result>(_ seconds: Double, _ body: () throws -> Result) rethrows -> Result {
        try Moment.$given.withValue(Self.moment.addingTimeInterval(seconds), operation: body)
    }

    /// Expects that a host answers 1.2 seconds after its update as one with the characters written out.
    private func expectSame(
        _ view: some View,
        as written: some View,
        _ comment: Comment? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        let (host, plain) = (host(view), host(written))
        at(1.2) {
            #expect(host.dump() == plain.dump(), comment, sourceLocation: location)
            #expect(host.dump(format: .json) == plain.dump(format: .json), comment, sourceLocation: location)
            #expect(host.texts.map(\.string) == plain.texts.map(\.string), comment, sourceLocation: location)
            #expect(host.displayList() == plain.displayList(), comment, sourceLocation: location)
            #expect(host.update().bodyEvaluations == 0, sourceLocation: location)
            #expect(host.displayList() == plain.displayList(), comment, sourceLocation: location)
        }
    }

    private func payment(_ left: Text) -> Text {
        left.foregroundStyle(.red) + Text(" left to pay").foregroundStyle(.blue)
    }

    @Test(
        "runtime rule R94: a counted distance drawn 1.2 seconds later has its colours on the letters that were laid out"
    )
    func colors() {
        expectSame(payment(Text(Self.due, style: .relative)), as: payment(Text(verbatim: "1 hr")))
    }

    @Test("runtime rule R94: a host made at the later moment shows that moment")
    func laterHost() {
        let later = ViewHost.standIn(payment(Text(Self.due, style: .relative)), width: 300, height: 200)
        let plain = host(payment(Text(verbatim: "59 min, 59 sec")))
        at(1.2) {
            #expect(later.displayList() == plain.displayList())
            #expect(later.dump() == plain.dump())
        }
    }

    @Test("runtime rule R94: a text that is evaluated again shows the moment of its last evaluation")
    func renewed() {
        let host = host(payment(Text(Self.due, style: .relative)))
        let plain = self.host(payment(Text(verbatim: "59 min, 59 sec")).underline())
        at(1.2) {
            host.setContent(payment(Text(Self.due, style: .relative)).underline())
            _ = host.update()
        }
        at(2.4) {
            #expect(host.dump() == plain.dump())
            #expect(host.displayList() == plain.displayList())
        }
    }

    @Test("runtime rule R94: links, lines, pictures and a renderer's attributes stay with their letters")
    func marks() {
        func marked(_ left: Text) -> Text {
            Text("Only \(left.underline()) [left](https://example.org/pay) \(Image(systemName: "star")) to pay")
                + Text(" now").strikethrough()
        }
        expectSame(marked(Text(Self.due, style: .relative)), as: marked(Text(verbatim: "1 hr")))
        expectSame(
            marked(Text(Self.due, style: .relative)).textRenderer(Plain()),
            as: marked(Text(verbatim: "1 hr")).textRenderer(Plain())
        )
    }

    private struct Plain: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout { ctx.draw(line) }
        }
    }

    /// At the moment and 1.2 seconds later: 1 hr and 59 min, 59 sec; +1 hour and +59 minutes; 1:00:00 and 59:59.
    private static let kinds: [(kind: String, text: Text, written: String)] = [
        ("relative", Text(due, style: .relative), "1 hr"), ("offset", Text(due, style: .offset), "+1 hour"),
        ("timer", Text(due, style: .timer), "1:00:00"), ("interval", Text(timerInterval: moment...due), "1:00:00"),
        ("interpolation", Text("\(due, style: .offset)"), "+1 hour"),
        ("interpolated interval", Text("\(timerInterval: moment...due)"), "1:00:00"),
        ("format", Text(due, format: Left()), "3600"), ("interpolated format", Text("\(due, format: Left())"), "3600"),
    ]

    /// The whole seconds that are left.
    private struct Left: FormatStyle {
        func format(_ due: Date) -> String { "\(Int(due.timeIntervalSince(Moment.current)))" }
    }

    @Test("runtime rule R94: all kinds of counted texts keep their moment, in every place that shows texts")
    func places() {
        for (kind, text, written) in Self.kinds {
            let plain = Text(verbatim: written)
            expectSame(text, as: plain, "\(kind)")
            expectSame(Button(action: {}, label: { text }), as: Button(action: {}, label: { plain }), "\(kind)")
            expectSame(
                Label(title: { text }, icon: { Image(systemName: "star") }),
                as: Label(title: { plain }, icon: { Image(systemName: "star") }),
                "\(kind)"
            )
            expectSame(rows(text), as: rows(plain), "\(kind)")
            expectSame(field(text), as: field(plain), "\(kind)")
            expectSame(listed(text), as: listed(plain), "\(kind)")
            expectSame(titled(text), as: titled(plain), "\(kind)")
            expectSame(small(text), as: small(plain), "\(kind)")
            expectSame(Color.red.accessibilityLabel(text), as: Color.red.accessibilityLabel(plain), "\(kind)")
        }
    }

    private func rows(_ text: Text) -> some View {
        ScrollView { LazyVStack { ForEach(0..<40) { _ in text + Text("!").foregroundStyle(.red) } } }
    }

    private func field(_ prompt: Text) -> some View { TextField("a", text: .constant(""), prompt: prompt) }

    private func listed(_ header: Text) -> some View {
        List {
            Section {
                Text("a")
            } header: {
                header
            }
        }
    }

    private func titled(_ text: Text) -> some View { NavigationStack { Color.red.navigationTitle(text) } }

    private func small(_ text: Text) -> some View { text.lineLimit(1).minimumScaleFactor(0.5).frame(width: 20) }

    @Test("runtime rule R94: a canvas draws a resolved text as it was measured")
    func canvas() {
        let calls = Calls()
        let view = Canvas { context, _ in
            let text = context.resolve(Text("\(1, format: Counted(calls: calls)) left"))
            let size = text.measure(in: CGSize(width: 200, height: 200))
            context.draw(text, in: CGRect(origin: .zero, size: size))
            context.draw(text, at: CGPoint(x: 50, y: 50))
        }
        let drawn = host(view).displayList().items.leaves.compactMap { item in
            if case .glyphs(let run) = item { run.text } else { nil }
        }
        #expect(drawn == ["call 1 left", "call 1 left"])
        #expect(calls.count == 1)
    }

    @Test("runtime rule R94: a format is asked once, whatever is asked of the host then")
    func once() {
        let calls = Calls()
        let text = Text("\(1, format: Counted(calls: calls)) ").underline() + Text("left").bold()
        let host = host(text.accessibilityIdentifier("left"))
        _ = host.dump()
        _ = host.dump(format: .json)
        _ = host.texts
        _ = host.frames()
        _ = host.displayList(showing: .all)
        _ = host.displayList()
        _ = host.update()
        #expect(host.text("left")?.string == "call 1 left")
        #expect(calls.count == 1)
    }

    @Test("A dump names the letters that were laid out, in their case and time zone")
    func dump() {
        let text = Text(Self.moment, style: .time).textCase(.lowercase)
        let zone = TimeZone(secondsFromGMT: 7200) ?? .gmt
        let host = host(
            VStack { text.environment(\.timeZone, zone) }.environment(\.locale, Locale(identifier: "en_US"))
        )
        let dumped = host.dump().replacing("\u{202F}", with: " ")
        #expect(dumped.contains("Text \"2:00 am\""))
    }

    /// How often a format was asked.
    private final class Calls: Sendable {
        private let counted = Mutex(0)
        var count: Int { counted.withLock(\.self) }
        func next() -> Int {
            counted.withLock {
                $0 += 1
                return $0
            }
        }
    }

    /// Writes how often it was asked.
    private struct Counted: FormatStyle {
        let calls: Calls

        func format(_ value: Int) -> String { "call \(calls.next())" }

        init(calls: Calls) { self.calls = calls }
        init(from decoder: any Decoder) { calls = Calls() }
        func encode(to encoder: any Encoder) {}
        static func == (one: Self, other: Self) -> Bool { one.calls === other.calls }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(calls)) }
    }
}
