import Copyfit
import Testing

struct SwitchRowStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Capsule()
                .fill(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                .frame(width: 50, height: 30)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle().fill(.white).padding(2).id("knob")
                }
                .onTapGesture { configuration.$isOn.wrappedValue.toggle() }
                .id("switch")
        }
        .frame(height: 44)
    }
}

struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.frame(width: 24, height: 24)
            configuration.title.font(.caption2).frame(height: 12)
        }
    }
}

struct RingProgressStyle: ProgressViewStyle {
    var lineWidth: CGFloat = 6

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: configuration.fractionCompleted ?? 0)
                .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
            configuration.label
        }
        .padding(lineWidth / 2)
        .frame(width: 64, height: 64)
    }
}

struct DottedContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.label.frame(width: 80, alignment: .leading)
            Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [2])).frame(height: 1).id("dots")
            configuration.content.frame(width: 60, alignment: .trailing)
        }
        .frame(height: 20)
    }

    private struct Line: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            return path
        }
    }
}

struct HoldButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 100, height: 36).border(.red).onLongPressGesture { configuration.trigger() }
    }
}

struct ControlStylesScreen: View {
    @State private var isOn = false

    var body: some View {
        VStack(spacing: 10) {
            Toggle("Option", isOn: $isOn).toggleStyle(SwitchRowStyle()).id("row")
            Label("Home", systemImage: "house").labelStyle(StackedLabelStyle()).id("label")
            ProgressView(value: 3, total: 4) { Text("¾") }.progressViewStyle(RingProgressStyle()).id("ring")
            LabeledContent("Tax", value: 0.19, format: .percent).labeledContentStyle(DottedContentStyle())
            Button("Hold") {}.buttonStyle(HoldButtonStyle()).id("hold")
        }
        .padding(20)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

@MainActor
struct ControlStyleScreenTests {
    @Test("Controls are what their styles make of them", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ControlStylesScreen(), on: device)
        let right = device.width - 20
        screen.expect("row", 20, 20, device.width - 40, 44)
        screen.expect("knob", right - 50, 20 + 7, 30, 30)
        screen.trigger("switch")
        screen.expect("knob", right - 30, 27, 30, 30)
        #expect(screen.host.frame(id: "label")?.height == CGFloat(24 + 4 + 12))
        screen.expect("ring", device.width / 2 - 32, 20 + 54 + 50, 64, 64)
        // Row 44, label 40, ring 64, gaps of 10; the dots are in the middle of 20.
        screen.expect("dots", 20 + 80, 20 + 54 + 50 + 74 + 9.5, device.width - 40 - 140, 1)
        screen.expect("hold", device.width / 2 - 50, 198 + 30, 100, 36)
    }
}
