import Copyfit

/// Labels in a form that become equally wide.
enum FormColumns {
    struct LabelWidth: Equatable {
        let width: CGFloat
    }

    struct LabelWidths: PreferenceKey {
        typealias Value = [LabelWidth]
        static var defaultValue: [LabelWidth] = []
        static func reduce(value: inout [LabelWidth], nextValue: () -> [LabelWidth]) {
            value.append(contentsOf: nextValue())
        }
    }

    struct Widen: ViewModifier {
        @Binding var width: CGFloat?

        func body(content: Content) -> some View {
            content.onPreferenceChange(LabelWidths.self) { labels in
                for label in labels {
                    let old = self.width ?? 0
                    if label.width > old { self.width = label.width + 20 }
                }
            }
        }
    }

    struct Measure: View {
        var body: some View {
            GeometryReader { geometry in
                Rectangle()
                    .fill(Color.clear)
                    .preference(
                        key: LabelWidths.self,
                        value: [LabelWidth(width: geometry.frame(in: CoordinateSpace.global).width)]
                    )
            }
        }
    }

    struct Person: View {
        var labels = ["First name", "Last name", "Town"]
        @State var first = "Ada"
        @State var last = "Lovelace"
        @State var town = "London"
        @State var width: CGFloat? = nil

        var body: some View {
            Form {
                row(labels[0], $first)
                row(labels[1], $last)
                row(labels[2], $town)
            }
            .modifier(Widen(width: $width))
        }

        func row(_ label: String, _ text: Binding<String>) -> some View {
            HStack {
                Text(label)
                    .lineLimit(1)
                    .id("text \(label)")
                    .frame(width: width, alignment: .leading)
                    .background(Measure())
                    .id("label \(label)")
                TextField("", text: text)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .id("field \(label)")
            }
        }
    }
}
