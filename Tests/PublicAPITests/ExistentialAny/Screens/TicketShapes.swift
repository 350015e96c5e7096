import Copyfit
import Testing

struct Ticket: InsettableShape {
    var notch: CGFloat = 10
    var cut: CGFloat = 0.7
    private var inset: CGFloat = 0

    init(notch: CGFloat = 10, cut: CGFloat = 0.7) {
        self.notch = notch
        self.cut = cut
    }

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: inset, dy: inset)
        let x = rect.minX + rect.width * cut
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: x - notch, y: rect.minY))
        path.addArc(
            center: CGPoint(x: x, y: rect.minY),
            radius: notch,
            startAngle: .degrees(180),
            endAngle: .zero,
            clockwise: true
        )
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var ticket = self
        ticket.inset += amount
        return ticket
    }
}

struct SpeechBubble: Shape {
    var tail: Edge = .leading
    var animatableData: CGFloat = 12

    func path(in rect: CGRect) -> Path {
        let body = tail == .leading ? rect.divided(atDistance: animatableData, from: .minXEdge).remainder : rect
        var path = Path(roundedRect: body, cornerRadius: 8)
        path.addLines([
            CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: body.minX + 8, y: rect.maxY - 16),
            CGPoint(x: body.minX + 8, y: rect.maxY),
        ])
        return path
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 40))
        return CGSize(width: max(size.width, 60), height: max(size.height, 40))
    }
}

struct TicketScreen: View {
    var body: some View {
        VStack(spacing: 20) {
            Ticket()
                .fill(.orange.gradient)
                .strokeBorder(.brown, lineWidth: 2)
                .overlay(alignment: .trailing) {
                    Text("ADMIT ONE")
                        .font(.caption.monospaced())
                        .rotationEffect(.degrees(-90))
                        .fixedSize()
                        .frame(width: 30, height: 80)
                        .id("stub")
                }
                .frame(width: 300, height: 100)
                .id("ticket")
            SpeechBubble().foregroundStyle(.mint).fixedSize().id("ideal bubble")
            SpeechBubble(tail: .trailing).frame(width: 40).id("narrow bubble")
        }
        .padding(.top, 50)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}

@MainActor
struct TicketShapeTests {
    @Test("A shape's own size counts", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(TicketScreen(), on: device)
        let middle = device.width / 2
        screen.expect("ticket", middle - 150, 50, 300, 100)
        screen.expect("stub", middle + 150 - 30, 50 + 10, 30, 80)
        screen.expect("ideal bubble", middle - 50, 170, 100, 40)
        // The frame is 40 wide; it is as high as the shape, which gets the rest of the window.
        screen.expect("narrow bubble", middle - 20, 230, 40, device.height - 230)
    }

    @Test("A ticket's outline is inset on all sides")
    func outline() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(Ticket().inset(by: 5).path(in: rect).boundingRect == CGRect(x: 5, y: 5, width: 190, height: 90))
        #expect(!Ticket().path(in: rect).contains(CGPoint(x: 140, y: 5)))
        #expect(Ticket().path(in: rect).contains(CGPoint(x: 140, y: 15)))
    }
}
