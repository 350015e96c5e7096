import Copyfit

/// The widest label.
struct WidestLabel: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

/// A form whose fields start in one column: each label reports its own width and takes the widest.
struct AddressForm: View {
    @State private var street = "Spadina Avenue"
    @State private var town = "Toronto"
    @State private var country = "Canada"
    @State private var labelWidth: CGFloat?

    var body: some View {
        Form {
            row("Street", $street)
            row("Town", $town)
            row("Country or region", $country)
        }
        .onPreferenceChange(WidestLabel.self) { labelWidth = $0 }
    }

    private func row(_ label: String, _ text: Binding<String>) -> some View {
        HStack {
            Text(label)
                .fixedSize()
                .background(GeometryReader { Color.clear.preference(key: WidestLabel.self, value: $0.size.width) })
                .frame(width: labelWidth, alignment: .leading)
            TextField(label, text: text)
                .textFieldStyle(.roundedBorder)
                .id(label)
        }
    }
}

@main
struct FormColumns {
    @MainActor
    static func main() {
        for width in [260.0, 360, 480] {
            let host = ViewHost(AddressForm(), size: ProposedViewSize(width: width, height: 200))
            let report = host.update()
            print("\(width) points wide: \(report.passes) passes")
            for label in ["Street", "Town", "Country or region"] {
                let field = host.frame(id: label)!
                print("  \(label): field at x \(field.minX), width \(field.width)")
            }
        }
    }
}
