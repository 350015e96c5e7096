import Copyfit
import Testing

enum CalculatorKey: Hashable {
    case digit(Int), operation(String), equals, clear

    var title: String {
        switch self {
        case .digit(let digit): String(digit)
        case .operation(let sign): sign
        case .equals: "="
        case .clear: "AC"
        }
    }

    var tint: Color {
        switch self {
        case .digit: .gray
        case .operation, .equals: .orange
        case .clear: .secondary
        }
    }
}

struct CalculatorScreen: View {
    @State private var display = "0"

    private let keys: [[CalculatorKey]] = [
        [.clear, .operation("÷")],
        [.digit(7), .digit(8), .digit(9), .operation("×")],
        [.digit(4), .digit(5), .digit(6), .operation("−")],
        [.digit(1), .digit(2), .digit(3), .operation("+")],
        [.digit(0), .equals],
    ]

    var body: some View {
        VStack(spacing: 12) {
            Text(display)
                .font(.system(size: 64, weight: .light))
                .minimumScaleFactor(0.3)
                .lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                .id("display")
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach(keys, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { key in
                            button(key).gridCellColumns(row.count == 2 && key == row[0] ? 3 : 1)
                        }
                    }
                }
            }
            .frame(height: 5 * 60 + 4 * 10)
            .id("keys")
        }
        .padding(16)
        .frame(maxWidth: 400)
    }

    private func button(_ key: CalculatorKey) -> some View {
        Button {
            press(key)
        } label: {
            Text(key.title)
                .font(.title)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(key.tint.opacity(0.4), in: Capsule())
        }
        .buttonStyle(.plain)
        .keyboardShortcut(key == .equals ? .defaultAction : nil)
        .id(key.title)
    }

    private func press(_ key: CalculatorKey) {
        switch key {
        case .digit(let digit): display = display == "0" ? "\(digit)" : display + "\(digit)"
        case .clear: display = "0"
        case .operation, .equals: break
        }
    }
}

struct CalculatorScreenTests {
    @Test("Keys are in four equal columns, wide ones over three", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(CalculatorScreen(), on: device)
        let width = min(device.width, 400) - 32
        let left = (device.width - width) / 2
        let column = (width - 30) / 4
        let top = device.height - 16 - 340
        screen.expect("keys", left, top, width, 340)
        screen.expect("AC", left, top, 3 * column + 20, 60)
        screen.expect("÷", left + 3 * (column + 10), top, column, 60)
        screen.expect("5", left + column + 10, top + 140, column, 60)
        screen.expect("0", left, top + 280, 3 * column + 20, 60)
        screen.expect("display", left, 16, width, top - 12 - 16)
        screen.trigger("7")
        screen.trigger("5")
        #expect(screen.host.texts.contains { $0.string == "75" })
    }
}
