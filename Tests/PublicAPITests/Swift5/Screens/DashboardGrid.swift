import Copyfit
import Testing

struct Metric: Identifiable {
    let id: String
    let value: Double
    let change: Double
    var history: [Double]
}

struct DashboardGrid: View {
    private let metrics = ["Visits", "Orders", "Revenue", "Refunds", "Reviews"].enumerated().map { index, name in
        Metric(id: name, value: Double(index) * 12.5, change: Double(index - 2) / 10, history: [1, 3, 2, 4])
    }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 160), spacing: 16)], spacing: 16) {
                ForEach(metrics) { metric in
                    MetricCard(metric: metric)
                }
            }
            .padding(16)
        }
    }
}

struct MetricCard: View {
    let metric: Metric

    private var tint: Color { metric.change < 0 ? .red : .green }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(metric.id).font(.subheadline)
                Spacer()
                Text(metric.change, format: .percent.precision(.fractionLength(0)))
                    .font(.caption)
                    .foregroundStyle(tint)
            }
            .frame(height: 16)
            Text("\(metric.value, specifier: "%.1f")")
                .font(.system(size: 24, weight: .bold, design: .rounded))
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(height: 30)
            Bars(values: metric.history)
                .foregroundStyle(tint.gradient)
                .frame(height: 40)
                .id("bars \(metric.id)")
        }
        .padding(12)
        .background(
            RoundedRectangle(cornerRadius: 8).fill(Color.white).shadow(color: .black.opacity(0.1), radius: 4, y: 2)
        )
        .id(metric.id)
    }
}

private struct Bars: View {
    let values: [Double]

    var body: some View {
        GeometryReader { proxy in
            let highest = values.max() ?? 1
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(values.indices, id: \.self) { index in
                    Rectangle()
                        .frame(height: proxy.size.height * values[index] / highest)
                        .id("bar \(index)")
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
    }
}

@MainActor
struct DashboardGridTests {
    @Test("Cards are in as many columns as there is room for", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(DashboardGrid(), on: device)
        let room = device.width - 32
        // ⌊(358 + 16) / 176⌋ = 2 columns; ⌊(1248 + 16) / 176⌋ = 7.
        let count: CGFloat = device.width == 390 ? 2 : 7
        let column = (room - 16 * (count - 1)) / count
        // 12 + 16 + 8 + 30 + 8 + 40 + 12
        screen.expect("Visits", 16, 16, column, 126)
        screen.expect("Orders", 16 + column + 16, 16, column, 126)
        screen.expect("bars Visits", 28, 16 + 74, column - 24, 40)
        // The third of four bars, 2 of 4 high; gaps of 4.
        let bar = (column - 24 - 12) / 4
        screen.expect("bar 2", 28 + 2 * (bar + 4), 90 + 20, bar, 20)
        if count == 2 { screen.expect("Revenue", 16, 16 + 126 + 16, column, 126) }
    }
}
