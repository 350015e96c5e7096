import Copyfit
import Testing

struct Habit: Identifiable {
    let id: String
    var days: [Bool]

    var streak: Int { days.reversed().prefix { $0 }.count }
}

struct HabitGrid: View {
    @Binding var habits: [Habit]
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 18

    private var rows: [GridItem] { Array(repeating: GridItem(.fixed(side), spacing: 3), count: 7) }

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach($habits) { $habit in
                VStack(alignment: .leading, spacing: 6) {
                    LabeledContent(habit.id) {
                        Label("\(habit.streak)", systemImage: "flame").labelStyle(.titleAndIcon)
                    }
                    .frame(height: 20)
                    LazyHGrid(rows: rows, alignment: .top, spacing: 3) {
                        ForEach(habit.days.indices, id: \.self) { day in
                            RoundedRectangle(cornerRadius: 3)
                                .fill(habit.days[day] ? AnyShapeStyle(.green) : AnyShapeStyle(.quinary))
                                .frame(width: side)
                                .onTapGesture { habit.days[day].toggle() }
                                .accessibilityLabel(Text("Day \(day + 1)"))
                                .id("\(habit.id) \(day)")
                        }
                    }
                    .frame(height: 7 * side + 6 * 3)
                    if habit.streak > 2 {
                        Text("Keep going!").font(.footnote).frame(height: 16)
                    }
                }
                .id(habit.id)
            }
        }
        .padding(16)
    }
}

struct HabitScreen: View {
    @State private var habits = [
        Habit(id: "Read", days: Array(repeating: false, count: 20)),
        Habit(id: "Run", days: [true, false]),
    ]

    var body: some View {
        HabitGrid(habits: $habits).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

struct HabitGridTests {
    @Test("Days fill columns of seven; a streak adds a line", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(HabitScreen(), on: device)
        // 7 · 18 + 6 · 3
        let grid: CGFloat = 144
        screen.expect("Read 0", 16, 16 + 26, 18, 18)
        screen.expect("Read 6", 16, 42 + 6 * 21, 18, 18)
        screen.expect("Read 15", 16 + 2 * 21, 42 + 21, 18, 18)
        #expect(screen.host.frame(id: "Read")?.height == 26 + grid)
        #expect(screen.host.frame(id: "Run")?.minY == CGFloat(16 + 170 + 24))
        for day in 17..<20 { screen.trigger("Read \(day)") }
        #expect(screen.host.frame(id: "Read")?.height == 26 + grid + 6 + 16)
        #expect(screen.host.frame(id: "Run")?.minY == CGFloat(16 + 192 + 24))
    }
}
