import Copyfit
import Testing

struct RadialLayout: Layout, Animatable {
    var start: Angle = .degrees(-90)
    var radius: CGFloat

    var animatableData: AnimatablePair<Double, CGFloat> {
        get { AnimatablePair(start.degrees, radius) }
        set { (start, radius) = (.degrees(newValue.first), newValue.second) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let largest = subviews.map { $0.sizeThatFits(.unspecified) }
            .reduce(CGSize.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
        return CGSize(width: 2 * radius + largest.width, height: 2 * radius + largest.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let step = Angle.degrees(360 / Double(max(subviews.count, 1)))
        for (index, subview) in subviews.enumerated() {
            let angle = start + step * Double(index)
            subview.place(
                at: CGPoint(
                    x: bounds.midX + cos(angle.radians) * radius,
                    y: bounds.midY + sin(angle.radians) * radius
                ),
                anchor: .center,
                proposal: .unspecified
            )
        }
    }
}

struct RadialMenu: View {
    enum Action: String, CaseIterable, Identifiable {
        case copy = "doc.on.doc"
        case cut = "scissors"
        case paste = "clipboard"
        case delete = "trash"
        var id: Self { self }
    }

    @State private var isOpen = false

    var body: some View {
        RadialLayout(radius: isOpen ? 100 : 0) {
            ForEach(Action.allCases) { action in
                Image(systemName: action.rawValue)
                    .frame(width: 40, height: 40)
                    .background(.regularMaterial, in: Circle())
                    .opacity(isOpen ? 1 : 0)
                    .help(Text(action.rawValue))
                    .id(action.rawValue)
            }
        }
        .overlay {
            Button {
                withAnimation(.bouncy) { isOpen.toggle() }
            } label: {
                Image(systemName: "plus").rotationEffect(isOpen ? .degrees(45) : .zero).frame(width: 56, height: 56)
            }
            .buttonStyle(.plain)
            .id("open")
        }
        .id("menu")
    }
}

@MainActor
struct RadialMenuTests {
    @Test("Four actions are above, right, below and left of the button", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(RadialMenu(), on: device)
        let (x, y) = (device.width / 2, device.height / 2)
        screen.expect("menu", x - 20, y - 20, 40, 40)
        screen.trigger("open")
        screen.expect("menu", x - 120, y - 120, 240, 240)
        screen.expect("doc.on.doc", x - 20, y - 100 - 20, 40, 40)
        screen.expect("scissors", x + 100 - 20, y - 20, 40, 40)
        screen.expect("clipboard", x - 20, y + 80, 40, 40)
        screen.expect("trash", x - 120, y - 20, 40, 40)
        screen.expect("open", x - 28, y - 28, 56, 56)
    }
}
