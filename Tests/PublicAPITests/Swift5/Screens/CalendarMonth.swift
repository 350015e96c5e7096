import Copyfit
import Testing

struct CalendarMonth: View {
    let firstWeekday: Int
    let numberOfDays: Int
    @State private var selection: Int? = 1

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
    private let symbols = ["M", "T", "W", "T", "F", "S", "S"]

    private var weeks: Int { (firstWeekday + numberOfDays + 6) / 7 }

    var body: some View {
        VStack(spacing: 12) {
            header
            HStack(spacing: 0) {
                ForEach(symbols.indices, id: \.self) { index in
                    Text(symbols[index])
                        .font(.caption2)
                        .foregroundColor(index > 4 ? .red : .secondary)
                        .frame(maxWidth: .infinity)
                        .frame(height: 20)
                }
            }
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(0..<firstWeekday, id: \.self) { _ in Color.clear.frame(height: 40) }
                ForEach(1...numberOfDays, id: \.self) { day in
                    DayCell(day: day, isSelected: selection == day)
                        .onTapGesture { selection = day }
                        .id("day \(day)")
                }
            }
            .id("days")
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
    }

    private var header: some View {
        HStack {
            Text("March").font(.title.weight(.semibold))
            Spacer()
            Group {
                Button(action: {}) { Image(systemName: "chevron.left") }
                Button(action: {}) { Image(systemName: "chevron.right") }
            }
            .buttonStyle(.borderless)
        }
        .frame(height: 44)
    }
}

private struct DayCell: View {
    let day: Int
    let isSelected: Bool

    var body: some View {
        Text(verbatim: "\(day)")
            .fontWeight(isSelected ? .bold : .regular)
            .frame(maxWidth: .infinity, minHeight: 40)
            .background {
                if isSelected { Circle().fill(Color.accentColor.opacity(0.2)).id("mark") }
            }
            .contentShape(Rectangle())
            .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

@MainActor
struct CalendarMonthTests {
    @Test("Days are in seven equal columns, and the mark follows the selection", arguments: Device.all)
    func layout(device: Device) {
        // A month of 31 days that begins on a Wednesday.
        let screen = layOut(CalendarMonth(firstWeekday: 2, numberOfDays: 31), on: device)
        let column = (device.width - 40) / 7
        // Header 44, gap 12, weekdays 20, gap 12.
        let top: CGFloat = 88
        screen.expect("day 1", 20 + 2 * column, top, column, 40)
        screen.expect("day 6", 20, top + 44, column, 40)
        // 33 cells make five rows.
        screen.expect("days", 20, top, device.width - 40, 5 * 40 + 4 * 4)
        screen.expect("mark", 20 + 2 * column + (column - 40) / 2, top, 40, 40)
        screen.trigger("day 6")
        screen.expect("mark", 20 + (column - 40) / 2, top + 44, 40, 40)
    }
}
