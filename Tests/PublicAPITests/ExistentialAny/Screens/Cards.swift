public import Copyfit
import Testing

public struct Card<Header: View, Content: View, Footer: View>: View {
    private let padding: CGFloat
    private let header: Header
    private let content: Content
    private let footer: Footer

    public init(
        padding: CGFloat = 12,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Header = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.padding = padding
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if Header.self != EmptyView.self {
                header.padding(padding)
                Divider()
            }
            content
                .padding(padding)
                .frame(maxWidth: .infinity, alignment: .leading)
            if Footer.self != EmptyView.self {
                Divider()
                footer.padding(padding).frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
        .background(Color.white, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .compositingGroup()
        .shadow(color: .black.opacity(0.15), radius: 6, x: 0, y: 3)
    }
}

extension Card where Header == Text, Footer == EmptyView {
    public init(_ title: LocalizedStringKey, padding: CGFloat = 12, @ViewBuilder content: () -> Content) {
        self.init(padding: padding, content: content, header: { Text(title).font(.headline) })
    }
}

struct CardScreen: View {
    var body: some View {
        VStack(spacing: 20) {
            Card {
                Color.red.frame(width: 100, height: 40).id("content 1")
            }
            .id("card 1")
            Card(padding: 8) {
                Color.red.frame(height: 30).id("content 2")
            } header: {
                Color.gray.frame(width: 60, height: 16)
            } footer: {
                Color.blue.frame(width: 50, height: 10).id("footer 2")
            }
            .id("card 2")
            Card("Titled") {
                Text("Content")
            }
        }
        .padding(24)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}

@MainActor
struct CardTests {
    @Test("A card has its content's height and its padding, and dividers", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(CardScreen(), on: device)
        let width = device.width - 48
        screen.expect("card 1", 24, 24, width, 40 + 24)
        screen.expect("content 1", 24 + 12, 24 + 12, 100, 40)
        // 8 + 16 + 8, a divider, 8 + 30 + 8, a divider, 8 + 10 + 8
        let line = device.dividerThickness
        screen.expect("card 2", 24, 108, width, 32 + line + 46 + line + 26)
        screen.expect("content 2", 32, 108 + 32 + line + 8, width - 16, 30)
        screen.expect("footer 2", 24 + width - 8 - 50, 108 + 32 + line + 46 + line + 8, 50, 10)
    }
}
