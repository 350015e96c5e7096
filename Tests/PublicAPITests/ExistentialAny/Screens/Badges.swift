import Copyfit
import Testing

struct Badge: ViewModifier {
    enum Content: Equatable, Sendable, ExpressibleByIntegerLiteral {
        case none, dot, count(Int)

        init(integerLiteral value: Int) { self = value == 0 ? .none : .count(value) }
    }

    let badge: Content
    let alignment: Alignment

    func body(content: _ViewModifier_Content<Badge>) -> some View {
        content.overlay(alignment: alignment) {
            label
                .alignmentGuide(alignment.horizontal) { $0[HorizontalAlignment.center] }
                .alignmentGuide(alignment.vertical) { $0[VerticalAlignment.center] }
        }
    }

    @ViewBuilder private var label: some View {
        switch badge {
        case .none: EmptyView()
        case .dot: Circle().fill(.red).frame(width: 8, height: 8).id("dot")
        case .count(let count):
            Text(count > 99 ? "99+" : "\(count)")
                .font(.system(size: 10, weight: .bold))
                .frame(width: count > 9 ? 26 : 18, height: 18)
                .background(.red, in: .capsule)
                .id("count \(count)")
        }
    }
}

extension View {
    func badge(_ badge: Badge.Content, alignment: Alignment = .topTrailing) -> some View {
        modifier(Badge(badge: badge, alignment: alignment))
    }

    @ViewBuilder
    func `if`<Changed: View>(_ condition: Bool, @ViewBuilder _ change: (Self) -> Changed) -> some View {
        if condition { change(self) } else { self }
    }
}

struct BadgeScreen: View {
    @State private var unread = 3

    var body: some View {
        HStack(spacing: 40) {
            icon("bell").badge(.count(unread)).id("bell")
            icon("envelope").badge(.dot, alignment: .bottomLeading)
            icon("person").badge(0)
        }
        .if(unread > 99) { $0.padding(.trailing, 20) }
        .onTapGesture { unread += 97 }
        .id("icons")
    }

    private func icon(_ name: String) -> some View {
        Image(systemName: name).frame(width: 32, height: 32).id(name)
    }
}

@MainActor
struct BadgeTests {
    @Test("The centre of a badge is on the corner", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(BadgeScreen(), on: device)
        // 3 · 32 + 2 · 40
        let left = (device.width - 176) / 2
        let top = (device.height - 32) / 2
        screen.expect("icons", left, top, 176, 32)
        screen.expect("count 3", left + 32 - 9, top - 9, 18, 18)
        screen.expect("dot", left + 72 - 4, top + 32 - 4, 8, 8)
        screen.trigger("icons")
        screen.expect("icons", left - 10, top, 196, 32)
        screen.expect("count 100", left - 10 + 32 - 13, top - 9, 26, 18)
    }
}
