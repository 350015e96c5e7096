import CopyfitLayout

/// The look of forms: makes a view from their parts.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = FormStyleConfiguration

    /// The view of the parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a style receives.
public struct FormStyleConfiguration {
    /// The rows.
    public nonisolated struct Content: View, StyledPart {
        let content: ErasedContent
    }

    /// The rows.
    public let content: Content
}

/// Rows one below the other, leading edges aligned, in a scroll view. On iOS a list in the `insetGrouped` style.
public nonisolated struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FormRows(content: configuration.content)
    }
}

/// The rows of a form.
private nonisolated struct FormRows: BuiltInView {
    @Environment(\.platform) private var platform
    let content: FormStyleConfiguration.Content

    init(content: FormStyleConfiguration.Content) { self.content = content }

    var body: some View {
        if platform.looks.formsAreLists {
            List { content }.listStyle(.insetGrouped)
        } else {
            ScrollView {
                VStack(alignment: .leading) { content }
                    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

/// Labels and controls in two columns. Laid out like ``AutomaticFormStyle``, but it does not scroll and is as high as
/// its rows.
///
/// - Parity: SwiftUI aligns the labels at their trailing edges.
public nonisolated struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Rows in groups. Laid out like ``AutomaticFormStyle``.
public nonisolated struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FormRows(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style of forms.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels and controls in two columns.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// The kind of control that the style is for.
enum FormControl: StyledControl {
    typealias Configuration = FormStyleConfiguration

    static var automatic: ControlStyle<FormControl> {
        ControlStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The style of the forms inside.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(of: FormControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
