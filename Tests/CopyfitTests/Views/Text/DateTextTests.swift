import CopyfitFonts
import CopyfitText
import Testing

import Copyfit
@testable import CopyfitViews

/// Dates as text, and other values that decide a text's font.
@MainActor
struct DateTextTests {
    /// 2001-01-01 00:00:00 GMT, a Monday.
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func text(_ date: DateText, after seconds: TimeInterval) -> String {
        date.string(in: EnvironmentValues(), at: start.addingTimeInterval(seconds))
    }

    @Test("Dates, distances and clocks")
    func styles() {
        #expect(text(.date(start, .date), after: 0) == "January 1, 2001")
        #expect(text(.date(start, .relative), after: 2 * 3600 + 23 * 60 + 5) == "2 hr, 23 min")
        #expect(text(.date(start, .relative), after: 42) == "42 sec")
        #expect(text(.date(start, .offset), after: -7200) == "+2 hours")
        #expect(text(.date(start, .offset), after: 86_400) == "-1 day")
        #expect(text(.date(start, .timer), after: 36 * 3600 + 59 * 60 + 1) == "36:59:01")
        #expect(text(.date(start, .timer), after: 65) == "1:05")
    }

    @Test("A timer stays inside its interval and at its pause")
    func timers() {
        let end = start.addingTimeInterval(3600)
        func timer(countsDown: Bool = true, pause: TimeInterval? = nil, showsHours: Bool = true) -> DateText {
            .timer(
                .init(
                    interval: start...end,
                    pauseTime: pause.map(start.addingTimeInterval),
                    countsDown: countsDown,
                    showsHours: showsHours
                )
            )
        }
        #expect(text(timer(), after: -10) == "1:00:00")
        #expect(text(timer(showsHours: false), after: -10) == "60:00")
        #expect(text(timer(), after: 90) == "58:30")
        #expect(text(timer(countsDown: false), after: 90) == "1:30")
        #expect(text(timer(countsDown: false, pause: 30), after: 90) == "0:30")
        #expect(text(timer(), after: 9999) == "0:00")
    }

    @Test("Secondary text has four fifths of its font's size, nested or not")
    func scale() {
        let environment = EnvironmentValues()
        let text = Text("a").textScale(.secondary).content(in: environment).text
        #expect(text?.runs.map(\.style.size) == [13 * 0.8])
        let unscaled = Text("a").textScale(.secondary, isEnabled: false).content(in: environment).text
        #expect(unscaled?.runs.map(\.style.size) == [13])
    }

    @Test("The language of texts is the one they are set in, else the locale's")
    func language() {
        struct Reader: View {
            @Environment(\.self) var environment
            let log: Log
            var body: some View {
                let _ = log(Text("a").content(in: environment).text?.runs[0].style.language ?? "none")
                Color.red
            }
        }
        let log = Log()
        let view = VStack {
            Reader(log: log)
            Reader(log: log).typesettingLanguage(.init(identifier: "th"))
            Reader(log: log).typesettingLanguage(.init(identifier: "th"), isEnabled: false)
        }
        _ = host(view.environment(\.locale, Locale(identifier: "ja")))
        #expect(log.entries == ["ja", "th", "ja"])
    }

    @Test("A font resolves to its size and traits at a place")
    func fonts() {
        struct Reader: View {
            @Environment(\.fontResolutionContext) var context
            let log: Log
            var body: some View {
                let font = Font.title.bold().italic().smallCaps().resolve(in: context)
                let _ = log(
                    "\(font.pointSize) \(font.isBold) \(font.isItalic) \(font.isMonospaced) \(font.isSmallCaps)"
                )
                Color.red
            }
        }
        let log = Log()
        _ = host(Reader(log: log))
        // Title is 22 points on macOS.
        #expect(log.entries == ["22.0 true true false true"])
    }
}
