import Copyfit
import Testing

/// Programs of the shape of part C0: two rows with buttons that become equally wide through a preference.
enum EqualWidthButtons {
    protocol Column {}
    enum ButtonColumn: Column {}

    struct Widths<C: Column>: PreferenceKey {
        static var defaultValue: [CGFloat] { [] }
        static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
        typealias Value = [CGFloat]
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
                }
                HStack {
                    TextField("Second", text: $second)
                    Button(action: {}) { Text("Looooong").modifier(buttons).frame(width: width) }
                }
            }
            .frame(maxWidth: 300, maxHeight: 150)
            .storeMaximum(of: buttons.key, in: $width)
        }
    }
}

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

@MainActor
struct EqualWidthButtonsTests {
    @Test("C0: the generic program settles in two passes with one action and one commit")
    func genericProgram() {
        let host = ViewHost.standIn(EqualWidthButtons.Generic(), width: 400, height: 300)
        let report = host.update()
        #expect(report.passes == 2)
        #expect(report.actionsRun == 1)
        #expect(report.stateCommits == 1)
        #expect(report.converged)
        #expect(report.bodyEvaluations == 6)
        print(host.dump())
    }
}
