import Copyfit
import Testing

struct BarChart: View {
    struct Bar: Identifiable {
        let label: String
        let value: CGFloat
        var id: String { label }
    }

    let bars: [Bar]
    var barHeight: CGFloat = 120
    @Environment(\.accessibilityDifferentiateWithoutColor) private var usesPatterns

    private var highest: CGFloat { max(bars.map { abs($0.value) }.max() ?? 1, 1) }

    var body: some View {
        HStack(alignment: .zeroLine, spacing: 12) {
            ForEach(bars) { bar in
                VStack(spacing: 4) {
                    if bar.value < 0 {
                        label(of: bar)
                        column(of: bar, color: .red)
                            .alignmentGuide(.zeroLine) { $0[.top] }
                    } else {
                        column(of: bar, color: .green)
                            .alignmentGuide(.zeroLine) { $0[.bottom] }
                        label(of: bar)
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func column(of bar: Bar, color: Color) -> some View {
        Rectangle()
            .fill(color)
            .overlay { if usesPatterns { Rectangle().strokeBorder(.primary, style: .init(dash: [3])) } }
            .frame(width: 24, height: barHeight * abs(bar.value) / highest)
            .id("bar \(bar.label)")
    }

    private func label(of bar: Bar) -> some View {
        Text(bar.label).font(.footnote).frame(width: 40, height: 16)
    }
}

extension VerticalAlignment {
    private enum ZeroLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    static let zeroLine = VerticalAlignment(ZeroLine.self)
}

@MainActor
struct BarChartTests {
    @Test("Bars rise from one line and hang from it", arguments: Device.all)
    func layout(device: Device) {
        let bars = [("Mon", 60), ("Tue", -30), ("Wed", 120)].map { BarChart.Bar(label: $0.0, value: CGFloat($0.1)) }
        let screen = layOut(BarChart(bars: bars), on: device)
        // Columns of 40 with gaps of 12. Above the line 120; below it the bar of 30 or a gap of 4 and a label of 16.
        let left = (device.width - 144) / 2
        let line = (device.height - 150) / 2 + 120
        screen.expect("bar Mon", left + 8, line - 60, 24, 60)
        screen.expect("bar Tue", left + 52 + 8, line, 24, 30)
        screen.expect("bar Wed", left + 104 + 8, line - 120, 24, 120)
    }
}
