import Copyfit
import Testing

/// What a host answers.
@MainActor
struct HostTests {
    private struct Card: View {
        @State var text = "ab"
        @State var isOpen = false
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(text).accessibilityIdentifier("title")
                if isOpen { Color.red.frame(height: 10) }
                Button("open") { isOpen = true }.buttonStyle(.plain).id("open")
            }
            .padding(3)
        }
    }

    @Test("A dump names each element with its frame")
    func dump() {
        // "ab" is 14.6, rounded up 15; "open" 29.2, 29.5. The column is 29.5 × 36, with padding 35.5 × 42.
        #expect(
            host(Card(), 100, 100).dump() == """
                padding(3) (32.25, 29, 35.5, 42)
                  VStack (35.25, 32, 29.5, 36)
                    accessibilityIdentifier "title" (35.25, 32, 15, 16)
                      Text "ab" (35.25, 32, 15, 16)
                    Text "open" (35.25, 52, 29.5, 16)
                """
        )
    }

    @Test("Minimum, ideal and maximum sizes, and the size for any proposal")
    func sizes() {
        let view = Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 80, minHeight: 10).padding(5)
        let host = host(view)
        #expect(host.minimumSize == CGSize(width: 30, height: 10 + 10))
        #expect(host.idealSize == CGSize(width: 60, height: 20))
        #expect(host.maximumSize == CGSize(width: 90, height: CGFloat.infinity))
        #expect(host.size(for: ProposedViewSize(width: 70, height: 40)) == CGSize(width: 70, height: 40))
        #expect(size(of: view, ProposedViewSize(width: 70, height: 40)) == CGSize(width: 70, height: 40))
    }

    @Test("Frames by id and by accessibility identifier, in any space, and all of them by path")
    func frames() {
        let host = host(Card(), 100, 100)
        #expect(host.frame(id: "title") == CGRect(x: 35.25, y: 32, width: 15, height: 16))
        #expect(host.frame(id: "title", in: .local) == CGRect(x: 0, y: 0, width: 15, height: 16))
        #expect(host.frame(id: "nowhere") == nil)
        let frames = host.frames()
        #expect(frames.count == 5)
        let path = frames.keys.first { $0.name == "Text \"open\"" }
        #expect(path?.positions == [0, 1])
        #expect(path.map { host.trigger($0) } == true)
        _ = host.update()
        #expect(host.frames().count == 7)
    }

    @Test("A frame of a view with several elements is the rectangle around them")
    func severalElements() {
        let host = host(
            HStack(spacing: 0) {
                Group {
                    Color.red.box(10, 10)
                    Color.red.box(20, 30)
                }
                .id("both")
            },
            30,
            30
        )
        #expect(host.frame(id: "both") == CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    @Test("Of the candidates for a size only the chosen one has frames, also after another one was chosen")
    func candidates() {
        let host = host(
            ViewThatFits {
                Color.red.box(50, 10).id("any")
                Color.red.box(20, 10).id("any").accessibilityIdentifier("small")
            },
            60,
            60
        )
        #expect(host.frame(id: "any")?.width == 50)
        #expect(host.frame(id: "small") == nil)
        host.size = ProposedViewSize(width: 30, height: 60)
        _ = host.update()
        #expect(host.frame(id: "any")?.width == 20)
        #expect(host.frame(id: "small")?.width == 20)
        #expect(host.frames().count { $0.key.name == "Color" } == 1)
    }

    @Test("A changed size lays out again without evaluating bodies")
    func resize() {
        let host = host(Card(), 100, 100)
        host.size = ProposedViewSize(width: 50, height: 50)
        let report = host.update()
        #expect(report.passes == 1)
        #expect(report.bodyEvaluations == 0)
        #expect(host.frame(id: "title")?.minX == 10.25)
    }

    @Test(
        "layout rule 15.4: a view sees the safe area at the edges that touch it",
        arguments: [
            (x: 150 as CGFloat, y: 10 as CGFloat, insets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)),
            (150, 750, EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)),
            (20, 100, EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)),
            (260, 100, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)),
            (150, 390, EdgeInsets()),
        ]
    )
    func safeArea(x: CGFloat, y: CGFloat, insets: EdgeInsets) {
        var options = HostOptions()
        options.safeAreaInsets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        var seen: EdgeInsets?
        // The root's content begins at (20, 10); the view's centre lies 50 and 10 from its corner.
        let view = GeometryReader { proxy in
            let _ = seen = proxy.safeAreaInsets
            Color.red
        }
        .frame(width: 100, height: 20)
        .position(x: x - 20 + 50, y: y - 10 + 10)
        _ = ViewHost.standIn(view, width: 400, height: 800, options: options).update()
        #expect(seen == insets)
    }

    @Test("A proxy kept by an action gives the last known geometry")
    func keptProxy() {
        struct Vanishing: View {
            @State var isShown = true
            let keep: (GeometryProxy) -> Void
            var body: some View {
                ZStack {
                    Button("hide") { isShown = false }.id("hide")
                    if isShown {
                        GeometryReader { proxy in Color.red.onAppear { keep(proxy) } }.frame(width: 30, height: 20)
                    }
                }
            }
        }
        var proxy: GeometryProxy?
        let host = host(Vanishing { proxy = $0 })
        host.trigger("hide")
        _ = host.update()
        #expect(proxy?.size == CGSize(width: 30, height: 20))
    }

    @Test("layout rule 16.1: right to left, frames are mirrored about the container")
    func rightToLeft() {
        let view = HStack(spacing: 10) {
            Color.red.box(30, 10).id("a")
            Color.red.box(50, 10).id("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
        let host = host(view, 90, 10)
        #expect(host.frame(id: "a")?.minX == 60)
        #expect(host.frame(id: "b")?.minX == 0)
    }

    @Test("runtime rule R91: real texts keep their size when proposed it, at any width")
    func idempotentTexts() {
        let texts = [
            "The quick brown fox jumps over the lazy dog", "Donaudampfschifffahrtsgesellschaft", "日本語の文章です。",
            "مرحبا بالعالم وأهلا", "a\nb c\n", "🎉 party 🎉🎉",
        ]
        for text in texts {
            let host = ViewHost(Text(text), size: .unspecified)
            _ = host.update()
            for width in stride(from: 0.5 as CGFloat, through: 300, by: 7.3) {
                let once = host.size(for: ProposedViewSize(width: width, height: nil))
                let again = host.size(for: ProposedViewSize(width: once.width, height: nil))
                let inside = host.size(for: ProposedViewSize(width: once.width, height: once.height))
                #expect(again == once, "\(text) at \(width)")
                #expect(inside == once, "\(text) at \(width), with its height")
                #expect(once.width <= width)
            }
        }
    }
}
