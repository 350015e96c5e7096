/// The look of a menu.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a menu passes to its style.
    typealias Configuration = MenuStyleConfiguration

    /// The view of a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a menu passes to its style.
public struct MenuStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The content of the open menu.
    public nonisolated struct Content: View, StyledPart {
        let content: ErasedContent
    }

    let label: Label
    let content: Content
    /// What a tap runs instead of opening the menu.
    let primaryAction: (() -> Void)?
}

/// Menus as a kind of control.
enum MenuControl: StyledControl {
    typealias Configuration = MenuStyleConfiguration

    static var automatic: ControlStyle<MenuControl> {
        ControlStyle(DefaultMenuStyle()) { $0.makeBody(configuration: $1) }
    }
}

/// A button with a mark on macOS, the label on iOS.
public nonisolated struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuLook(label: configuration.label) }
}

/// The same look: SwiftUI's other menus differ in how they are drawn.
public nonisolated struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuLook(label: configuration.label) }
}

/// The same look.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuLook(label: configuration.label) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The usual look.
    public nonisolated static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The look of SwiftUI's button menus: the usual one.
    public nonisolated static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// The look of SwiftUI's menus without a border: the usual one.
    public nonisolated static var borderlessButton: Self { Self() }
}

/// What a closed menu looks like.
private nonisolated struct MenuLook: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    let label: MenuStyleConfiguration.Label

    var body: some View {
        if metrics.platform.looks.menusAreBordered {
            HStack(spacing: metrics.markGap) {
                label
                ControlMark(.symbol("chevron.down")).frame(width: metrics.markSide, height: metrics.markSide)
            }
            .toned(.bordered(isDestructive: false))
            .padding(metrics.buttonInsets)
            .background(ButtonFill(), in: RoundedRectangle(cornerRadius: metrics.fontSize / 3))
        } else {
            UnaryView(container: .hStack, content: label).toned(.borderless(isDestructive: false))
        }
    }
}

extension View {
    /// The style of the menus inside.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        controlStyle(of: MenuControl.self, style) { $0.makeBody(configuration: $1) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration, in the style outside.
    public init(_ configuration: MenuStyleConfiguration) {
        if let action = configuration.primaryAction {
            self.init(content: { configuration.content }, label: { configuration.label }, primaryAction: action)
        } else {
            self.init(content: { configuration.content }, label: { configuration.label })
        }
    }
}
