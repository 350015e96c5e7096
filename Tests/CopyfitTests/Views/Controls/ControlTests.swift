import Copyfit
import Testing

/// The documented styles of controls, with labels of 7.3 points per character and 16 points height.
@MainActor
struct ControlTests {
    @Test("A number formatter reads a host's text as the value's type; other formatters leave the value as it is")
    func formatters() {
        var (count, ratio, date) = (1, 0.5, Date(timeIntervalSinceReferenceDate: 0))
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.maximumFractionDigits = 2
        let host = host(
            VStack {
                TextField("a", value: Binding(get: { count }, set: { count = $0 }), formatter: numbers).id("count")
                TextField("a", value: Binding(get: { ratio }, set: { ratio = $0 }), formatter: numbers).id("ratio")
                TextField("a", value: Binding(get: { date }, set: { date = $0 }), formatter: DateFormatter()).id("date")
            }
        )
        let texts = [("count", "12"), ("count", "many"), ("ratio", "0.25"), ("date", "tomorrow")]
        for (id, text) in texts { #expect(host.setText(text, of: id)) }
        #expect(count == 12 && ratio == 0.25)
        #expect(date == Date(timeIntervalSinceReferenceDate: 0))
    }

    @Test("Buttons: insets follow from the font and the control size")
    func buttons() {
        #expect(host(Button("abcdefghij") {}).idealSize == CGSize(width: 89, height: 22))
        // At 26 points the title is 146 by 32.
        #expect(host(Button("abcdefghij") {}.font(.system(size: 26))).idealSize == CGSize(width: 178, height: 44))
        #expect(host(Button("abcdefghij") {}.controlSize(.mini)).idealSize == CGSize(width: 81, height: 19))
        #expect(host(Button("abcdefghij") {}.buttonStyle(.plain)).idealSize == CGSize(width: 73, height: 16))
        #expect(host(Button("abcdefghij") {}.buttonStyle(.bordered)).idealSize == CGSize(width: 89, height: 22))
    }

    @Test("A disabled button does not act")
    func disabled() {
        var taps = 0
        let host = host(VStack { Button("a") { taps += 1 }.id("a") }.disabled(true))
        #expect(!host.trigger("a"))
        #expect(taps == 0)
        #expect(!host.trigger("nowhere"))
    }

    @Test("A style decides when a button acts")
    func primitiveStyle() {
        struct Twice: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture {
                    configuration.trigger()
                    configuration.trigger()
                }
            }
        }
        var taps = 0
        let host = host(Button("a") { taps += 1 }.buttonStyle(Twice()).id("a"))
        #expect(host.trigger("a"))
        #expect(taps == 2)
    }

    @Test("A style that does not decide when a button acts leaves it to the button, whatever its label does")
    func styleOverLabel() {
        struct Wide: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(10) }
        }
        var (taps, inner) = (0, 0)
        let button = Button(action: { taps += 1 }) { Text("a").onTapGesture { inner += 1 } }.buttonStyle(Wide())
        #expect(host(button.id("a")).trigger("a"))
        #expect(taps == 1 && inner == 0)
        #expect(!host(button.id("a").disabled(true)).trigger("a"))
        #expect(taps == 1)
    }

    @Test("Text fields fill the width, are one line high, and show text, prompt or label")
    func textFields() {
        struct Field: View {
            @State var text = ""
            var prompt: Text?
            var body: some View { TextField("label", text: $text, prompt: prompt).id("field") }
        }
        let host = host(Field(), 200, 100)
        #expect(host.frame(id: "field") == CGRect(x: 0, y: 39, width: 200, height: 22))
        // The label's 5 characters, 36.5, and 4 points to each side.
        #expect(host.idealSize == CGSize(width: 44.5, height: 22))
        #expect(host.minimumSize.width == 8)
        #expect(host.setText("ten chars.", of: "field"))
        _ = host.update()
        #expect(host.idealSize.width == 81)
        let plain = ViewHost.standIn(Field(prompt: Text("ab")).textFieldStyle(.plain), width: 10, height: 10)
        #expect(plain.idealSize == CGSize(width: 15, height: 16))
    }

    @Test("Toggles, labels and labelled content")
    func labels() {
        struct Switch: View {
            @State var isOn = false
            var body: some View {
                VStack(spacing: 0) {
                    Toggle("abc", isOn: $isOn).id("switch")
                    if isOn { Color.red.box(1, 100) }
                }
            }
        }
        let host = host(Switch())
        // A mark of 14, a gap of 4 and 22 for 3 characters.
        #expect(host.frame(id: "switch")?.size == CGSize(width: 40, height: 16))
        #expect(host.trigger("switch"))
        _ = host.update()
        #expect(host.idealSize.height == 116)
        // A symbol of 13, a gap of 8, and 22.
        #expect(
            Copyfit.size(of: Label("abc", systemImage: "star").standInMeasured(), .unspecified)
                == CGSize(width: 43, height: 16)
        )
        #expect(
            Copyfit.size(of: Label("abc", systemImage: "star").labelStyle(.iconOnly).standInMeasured(), .unspecified)
                == CGSize(width: 13, height: 13)
        )
        let labelled = ViewHost.standIn(LabeledContent("abc", value: "de"), width: 200, height: 50)
        #expect(labelled.size(for: ProposedViewSize(width: 200, height: 50)) == CGSize(width: 45, height: 16))
    }

    @Test("Sections are their header, content and footer; lists inset their rows")
    func lists() {
        let list = List {
            Section("head") {
                ForEach(0..<2) { index in Text("row").id(index) }
            }
        }
        let host = host(list, 200, 300)
        #expect(host.size(for: ProposedViewSize(width: 200, height: 300)) == CGSize(width: 200, height: 300))
        // Rows of 16 with 4 above and below, lines of 1: the second row begins after 24 + 1.
        #expect(host.frame(id: 0) == CGRect(x: 16, y: 29, width: 22, height: 16))
        #expect(host.frame(id: 1) == CGRect(x: 16, y: 54, width: 22, height: 16))
    }

    @Test("Images state their size, and fill once resizable")
    func images() {
        // The head of a PNG file of 100 × 50 pixels.
        let png = Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
                + [0, 0, 0, 100, 0, 0, 0, 50, 8, 6, 0, 0, 0]
        )
        // The head of a JPEG file of 60 × 40 pixels: an application segment, then the frame header.
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 40, 0, 60, 1, 1, 0x11, 0])
        #expect(size(of: Image(data: png), .init(width: 10, height: 10)) == CGSize(width: 100, height: 50))
        #expect(size(of: Image(data: png, scale: 2), .zero) == CGSize(width: 50, height: 25))
        #expect(size(of: Image(data: jpeg), .zero) == CGSize(width: 60, height: 40))
        #expect(size(of: Image(data: png).resizable(), .init(width: 60, height: nil)) == CGSize(width: 60, height: 50))
        #expect(
            size(of: Image(data: png).resizable().scaledToFit(), .init(width: 60, height: 60))
                == CGSize(width: 60, height: 30)
        )
        let caps = EdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 30)
        #expect(size(of: Image(data: png).resizable(capInsets: caps), .zero) == CGSize(width: 50, height: 3))
        #expect(size(of: Image(data: Data([1, 2, 3])), .zero) == .zero)
    }
}
