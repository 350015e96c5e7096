import Copyfit
import Testing

private struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

/// Measuring with a geometry reader, proposed 400×300. "Sample text" has 11 characters: 80.3 points, rounded up to 80.5.
@MainActor
struct MeasuringTests {
    struct Measured: View {
        let isShown: Bool
        let log: Log
        @State var size = CGSize.zero

        final class Log {
            var sizes: [CGSize] = []
        }

        var body: some View {
            VStack {
                Text("Sample text")
                    .background {
                        GeometryReader { proxy in
                            Color.clear.preference(key: SizeKey.self, value: proxy.size)
                        }
                    }
                    .onPreferenceChange(SizeKey.self) { size in
                        log.sizes.append(size)
                        self.size = size
                    }
                    .id("text")
                if isShown { Color.red.frame(width: size.width, height: 1).id("line") }
            }
        }
    }

    @Test(
        "runtime rule R42: measured in the background, once; one pass while no body reads the state, two when one does"
    )
    func measuring() {
        let unread = Measured(isShown: false, log: .init())
        let host = ViewHost.standIn(unread, width: 400, height: 300)
        let report = host.update()
        #expect(report.passes == 1)
        #expect(report.actionsRun == 1)
        #expect(report.stateCommits == 1)
        #expect(unread.log.sizes == [CGSize(width: 80.5, height: 16)])
        #expect(host.frame(id: "text")?.size == CGSize(width: 80.5, height: 16))

        let read = Measured(isShown: true, log: .init())
        let second = ViewHost.standIn(read, width: 400, height: 300)
        #expect(second.update().passes == 2)
        #expect(read.log.sizes.count == 1)
        #expect(second.frame(id: "line")?.width == 80.5)
        #expect(second.frame(id: "text")?.size == CGSize(width: 80.5, height: 16))
    }

    @Test("runtime rule R76: a reader takes everything; its content stands at the top leading corner")
    func greedyReader() {
        let host = ViewHost.standIn(
            GeometryReader { _ in Text("Sample text").id("text") }.id("reader"),
            width: 400,
            height: 300
        )
        _ = host.update()
        #expect(host.frame(id: "reader") == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(host.frame(id: "text") == CGRect(x: 0, y: 0, width: 80.5, height: 16))
    }

    @Test("A reader without height lets its content overflow; siblings do not notice")
    func flatReader() {
        let host = ViewHost.standIn(
            VStack(spacing: 0) {
                GeometryReader { proxy in
                    Rectangle().frame(width: proxy.size.width * 0.65, height: 20).id("bar")
                }
                .frame(height: 0).id("reader")
                Color.red.frame(width: 10, height: 10).id("below")
            }
            .frame(maxHeight: .infinity, alignment: .top),
            width: 400,
            height: 300
        )
        _ = host.update()
        #expect(host.frame(id: "reader") == CGRect(x: 0, y: 0, width: 400, height: 0))
        #expect(host.frame(id: "bar") == CGRect(x: 0, y: 0, width: 260, height: 20))
        #expect(host.frame(id: "below")?.minY == 0)
    }

    struct Proportional: View {
        @State var available: CGFloat = 0

        var body: some View {
            ZStack {
                GeometryReader { proxy in
                    Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
                }
                .frame(height: 0)
                .onPreferenceChange(WidthKey.self) { available = $0 }
                .id("reader")
                Rectangle().frame(width: available * 0.65, height: 20).id("bar")
            }
            .id("stack")
        }
    }

    @Test("Measured beside the content; two passes, one action, one commit")
    func proportional() {
        let host = ViewHost.standIn(Proportional(), width: 400, height: 300)
        let report = host.update()
        #expect(report.passes == 2)
        #expect(report.actionsRun == 1)
        #expect(report.stateCommits == 1)
        #expect(host.frame(id: "stack") == CGRect(x: 0, y: 140, width: 400, height: 20))
        #expect(host.frame(id: "bar") == CGRect(x: 70, y: 140, width: 260, height: 20))
        #expect(host.frame(id: "reader")?.minY == 150)
        #expect(host.frame(id: "reader")?.height == 0)
    }

    @Test("Without a width the reader is 10 wide")
    func unboundedReader() {
        let host = ViewHost.standIn(Proportional(), width: nil, height: 300)
        _ = host.update()
        #expect(host.frame(id: "bar")?.width == 6.5)
    }

    @Test("A frame of the reader's size aligns the content")
    func alignedReader() {
        let host = ViewHost.standIn(
            GeometryReader { proxy in
                Rectangle().frame(width: proxy.size.width * 0.65).id("bar")
                    .frame(width: proxy.size.width, height: proxy.size.height, alignment: .center)
            }
            .id("reader"),
            width: 400,
            height: 300
        )
        _ = host.update()
        #expect(host.frame(id: "bar") == CGRect(x: 70, y: 0, width: 260, height: 300))
        #expect(host.frame(id: "reader") == CGRect(x: 0, y: 0, width: 400, height: 300))
    }

    @Test("runtime rule R91: a text in a frame wraps; proposed its own size it stays as it is")
    func multiline() {
        // 120 points hold 16 characters: "one two three " (102.2), "four five six" (94.9).
        let text = Text("one two three four five six")
        let host = ViewHost.standIn(text.id("text").frame(width: 120), width: 400, height: 300)
        _ = host.update()
        #expect(host.frame(id: "text")?.size == CGSize(width: 102.5, height: 32))
        #expect(
            ViewHost.standIn(text, width: 0, height: 0).size(for: ProposedViewSize(width: 95, height: nil))
                == CGSize(width: 95, height: 32)
        )
    }
}
