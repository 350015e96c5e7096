/// How labelled contents look: makes a view of their parts.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view.
    associatedtype Body: View
    /// What is given to the style.
    typealias Configuration = LabeledContentStyleConfiguration

    /// The view of the parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is given to a style.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// What the label names.
    public nonisolated struct Content: View, StyledPart {
        let content: ErasedContent
    }

    /// The label.
    public let label: Label
    /// What the label names.
    public let content: Content
}

/// The label at the leading edge, the content at the trailing edge of the width, first baselines aligned.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.label
            Spacer()
            configuration.content
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style of labelled content without another one.
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
