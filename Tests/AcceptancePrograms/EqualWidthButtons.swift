import Copyfit

/// Two rows whose buttons become equally wide through a preference.
enum EqualWidthButtons {
    protocol Column {}
    enum ButtonColumn: Column {}

    /// A key per column, through a phantom type.
    struct Widths<C: Column>: PreferenceKey {
        static var defaultValue: [CGFloat] { [] }
        static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
        typealias Value = [CGFloat]
    }

    struct WidestKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    struct Measuring<K: PreferenceKey, V> where K.Value == V {
        let key: K.Type
        let value: (GeometryProxy) -> V
    }

    struct Generic: View {
        @State var first = "First"
        @State var second = "Second"
        enum Buttons: Column {}
        let buttons = Measuring(key: Widths<Buttons>.self, value: { [$0.size.width] })
        @State var width: CGFloat? = nil

        var body: some View {
            VStack {
                HStack {
                    TextField("First", text: $first)
                    Button(action: {}) { Text("Short").modifier(buttons).frame(width: width) }
                        .id("short")
                }
                HStack {
                    TextField("Second", text: $second)
                    Button(action: {}) { Text("Looooong").modifier(buttons).frame(width: width) }
                        .id("long")
                }
            }
            .frame(maxWidth: 300, maxHeight: 150)
            .storeMaximum(of: buttons.key, in: $width)
        }
    }

    struct Direct: View {
        @State var first = "First"
        @State var second = "Second"
        @State var width: CGFloat? = nil

        var body: some View {
            VStack {
                row($first, "Short")
                row($second, "Looooong")
            }
            .frame(maxWidth: 300, maxHeight: 150)
            .onPreferenceChange(buttonColumn) { widths in
                let widest = widths.reduce(0, max)
                if widest > 0 { self.width = widest }
            }
        }

        func row(_ text: Binding<String>, _ title: String) -> some View {
            HStack {
                TextField(title, text: text).id("field \(title)")
                Button(action: {}) {
                    Text(title)
                        .id("label \(title)")
                        .background(
                            GeometryReader { Color.clear.preference(key: buttonColumn.self, value: [$0.size.width]) }
                        )
                        .frame(width: width)
                        .id("frame \(title)")
                }
                .id("button \(title)")
            }
            .id("row \(title)")
        }
    }

    struct Maximum: View {
        @State var width: CGFloat? = nil

        var body: some View {
            VStack {
                ForEach(["Short", "Looooong"], id: \.self) { title in
                    Button(action: {}) {
                        Text(title)
                            .background(
                                GeometryReader {
                                    Color.clear.preference(key: WidestKey.self, value: $0.size.width)
                                }
                            )
                            .frame(width: width)
                    }
                }
            }
            .onPreferenceChange(WidestKey.self) { width = $0 }
        }
    }
}

let buttonColumn = EqualWidthButtons.Widths<EqualWidthButtons.ButtonColumn>.self

extension EqualWidthButtons.Measuring: ViewModifier {
    func body(content: Content) -> some View {
        content.background(GeometryReader { Color.clear.preference(key: self.key, value: self.value($0)) })
    }
}

extension View {
    func storeMaximum<K: PreferenceKey>(of key: K.Type, in width: Binding<CGFloat?>) -> some View
    where K.Value == [CGFloat] {
        onPreferenceChange(key.self) { widths in
            let widest = widths.reduce(0, max)
            if widest > 0 { width.wrappedValue = widest }
        }
    }
}
