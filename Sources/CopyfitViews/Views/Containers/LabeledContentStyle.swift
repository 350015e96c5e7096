/// The look of labelled contents: makes a view from their parts.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The view of the parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a style receives.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The content.
    public nonisolated struct Content: View, StyledPart {
        let content: ErasedContent
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The label and the content in a row, first baselines aligned. In forms, and on iOS everywhere, the label is at the
/// leading edge of the width and the content at the trailing edge.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    @Environment(\.isInForm) private var isInForm
    @Environment(\.platform) private var platform

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.label
            if isInForm || platform.looks.labelsAreApart { Spacer() }
            configuration.content
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The default style of labelled content.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// The kind of control that the style is for.
enum LabeledContentControl: StyledControl {
    typealias Configuration = LabeledContentStyleConfiguration

    static var automatic: ControlStyle<LabeledContentControl> {
        ControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The style of the labelled contents inside.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(of: LabeledContentControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
