/// A column of labelled controls.
///
/// Drawn by the style in the environment; without one of your own rows stand below each other, leading edges aligned, each
/// offered the form's full width, with the gaps they ask for. A form takes what it is proposed on both axes and scrolls
/// vertically; where nothing is proposed it is as large as its rows.
public nonisolated struct Form<Content: View>: BuiltInView {
    let content: Content

    /// A form of rows.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        StyledControlView(
            kind: FormControl.self,
            configuration: FormStyleConfiguration(content: .init(content: TypedContent(content)))
        )
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style was given, for styles that add to another one.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}
