import Copyfit
import Testing

struct HourlyForecast: Identifiable, Sendable {
    let hour: Int
    let temperature: Double
    var id: Int { hour }
}

struct WeatherScreen: View {
    let hours: [HourlyForecast]
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var range: ClosedRange<Double> {
        let temperatures = hours.map(\.temperature)
        return (temperatures.min() ?? 0)...(temperatures.max() ?? 1)
    }

    var body: some View {
        VStack(spacing: 0) {
            summary.frame(height: 160)
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 12) {
                    ForEach(hours) { hour in
                        VStack(spacing: 6) {
                            Text(hour.hour, format: .number.precision(.integerLength(2))).frame(height: 14)
                            Image(systemName: hour.temperature > 20 ? "sun.max.fill" : "cloud")
                                .symbolRenderingMode(.multicolor)
                                .frame(width: 24, height: 24)
                            Text("\(hour.temperature, format: .number)°").frame(height: 16)
                        }
                        .frame(width: 48)
                        .id("hour \(hour.hour)")
                    }
                }
                .padding(.horizontal, 16)
            }
            .frame(height: 96)
            .background(.thinMaterial)
            .id("strip")
            TemperatureCurve(values: hours.map(\.temperature), range: range)
                .stroke(.orange, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .padding(16)
                .id("curve")
        }
        .background {
            LinearGradient(
                stops: [.init(color: .cyan, location: 0), .init(color: .blue, location: 1)],
                startPoint: .top,
                endPoint: .bottom
            )
            .ignoresSafeArea()
        }
    }

    @ViewBuilder
    private var summary: some View {
        if sizeClass == .compact {
            Text("21°").font(.system(size: 72, weight: .thin))
        } else {
            HStack {
                Text("21°").font(.system(size: 72, weight: .thin)); Text("Mostly sunny")
            }
        }
    }
}

struct TemperatureCurve: Shape {
    let values: [Double]
    let range: ClosedRange<Double>

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            for (index, value) in values.enumerated() {
                let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
                let x = rect.minX + rect.width * CGFloat(index) / CGFloat(max(values.count - 1, 1))
                let point = CGPoint(x: x, y: rect.maxY - rect.height * share)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}

@MainActor
struct WeatherScreenTests {
    @Test("The strip of hours is 96 high, the curve gets the rest", arguments: Device.all)
    func layout(device: Device) {
        let hours = (6..<18).map { HourlyForecast(hour: $0, temperature: 12 + Double($0)) }
        let screen = layOut(WeatherScreen(hours: hours), on: device)
        screen.expect("strip", 0, 160, device.width, 96)
        // 14 + 6 + 24 + 6 + 16, in the middle of the strip
        screen.expect("hour 6", 16, 160 + 15, 48, 66)
        screen.expect("hour 8", 16 + 2 * 60, 175, 48, 66)
        screen.expect("curve", 0, 256, device.width, device.height - 256)
    }

    @Test("The curve goes from the lower left to the upper right corner")
    func curve() {
        let path = TemperatureCurve(values: [1, 2, 5], range: 1...5).path(in: CGRect(x: 0, y: 0, width: 40, height: 80))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 80))
        #expect(path.currentPoint == CGPoint(x: 40, y: 0))
    }
}
