import Copyfit
import Testing

@MainActor
protocol Component {
    associatedtype Body: View
    var key: String { get }
    @ViewBuilder func render() -> Body
}

extension Component {
    func erased() -> AnyView { AnyView(render().id(key)) }
}

struct HeadingComponent: Component {
    let key: String
    let level: Int

    func render() -> some View {
        Text("Heading").bold().frame(height: CGFloat(60 - level * 10))
    }
}

struct PictureComponent: Component {
    let key: String
    let ratio: CGFloat

    func render() -> some View { Color.gray.aspectRatio(ratio, contentMode: .fit) }
}

struct RowComponent: Component {
    let key: String
    let children: [any Component]

    func render() -> some View {
        HStack(alignment: .top, spacing: 4) {
            ForEach(children, id: \.key) { $0.erased() }
        }
    }
}

/// A page described on a server.
@MainActor
struct Page {
    var components: [any Component] = []
    var insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)

    mutating func append(_ component: some Component) { components.append(component) }
}

@resultBuilder @MainActor
enum PageBuilder {
    static func buildExpression(_ component: some Component) -> [any Component] { [component] }
    static func buildBlock(_ components: [any Component]...) -> [any Component] { components.flatMap { $0 } }
    static func buildOptional(_ components: [any Component]?) -> [any Component] { components ?? [] }
    static func buildEither(first components: [any Component]) -> [any Component] { components }
    static func buildEither(second components: [any Component]) -> [any Component] { components }
    static func buildArray(_ components: [[any Component]]) -> [any Component] { components.flatMap { $0 } }
}

extension Page {
    init(@PageBuilder _ components: () -> [any Component]) { self.init(components: components()) }
}

struct PageView: View {
    let page: Page

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(Array(page.components.enumerated()), id: \.element.key) { _, component in
                component.erased()
            }
        }
        .padding(page.insets)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

@MainActor
struct ComponentTests {
    @Test("Components of any type are laid out by what they are", arguments: Device.all)
    func layout(device: Device) {
        let page = Page {
            HeadingComponent(key: "title", level: 1)
            for index in 0..<2 { HeadingComponent(key: "part \(index)", level: 3) }
            if device.width > 1000 { HeadingComponent(key: "aside", level: 2) }
            RowComponent(
                key: "row",
                children: [PictureComponent(key: "left", ratio: 2), PictureComponent(key: "right", ratio: 4)]
            )
        }
        let screen = layOut(PageView(page: page), on: device)
        #expect(screen.host.frame(id: "title")?.height == 50)
        // 10 of inset; 50 and a gap of 6; 30 and a gap.
        #expect(screen.host.frame(id: "part 1")?.minY == CGFloat(10 + 56 + 36))
        let rowTop: CGFloat = 102 + 36 + (device.width > 1000 ? 46 : 0)
        let width = (device.width - 40 - 4) / 2
        screen.expect("left", 20, rowTop, width, width / 2)
        screen.expect("right", 20 + width + 4, rowTop, width, width / 4)
    }
}
