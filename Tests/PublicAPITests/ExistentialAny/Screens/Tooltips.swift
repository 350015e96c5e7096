import Copyfit
import Testing

struct Tooltip<Tip: View>: ViewModifier {
    let isVisible: Bool
    let edge: VerticalEdge
    @ViewBuilder let tip: Tip

    func body(content: Content) -> some View {
        content.overlay(alignment: edge == .top ? .top : .bottom) {
            if isVisible {
                tip
                    .fixedSize()
                    .padding(8)
                    .background(.ultraThickMaterial, in: RoundedRectangle(cornerRadius: 6))
                    .alignmentGuide(edge == .top ? .top : .bottom) { dimensions in
                        edge == .top ? dimensions[.bottom] + 6 : dimensions[.top] - 6
                    }
                    .transition(.scale(scale: 0.8, anchor: edge == .top ? .bottom : .top).combined(with: .opacity))
                    .zIndex(1)
            }
        }
    }
}

extension View {
    func tooltip<Tip: View>(
        isVisible: Bool,
        edge: VerticalEdge = .top,
        @ViewBuilder _ tip: () -> Tip
    ) -> some View {
        modifier(Tooltip(isVisible: isVisible, edge: edge, tip: tip))
    }
}

struct TooltipScreen: View {
    @State private var hovered: Int?

    var body: some View {
        HStack(spacing: 20) {
            ForEach(0..<3) { index in
                Circle()
                    .frame(width: 40, height: 40)
                    .onHover { isInside in hovered = isInside ? index : nil }
                    .onTapGesture { hovered = index }
                    .tooltip(isVisible: hovered == index, edge: index == 2 ? .bottom : .top) {
                        Color.yellow.frame(width: 100, height: 24).id("tip \(index)")
                    }
                    .id("circle \(index)")
            }
        }
        .padding(30)
        .id("circles")
    }
}

@MainActor
struct TooltipTests {
    @Test("A tip is 6 above or below its view and takes no room", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(TooltipScreen(), on: device)
        // 3 · 40 + 2 · 20 + 2 · 30
        let (left, top) = ((device.width - 220) / 2, (device.height - 100) / 2)
        screen.expect("circles", left, top, 220, 100)
        screen.host.trigger("circle 0")
        _ = screen.host.update()
        screen.expect("circles", left, top, 220, 100)
        // With its padding the tip is 116 × 40, centred above a circle of 40.
        screen.expect("tip 0", left + 30 + 20 - 50, top + 30 - 6 - 8 - 24, 100, 24)
        screen.host.trigger("circle 2")
        _ = screen.host.update()
        screen.expect("tip 2", left + 150 + 20 - 50, top + 70 + 6 + 8, 100, 24)
        #expect(screen.host.frame(id: "tip 0") == nil)
    }
}
