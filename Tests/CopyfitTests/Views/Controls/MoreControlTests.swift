import Copyfit
import Testing

/// Disclosure groups, links, text editors, value fields, styles inside styles.
@MainActor
struct MoreControlTests {
    @Test("A disclosure group shows its content when triggered, in line with its label")
    func disclosure() {
        let host = host(
            VStack {
                DisclosureGroup("abc") { Color.red.box(50, 10).id("content") }.id("group")
            }
        )
        // A mark of 14, a gap of 4, a label of 22.
        #expect(host.frame(id: "group")?.size == CGSize(width: 40, height: 16))
        #expect(host.frame(id: "content") == nil)
        #expect(host.trigger("group"))
        _ = host.update()
        let (group, content) = (host.frame(id: "group"), host.frame(id: "content"))
        #expect(group?.width == 68)
        #expect((content?.minX ?? 0) - (group?.minX ?? 0) == 18)
    }

    @Test("A disclosure style opens and closes, shows the content, and is for groups inside where it says so")
    func disclosureStyle() {
        struct Bars: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    Button(action: { configuration.isExpanded.toggle() }) { configuration.label }.buttonStyle(.plain)
                    if configuration.isExpanded { configuration.content.disclosureGroupStyle(self).padding(.top, 5) }
                }
            }
        }
        let log = Log()
        func row() -> some View {
            log("made")
            return Color.red.box(50, 10)
        }
        let inner = DisclosureGroup(content: { row() }) { Color.blue.box(20, 10) }.id("inner")
        let view = DisclosureGroup(content: { inner }) { Color.blue.box(30, 10) }.id("outer").disclosureGroupStyle(
            Bars()
        )
        let host = host(VStack { view })
        #expect(host.frame(id: "outer")?.size == CGSize(width: 30, height: 10))
        #expect(host.trigger("outer"))
        _ = host.update()
        #expect(host.frame(id: "outer")?.size == CGSize(width: 30, height: 10 + 5 + 10))
        #expect(log.entries == [])
        #expect(host.trigger("inner"))
        _ = host.update()
        #expect(host.frame(id: "outer")?.size == CGSize(width: 50, height: 10 + 5 + 10 + 5 + 10))
        #expect(log.entries == ["made"])
        #expect(host.trigger("outer"))
        _ = host.update()
        #expect(host.frame(id: "outer")?.size == CGSize(width: 30, height: 10))
    }

    @Test("A link is its label, and opens its address through the environment")
    func link() throws {
        let log = Log()
        let address = try #require(URL(string: "https://example.org/a"))
        let action = OpenURLAction { url in
            log(url.absoluteString)
            return .handled
        }
        let host = host(Link("abc", destination: address).id("link").environment(\.openURL, action))
        #expect(host.idealSize == CGSize(width: 22, height: 16))
        #expect(host.trigger("link"))
        #expect(log.entries == ["https://example.org/a"])
    }

    @Test("A text editor takes what it is proposed; its text has the insets of a field")
    func textEditor() {
        struct Editor: View {
            @State var text = "abc"
            var body: some View { TextEditor(text: $text).id("editor") }
        }
        let host = host(Editor())
        #expect(host.idealSize == CGSize(width: 22 + 8, height: 16 + 6))
        #expect(host.size(for: .zero) == CGSize(width: 8, height: 0))
        #expect(host.size(for: .init(width: 200, height: 100)) == CGSize(width: 200, height: 100))
        #expect(host.size(for: .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(host.setText("abcdefghij", of: "editor"))
        _ = host.update()
        #expect(host.idealSize.width == 81)
    }

    @Test("A field for a value reads what its format can read")
    func valueField() {
        var (number, optional): (Int, Int?) = (5, 5)
        let host = host(
            VStack {
                TextField("n", value: Binding(get: { number }, set: { number = $0 }), format: .number).id("number")
                TextField("n", value: Binding(get: { optional }, set: { optional = $0 }), format: .number).id(
                    "optional"
                )
            }
        )
        #expect(host.setText("42", of: "number"))
        #expect(number == 42)
        #expect(host.setText("many", of: "number"))
        #expect(number == 42)
        #expect(host.setText("", of: "optional"))
        #expect(optional == nil)
    }

    @Test("A button inside a style has the style that was there before")
    func nestedStyles() {
        struct Padded: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
        }
        var taps = 0
        let host = host(Button("abc") { taps += 1 }.buttonStyle(Padded()).buttonStyle(.plain).id("button"))
        // The plain style inside: the label of 22 by 16 alone.
        #expect(host.idealSize == CGSize(width: 42, height: 36))
        #expect(host.trigger("button"))
        #expect(taps == 1)
    }

    @Test("Boxes, labelled content and labels take styles of one's own that use what they were given")
    func containerStyles() {
        struct Stacked: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(spacing: 0) {
                    configuration.label
                    configuration.content
                }
            }
        }
        struct Bare: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.content }
        }
        let labelled = host(LabeledContent("abc", value: "ab").labeledContentStyle(Stacked()))
        #expect(labelled.idealSize == CGSize(width: 22, height: 32))
        #expect(
            host(GroupBox("abc") { Color.red.box(5, 5) }.groupBoxStyle(Bare())).idealSize == CGSize(width: 5, height: 5)
        )
        #expect(host(Form { Color.red.box(5, 5) }.formStyle(.columns)).idealSize == CGSize(width: 5, height: 5))
    }
}
