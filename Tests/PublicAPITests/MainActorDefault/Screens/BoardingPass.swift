import Copyfit
import Testing

struct BoardingPass: View {
    struct Flight {
        var from = "ZRH"
        var to = "LIS"
        var passengers = 2
    }

    let flight: Flight

    var body: some View {
        ViewThatFits {
            HStack(spacing: 0) {
                leg.frame(width: 500)
                perforation(.vertical)
                stub.frame(width: 200)
            }
            .frame(height: 220)
            VStack(spacing: 0) {
                leg.frame(height: 160)
                perforation(.horizontal)
                stub.frame(height: 120)
            }
        }
        .background(.white, in: .rect(cornerRadius: 12))
        .padding(24)
    }

    private var leg: some View {
        HStack(spacing: 16) {
            Text(flight.from).font(.title).frame(width: 60)
            Route().stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 2])).frame(height: 40).id("route")
            Text(flight.to).font(.title).frame(width: 60)
        }
        .padding(.horizontal, 20)
        .frame(maxHeight: .infinity)
        .id("leg")
    }

    private var stub: some View {
        VStack(spacing: 6) {
            ForEach(0..<flight.passengers, id: \.self) { seat in
                LabeledContent("Seat", value: "\(12 + seat)A").frame(height: 24)
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .id("stub")
    }

    private func perforation(_ axis: Axis) -> some View {
        Rectangle()
            .foregroundStyle(.tertiary)
            .frame(width: axis == .vertical ? 2 : nil, height: axis == .horizontal ? 2 : nil)
            .padding(axis == .vertical ? .vertical : .horizontal, 12)
    }

    private nonisolated struct Route: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: rect.maxY),
                control: CGPoint(x: rect.midX, y: rect.minY - rect.height)
            )
            return path
        }
    }
}

struct BoardingPassTests {
    @Test("The stub is beside the leg if both fit, otherwise below", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(BoardingPass(flight: .init()), on: device)
        if device.width == 390 {
            // 160 + 2 + 120
            let top = (device.height - 282) / 2
            screen.expect("leg", 24, top, 342, 160)
            screen.expect("stub", 24, top + 162, 342, 120)
            screen.expect("route", 24 + 20 + 60 + 16, top + 60, 342 - 40 - 152, 40)
        } else {
            let (left, top) = ((device.width - 702) / 2, (device.height - 220) / 2)
            screen.expect("leg", left, top, 500, 220)
            screen.expect("stub", left + 502, top, 200, 220)
            screen.expect("route", left + 96, top + 90, 500 - 192, 40)
        }
    }
}
