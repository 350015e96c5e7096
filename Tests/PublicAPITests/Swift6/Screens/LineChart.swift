import Copyfit
import Testing

struct ChartSeries: Identifiable, Sendable {
    let id: String
    var points: [CGPoint]
    var color: Color = .accentColor
}

struct LineChart: View {
    let series: [ChartSeries]
    var yLabels = 5
    @State private var highlighted: String?

    private var extent: CGRect {
        let points = series.flatMap(\.points)
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        return CGRect(
            x: xs.min() ?? 0,
            y: 0,
            width: (xs.max() ?? 1) - (xs.min() ?? 0),
            height: ys.max() ?? 1
        )
    }

    var body: some View {
        HStack(alignment: .top, spacing: 8) {
            VStack(alignment: .trailing, spacing: 0) {
                ForEach((0..<yLabels).reversed(), id: \.self) { label in
                    Text(
                        extent.maxY / Double(yLabels - 1) * Double(label),
                        format: .number.precision(.fractionLength(1))
                    )
                    .font(.system(size: 10))
                    .frame(width: 32, height: 0, alignment: .trailing)
                    .id("label \(label)")
                    if label > 0 { Spacer(minLength: 12) }
                }
            }
            plot.id("plot")
        }
        .padding(20)
    }

    private var plot: some View {
        GeometryReader { proxy in
            ForEach(series) { series in
                Path { path in path.addLines(series.points.map { position(of: $0, in: proxy.size) }) }
                    .trim(from: 0, to: highlighted == nil || highlighted == series.id ? 1 : 0.5)
                    .stroke(series.color, lineWidth: highlighted == series.id ? 3 : 1.5)
                if let last = series.points.last {
                    Circle()
                        .fill(series.color)
                        .frame(width: 8, height: 8)
                        .position(position(of: last, in: proxy.size))
                        .id("end \(series.id)")
                }
            }
        }
        .background { grid }
        .drawingGroup()
    }

    private var grid: some View {
        VStack(spacing: 0) {
            ForEach(0..<yLabels, id: \.self) { line in
                Divider()
                if line < yLabels - 1 { Spacer(minLength: 0) }
            }
        }
    }

    private func position(of point: CGPoint, in size: CGSize) -> CGPoint {
        CGPoint(
            x: (point.x - extent.minX) / extent.width * size.width,
            y: (1 - point.y / extent.height) * size.height
        )
    }
}

@MainActor
struct LineChartTests {
    @Test("Labels are level with the lines; a series ends where its last value is", arguments: Device.all)
    func layout(device: Device) {
        let series = ChartSeries(id: "a", points: [.init(x: 1, y: 0), .init(x: 3, y: 8), .init(x: 5, y: 2)])
        let screen = layOut(LineChart(series: [series]), on: device)
        let (width, height) = (device.width - 40 - 40, device.height - 40)
        screen.expect("plot", 20 + 40, 20, width, height)
        // A positioned view fills the plot with a frame of the plot's size around it.
        screen.expect("label 4", 20, 20, 32, 0)
        screen.expect("label 2", 20, 20 + height / 2, 32, 0)
        screen.expect("label 0", 20, 20 + height, 32, 0)
        screen.expect("end a", 60, 20, width, height)
    }
}
