/// A column of labelled controls.
///
/// The style in the environment makes its view. With the default style, rows are one below the other, leading edges
/// aligned, each offered the form's full width, with the gaps they ask for; on iOS they are those of a list. A form takes
/// the proposed size and scrolls vertically; if nothing is proposed, it is as large as its rows.
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
        .environment(\.rowPlace, .form)
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form of a style's configuration, for styles that add to another style.
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}
