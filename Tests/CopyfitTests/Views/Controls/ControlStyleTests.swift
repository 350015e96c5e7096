import Copyfit
import Testing

/// The styles of switches, and controls with symbols and formats; labels of 7.3 points per character and 16 points height.
@MainActor
struct ControlStyleTests {
    private struct Switch<Style: ToggleStyle>: View {
        @State var isOn = false
        let style: Style
        var body: some View {
            VStack(spacing: 0) {
                Toggle("abc", isOn: $isOn).toggleStyle(style).id("switch")
                if isOn { Color.red.box(1, 100) }
            }
        }
    }

    /// 3 characters of 7.3 are 21.9, on a pixel of half a point 22.
    private let label: CGFloat = 22

    @Test("Toggle styles: the sizes they document, each switched by its identifier")
    func toggleStyles() {
        func check<Style: ToggleStyle>(_ style: Style, _ size: CGSize) {
            let host = host(Switch(style: style))
            #expect(host.frame(id: "switch")?.size == size)
            #expect(host.trigger("switch"))
            _ = host.update()
            #expect(host.idealSize.height == size.height + 100)
        }
        check(.automatic, CGSize(width: 14 + 4 + label, height: 16))
        check(.checkbox, CGSize(width: 14 + 4 + label, height: 16))
        check(.switch, CGSize(width: label + 4 + 28, height: 16))
        // A bordered button: 8 to each side, 3 above and below.
        check(.button, CGSize(width: 8 + label + 8, height: 3 + 16 + 3))
    }

    @Test("A toggle style of one's own reads and writes the binding, and may hand on to another style")
    func ownToggleStyle() {
        struct Row: ToggleStyle {
            @Environment(\.lineSpacing) private var gap
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: gap) {
                    Toggle(configuration).toggleStyle(.checkbox).labelsHidden()
                    if configuration.isOn { Color.red.box(50, 1) }
                    configuration.label.onTapGesture { configuration.isOn.toggle() }
                }
            }
        }
        let host = host(Switch(style: Row()).lineSpacing(5))
        #expect(host.frame(id: "switch")?.width == 14 + 5 + label)
        #expect(host.trigger("switch"))
        _ = host.update()
        #expect(host.frame(id: "switch")?.width == 14 + 5 + 50 + 5 + label)
    }

    @Test("A switch of several values is on when all are, mixed when they differ, and sets all")
    func severalValues() {
        struct Wide: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Color.red.box(configuration.isOn ? 10 : 20, configuration.isMixed ? 3 : 1)
                    .onTapGesture { configuration.isOn.toggle() }
            }
        }
        struct Model: View {
            @State var first: Bool
            @State var second: Bool
            var body: some View {
                Toggle("abc", sources: [$first, $second], isOn: \.self).toggleStyle(Wide()).id("switch")
            }
        }
        // Off and mixed, switched on; on, switched off; off, switched on.
        for (first, second, size) in [(true, false, (20, 3)), (true, true, (10, 1)), (false, false, (20, 1))] {
            let host = host(Model(first: first, second: second))
            #expect(host.idealSize == CGSize(width: size.0, height: size.1))
            #expect(host.trigger("switch"))
            _ = host.update()
            #expect(host.idealSize == CGSize(width: size.0 == 20 ? 10 : 20, height: 1))
        }
        #expect(host(Toggle("abc", sources: [Binding<Bool>](), isOn: \.self)).idealSize.width == 14 + 4 + label)
    }

    @Test("Labels are hidden, shown again inside, or left as they are around")
    func labelsVisibility() {
        let button = Toggle("abc", isOn: .constant(true))
        #expect(host(button.labelsVisibility(.hidden)).idealSize.width == 14)
        #expect(host(button.labelsVisibility(.visible).labelsHidden()).idealSize.width == 14 + 4 + label)
        #expect(host(button.labelsVisibility(.automatic).labelsHidden()).idealSize.width == 14)
        #expect(host(button.labelsVisibility(.automatic)).idealSize.width == 14 + 4 + label)
    }

    @Test("A button with a symbol: a symbol of 13, a gap of 8, the text, in the button's insets")
    func symbolButton() {
        let size = CGSize(width: 8 + 13 + 8 + label + 8, height: 22)
        #expect(host(Button("abc", systemImage: "star") {}).idealSize == size)
        #expect(host(Button("abc", systemImage: "star", role: .cancel) {}).idealSize == size)
        let title = "abc"
        #expect(host(Button(title, systemImage: "star") {}.buttonBorderShape(.capsule)).idealSize == size)
    }

    @Test("Labelled content writes its value by a format")
    func labeledFormat() {
        let view = LabeledContent("abc", value: 12, format: .number.precision(.fractionLength(2)))
        // Two texts of 3 and 5 characters, 22 and 36.5 wide, with a gap of 8; in a form at the edges of the width.
        #expect(host(view).idealSize == CGSize(width: 22 + 8 + 36.5, height: 16))
        #expect(host(view, 200, 50).size(for: ProposedViewSize(width: 200, height: 50)).width == 66.5)
        #expect(host(Form { view.id("row") }, 200, 50).frame(id: "row")?.width == 200)
    }

    @Test("Functions of older text fields do not change their size, and secure fields show a dot per character")
    func fields() {
        let text = Binding.constant("abc")
        let size = CGSize(width: label + 8, height: 22)
        #expect(host(TextField("a", text: text, onEditingChanged: { _ in }, onCommit: {})).idealSize == size)
        #expect(host(TextField("a", text: text, onCommit: {})).idealSize == size)
        #expect(host(SecureField("a", text: text)).idealSize == size)
    }

    @Test("Lines below and through text, layers of style and limits of type size take no room")
    func noRoom() {
        let size = CGSize(width: label, height: 16)
        #expect(host(Text("abc").underline(pattern: .dash, color: .red).strikethrough()).idealSize == size)
        #expect(host(VStack { Text("abc") }.underline().strikethrough(pattern: .dot)).idealSize == size)
        #expect(host(Text("abc").environment(\.lineSpacing, 1).foregroundStyle(.red, .blue, .green)).idealSize == size)
    }

    @Test("A range of type sizes limits the inherited size")
    func typeSizes() {
        struct Reader: View {
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Color.red.box(CGFloat(size.rawValue), 1) }
        }
        func size<R: RangeExpression>(_ inherited: DynamicTypeSize, _ range: R) -> CGFloat
        where R.Bound == DynamicTypeSize {
            host(Reader().dynamicTypeSize(range).dynamicTypeSize(inherited)).idealSize.width
        }
        #expect(size(.xSmall, .small ... .large) == CGFloat(DynamicTypeSize.small.rawValue))
        #expect(size(.medium, .small ... .large) == CGFloat(DynamicTypeSize.medium.rawValue))
        #expect(size(.xxLarge, ...DynamicTypeSize.large) == CGFloat(DynamicTypeSize.large.rawValue))
        #expect(size(.medium, DynamicTypeSize.xLarge...) == CGFloat(DynamicTypeSize.xLarge.rawValue))
        #expect(size(.xxLarge, .small..<(.large)) == CGFloat(DynamicTypeSize.medium.rawValue))
        #expect(size(.xxLarge, .small..<(.small)) == CGFloat(DynamicTypeSize.xxLarge.rawValue))
    }
}
