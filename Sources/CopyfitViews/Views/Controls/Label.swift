/// An icon and a title.
///
/// The automatic style is a row with the icon first and the default gap. The icon is beside the first line of the title.
///
/// ```swift
/// let label = Label("Settings", systemImage: "gearshape").id("label")
/// let host = ViewHost(label, size: .unspecified)
/// host.update()
/// print(host.texts.map(\.string))  // ["Settings"]
/// ```
public nonisolated struct Label<Title: View, Icon: View>: BuiltInView {
    let title: Title
    let icon: Icon

    /// A label of views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        StyledControlView(
            kind: LabelControl.self,
            configuration: LabelStyleConfiguration(
                title: .init(content: TypedContent(title)),
                icon: .init(content: TypedContent(icon))
            )
        )
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    /// A text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A text and an image by name.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }

    /// A text and an image by name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, for styles that add to another style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}
