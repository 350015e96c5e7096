import Copyfit
import Testing

private struct SizeKey: PreferenceKey {
    static let defaultValue: [AnyHashable: CGSize] = [:]

    static func reduce(value: inout [AnyHashable: CGSize], nextValue: () -> [AnyHashable: CGSize]) {
        value.merge(nextValue()) { $1 }
    }
}

extension View {
    func measured<ID: Hashable & Sendable>(as id: ID) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: SizeKey.self, value: [AnyHashable(id): proxy.size])
            }
        )
    }

    func onMeasure(perform action: @escaping ([AnyHashable: CGSize]) -> Void) -> some View {
        onPreferenceChange(SizeKey.self, perform: action)
    }

    func overlaidWithRuler() -> some View {
        overlayPreferenceValue(SizeKey.self) { sizes in
            VStack(spacing: 2) {
                ForEach(sizes.keys.compactMap { $0.base as? String }.sorted(), id: \.self) { key in
                    Rectangle().fill(.red).frame(width: sizes[key]?.width, height: 3).id("ruler \(key)")
                }
            }
        }
    }
}

struct MeasuredScreen: View {
    @State private var total: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 10) {
                Color.yellow.frame(height: 50).measured(as: "a").id("a")
                Color.green.frame(width: 90, height: 70).measured(as: "b")
            }
            .overlaidWithRuler()
            .onMeasure { sizes in total = sizes.values.map(\.height).reduce(0, +) }
            Rectangle().frame(width: total, height: 4).id("sum")
            Text("Height \(total, specifier: "%.0f")").accessibilityHidden(true)
        }
        .padding(15)
        .frame(maxHeight: .infinity, alignment: .topLeading)
    }
}

@MainActor
struct SizeReadingTests {
    @Test("Measured sizes become other views' lengths", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(MeasuredScreen(), on: device)
        let flexible = device.width - 30 - 10 - 90
        screen.expect("a", 15, 15 + 10, flexible, 50)
        screen.expect("sum", 15, 15 + 70, 50 + 70, 4)
        // Rulers of 3 + 2 + 3 in the middle of the row of 70, each centred.
        screen.expect("ruler a", (device.width - flexible) / 2, 15 + 31, flexible, 3)
        screen.expect("ruler b", (device.width - 90) / 2, 15 + 36, 90, 3)
    }
}
