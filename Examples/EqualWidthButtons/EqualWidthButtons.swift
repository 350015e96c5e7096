import Copyfit

/// The widths of the buttons' labels.
struct LabelWidths: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }

    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
        value += nextValue()
    }
}

/// Two rows of a field and a button. The labels report their widths; all take the widest.
struct Settings: View {
    @State private var name = "Grace Hopper"
    @State private var rank = "Rear admiral"
    @State private var labelWidth: CGFloat?

    var body: some View {
        VStack {
            row($name, "Save")
            row($rank, "Look up …")
        }
        .padding()
        .onPreferenceChange(LabelWidths.self) { labelWidth = $0.max() }
    }

    private func row(_ text: Binding<String>, _ title: String) -> some View {
        HStack {
            TextField(title, text: text).id("field \(title)")
            Button {
                text.wrappedValue = ""
            } label: {
                Text(title)
                    .background(
                        GeometryReader { Color.clear.preference(key: LabelWidths.self, value: [$0.size.width]) }
                    )
                    .frame(width: labelWidth)
            }
            .id(title)
        }
    }
}

@main
struct EqualWidthButtons {
    @MainActor
    static func main() {
        for width in [320.0, 400, 600] {
            let host = ViewHost(Settings(), size: ProposedViewSize(width: width, height: nil))
            let report = host.update()
            print("\(width) points wide: \(report.passes) passes, \(report.actionsRun) action")
            for id in ["field Save", "Save", "field Look up …", "Look up …"] {
                let frame = host.frame(id: id)!
                print("  \(id): x \(frame.minX), width \(frame.width)")
            }
        }
    }
}
