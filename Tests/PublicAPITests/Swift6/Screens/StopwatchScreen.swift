import Copyfit
import Testing

struct StopwatchScreen: View {
    private enum Running: Equatable {
        case no
        case since(Date)
    }

    @State private var running = Running.no
    @State private var laps: [TimeInterval] = []

    var body: some View {
        GeometryReader { proxy in
            let isWide = proxy.size.width > proxy.size.height
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                TimelineView(.animation(minimumInterval: 0.1, paused: running == .no)) { context in
                    Dial(seconds: seconds(at: context.date))
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .id("dial")
                }
                VStack(spacing: 0) {
                    buttons.padding(16).id("buttons")
                    ForEach(Array(laps.enumerated().reversed()), id: \.offset) { index, lap in
                        HStack {
                            Text("Lap \(index + 1)")
                            Spacer()
                            Text(Duration.seconds(lap), format: .time(pattern: .minuteSecond)).monospacedDigit()
                        }
                        .frame(height: 40)
                        .padding(.horizontal, 16)
                        .id("lap \(index + 1)")
                    }
                    Spacer(minLength: 0)
                }
                .frame(maxWidth: .infinity)
                .id("controls")
            }
        }
    }

    private var buttons: some View {
        HStack {
            roundButton("Lap", color: .gray) { laps.append(Double(laps.count) * 10) }.id("lap")
            Spacer()
            roundButton(running == .no ? "Start" : "Stop", color: running == .no ? .green : .red) {
                running = running == .no ? .since(.now) : .no
            }
        }
    }

    private func roundButton(_ title: LocalizedStringKey, color: Color, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Text(title).frame(width: 80, height: 80).background(color.opacity(0.3), in: .circle)
        }
        .buttonStyle(.plain)
    }

    private func seconds(at date: Date) -> Double {
        if case .since(let start) = running { date.timeIntervalSince(start) } else { 0 }
    }
}

private struct Dial: View {
    let seconds: Double

    var body: some View {
        ZStack {
            ForEach(0..<12) { tick in
                Rectangle()
                    .frame(width: 2, height: 12)
                    .frame(maxHeight: .infinity, alignment: .top)
                    .rotationEffect(.degrees(Double(tick) * 30))
            }
            Capsule().fill(.orange).frame(width: 2, height: 60).offset(y: -30).rotationEffect(.degrees(seconds * 6))
        }
        .padding(20)
        .aspectRatio(1, contentMode: .fit)
    }
}

@MainActor
struct StopwatchScreenTests {
    @Test("Dial and controls share the longer side of the window", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(StopwatchScreen(), on: device)
        let isWide = device.width > device.height
        let width = isWide ? device.width / 2 : device.width
        let height = isWide ? device.height : device.height / 2
        let (left, top) = isWide ? (width, 0) : (0, height)
        screen.expect("dial", 0, 0, width, height)
        screen.expect("controls", left, top, width, height)
        screen.expect("buttons", left, top, width, 80 + 32)
        screen.trigger("lap")
        screen.trigger("lap")
        screen.expect("lap 2", left, top + 112, width, 40)
        screen.expect("lap 1", left, top + 152, width, 40)
    }
}
