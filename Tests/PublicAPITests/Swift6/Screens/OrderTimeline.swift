import Copyfit
import Testing

extension HorizontalAlignment {
    private struct TimelineAxis: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.leading] }
    }

    static let timelineAxis = HorizontalAlignment(TimelineAxis.self)
}

struct OrderTimeline: View {
    struct Step: Identifiable {
        let id: Int
        let title: LocalizedStringKey
        let height: CGFloat
        let timeWidth: CGFloat
    }

    let steps: [Step]
    let current: Int

    var body: some View {
        VStack(alignment: .timelineAxis, spacing: 0) {
            ForEach(steps) { step in
                HStack(alignment: .top, spacing: 12) {
                    Color.gray.opacity(0.3).frame(width: step.timeWidth, height: 16)
                        .id("time \(step.id)")
                    marker(of: step)
                        .alignmentGuide(.timelineAxis) { $0[HorizontalAlignment.center] }
                        .id("marker \(step.id)")
                    Text(step.title)
                        .foregroundStyle(step.id > current ? .tertiary : .primary)
                        .frame(width: 160, height: step.height, alignment: .topLeading)
                        .id("title \(step.id)")
                }
                .background(alignment: .init(horizontal: .timelineAxis, vertical: .center)) {
                    if step.id < (steps.last?.id ?? 0) {
                        Rectangle()
                            .fill(.tertiary)
                            .frame(width: 2)
                            .alignmentGuide(.timelineAxis) { $0[HorizontalAlignment.center] }
                            .id("line \(step.id)")
                    }
                }
            }
        }
        .padding()
    }

    @ViewBuilder
    private func marker(of step: Step) -> some View {
        switch step.id {
        case ..<current: Circle().fill(.green).frame(width: 12, height: 12)
        case current: Circle().strokeBorder(.green, lineWidth: 3).frame(width: 20, height: 20)
        default: Circle().stroke(.secondary, style: StrokeStyle(dash: [2, 2])).frame(width: 12, height: 12)
        }
    }
}

@MainActor
struct OrderTimelineTests {
    @Test("Markers of any size are centred on one axis", arguments: Device.all)
    func layout(device: Device) {
        let steps = [
            OrderTimeline.Step(id: 0, title: "Ordered", height: 48, timeWidth: 40),
            OrderTimeline.Step(id: 1, title: "Packed", height: 64, timeWidth: 60),
            OrderTimeline.Step(id: 2, title: "Shipped", height: 32, timeWidth: 50),
        ]
        let screen = layOut(OrderTimeline(steps: steps, current: 1), on: device)
        // Left of the axis: a time, a gap of 12 and half a marker: 40 + 12 + 6, 60 + 12 + 10, 50 + 12 + 6. Right of it:
        // half a marker, a gap and the title: 6 + 12 + 160, 10 + 12 + 160.
        let axis = (device.width - (82 + 182)) / 2 + 82
        // The steps are 48, 64 and 32 high.
        let top = (device.height - 144) / 2
        screen.expect("marker 0", axis - 6, top, 12, 12)
        screen.expect("marker 1", axis - 10, top + 48, 20, 20)
        screen.expect("time 0", axis - 6 - 12 - 40, top, 40, 16)
        screen.expect("title 2", axis + 6 + 12, top + 112, 160, 32)
        screen.expect("line 0", axis - 1, top, 2, 48)
        screen.expect("line 1", axis - 1, top + 48, 2, 64)
        #expect(screen.host.frame(id: "line 2") == nil)
    }
}
