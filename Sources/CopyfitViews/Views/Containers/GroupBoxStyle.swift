/// The look of boxes: makes a view from their parts.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that the style receives.
    typealias Configuration = GroupBoxStyleConfiguration

    /// The view of the parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a style receives.
public struct GroupBoxStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The content of the box.
    public nonisolated struct Content: View, StyledPart {
        let content: ErasedContent
    }

    /// The label.
    public let label: Label
    /// The content of the box.
    public let content: Content
}

/// The label above a box, which insets the content by 8 points on all sides; leading edges aligned. On iOS the label is
/// in the box, as a headline, and the insets are 16.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    @Environment(\.platform) private var platform

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if platform.looks.boxesHoldLabels {
            VStack(alignment: .leading) {
                configuration.label.font(.headline)
                VStack { configuration.content }
            }
            .boxed(on: platform)
        } else {
            VStack(alignment: .leading) {
                configuration.label
                VStack { configuration.content }.boxed(on: platform)
            }
        }
    }
}

extension View {
    /// The insets and the background of a box.
    nonisolated fileprivate func boxed(on platform: PlatformRules) -> some View {
        padding(platform.metrics.groupBoxInset)
            .background(.palette(\.groupBox), in: RoundedRectangle(cornerRadius: 5))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style of boxes.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// The kind of control that the style is for.
enum GroupBoxControl: StyledControl {
    typealias Configuration = GroupBoxStyleConfiguration

    static var automatic: ControlStyle<GroupBoxControl> {
        ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The style of the boxes inside.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(of: GroupBoxControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
