import Copyfit

/// The size of a text.
struct TextSize: PreferenceKey {
    static let defaultValue: CGSize? = nil

    static func reduce(value: inout CGSize?, nextValue: () -> CGSize?) {
        value = value ?? nextValue()
    }
}

/// Underlines a text with a line as long as its widest line. The measuring view is in the text's background, where it has
/// the text's size instead of determining it.
struct Underlined: View {
    let text: String
    @State private var size: CGSize?

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(text)
                .background {
                    GeometryReader { Color.clear.preference(key: TextSize.self, value: $0.size) }
                }
                .id("text")
            Rectangle().frame(width: size?.width, height: 1).id("line")
        }
        .onPreferenceChange(TextSize.self) { size = $0 }
    }
}

@main
struct MeasuringText {
    @MainActor
    static func main() {
        let text = "A reader behind a text takes the text's size; around it, it would take everything."
        for width in [100.0, 200, 600] {
            let host = ViewHost(Underlined(text: text), size: ProposedViewSize(width: width, height: nil))
            let report = host.update()
            let plain = size(of: Text(text), ProposedViewSize(width: width, height: nil))
            print("\(width) points wide: \(report.passes) passes")
            let measured = host.frame(id: "text")!.size
            print("  text \(measured.width) × \(measured.height), without the reader \(plain.width) × \(plain.height)")
            print("  line \(host.frame(id: "line")!.width)")
        }
    }
}
