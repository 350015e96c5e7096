import Copyfit
import Testing

/// Views that show what is there for the time being. A character's width and a line's height are 7.3 / 13 and 16 / 13 of the
/// font's size, rounded up to half a point: 16 high for body text, 21 (20.92) for second titles of 17 points, 15 (14.77) for
/// callouts of 12. Gaps are 8.
@MainActor
struct PlaceholderViewTests {
    @Test("Missing content: a symbol of the size of large titles, the title, a description and actions, in the middle")
    func unavailable() {
        let view = ContentUnavailableView {
            Label("abc", systemImage: "tray").id("label")
        } description: {
            Text("abcdefghij").id("description")
        } actions: {
            Color.red.box(5, 6).id("action")
        }
        // 26, a gap, 21; a gap, 15; a gap, 6. The title's 3 characters are 28.64 wide, the description's 10 are 67.38.
        let host = host(view, 173.5, 192)
        #expect(host.idealSize == CGSize(width: 67.5, height: 26 + 8 + 21 + 8 + 15 + 8 + 6))
        #expect(host.frame(id: "label") == CGRect(x: 72.25, y: 50, width: 29, height: 55))
        #expect(host.frame(id: "description") == CGRect(x: 53, y: 113, width: 67.5, height: 15))
        #expect(host.frame(id: "action") == CGRect(x: 84.25, y: 136, width: 5, height: 6))
    }

    @Test("Missing content without description has no gap for it")
    func shortForms() {
        let symbol = ContentUnavailableView("abc", systemImage: "tray")
        #expect(CopyfitTests.host(symbol).idealSize.height == 55)
        let described = ContentUnavailableView("abc", systemImage: "tray", description: Text("a"))
        #expect(CopyfitTests.host(described).idealSize.height == 78)
        let title = "abc"
        #expect(CopyfitTests.host(ContentUnavailableView(title, image: "none")).idealSize.width == 29)
        // "No Results for “a”" has 18 characters (171.8), the description 39 (262.8).
        #expect(CopyfitTests.host(ContentUnavailableView.search(text: "a")).idealSize == CGSize(width: 263, height: 78))
        #expect(CopyfitTests.host(ContentUnavailableView.search).idealSize == CGSize(width: 263, height: 78))
    }

    @Test("A picture that is not fetched leaves its place to the placeholder, and is reported")
    func asyncImage() {
        let url = URL(string: "https://example.org/a.png")
        func check(_ view: some View, _ size: CGSize) {
            let host = ViewHost.standIn(view, width: 60, height: 40)
            let report = host.update()
            #expect(report.diagnostics.map(\.code) == [.unsupportedModifier])
            #expect(host.size(for: ProposedViewSize(width: 60, height: 40)) == size)
        }
        check(AsyncImage(url: url), CGSize(width: 60, height: 40))
        check(AsyncImage(url: url, content: { $0 }, placeholder: { Color.red.box(3, 4) }), CGSize(width: 3, height: 4))
        let phases = AsyncImage(url: url) { phase in
            switch phase {
            case .empty: Color.red.box(5, 6)
            case .success(let image): image
            case .failure: EmptyView()
            }
        }
        check(phases, CGSize(width: 5, height: 6))
        #expect(ViewHost(AsyncImage(url: nil), size: .zero).update().diagnostics.isEmpty)
    }

    /// A width in seconds after a date.
    private func width<S: TimelineSchedule>(_ schedule: S, after start: Date) -> CGFloat {
        host(TimelineView(schedule) { Color.red.box($0.date.timeIntervalSince(start), 1) }).idealSize.width
    }

    @Test("A timeline shows the last date of its schedule that is not in the future, else the first")
    func timeline() {
        let start = Date.now.addingTimeInterval(-250)
        #expect(width(.periodic(from: start, by: 100), after: start) == 200)
        #expect(width(.periodic(from: start.addingTimeInterval(1000), by: 100), after: start) == 1000)
        #expect(width(.explicit([start, start.addingTimeInterval(30), .distantFuture]), after: start) == 30)
        #expect(width(.explicit([]), after: start) >= 250)
        #expect((250..<1000).contains(width(.animation, after: start)))
        #expect((250..<1000).contains(width(.animation(minimumInterval: 1, paused: true), after: start)))
    }

    @Test("Minutes begin with the present one; periods with the last one passed")
    func entries() {
        // Documentation of EveryMinuteTimelineSchedule: for 10:09:32 and 10:09:00 the first entry is 10:09:00.
        let minute = Date(timeIntervalSinceReferenceDate: 60 * 1_000_000)
        for second in [0.0, 32] {
            let entries = EveryMinuteTimelineSchedule()
                .entries(from: minute.addingTimeInterval(second), mode: .normal).prefix(2)
            #expect(Array(entries) == [minute, minute.addingTimeInterval(60)])
        }
        // That of PeriodicTimelineSchedule: for 10:09:30 and 60 seconds, dates half past each minute.
        let half = minute.addingTimeInterval(30)
        let entries = PeriodicTimelineSchedule(from: half, by: 60)
            .entries(from: minute.addingTimeInterval(100), mode: .normal).prefix(2)
        #expect(Array(entries) == [minute.addingTimeInterval(90), minute.addingTimeInterval(150)])
        for interval in [0, -1, Double.nan, Double.infinity, -Double.infinity] {
            #expect(
                Array(PeriodicTimelineSchedule(from: half, by: interval).entries(from: half, mode: .normal)) == [half]
            )
        }
        let crowded = PeriodicTimelineSchedule(from: .distantPast, by: 1e-300).entries(from: half, mode: .normal)
        #expect(Array(crowded.prefix(2)) == [half, half])
    }
}
