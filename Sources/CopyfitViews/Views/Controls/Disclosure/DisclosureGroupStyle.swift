import CopyfitLayout

/// The look of disclosure groups: makes a view from a label, content, and whether the content is shown.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a group passes to its style.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// The view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a group passes to its style.
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The content that the group shows or hides; made only if a style uses it.
    public nonisolated struct Content: View, StyledPart {
        let content: ErasedContent
    }

    /// The label.
    public let label: Label
    /// The content that the group shows or hides.
    public let content: Content
    /// Whether the content is shown.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// The label after a mark; on iOS the mark is at the trailing edge of the width. While the content is shown, it is below
/// the label, leading edges aligned. Lengths: see `Documentation/Platforms.md`.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    @Environment(\.controlMetrics) private var metrics

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let isExpanded = configuration.$isExpanded
        VStack(alignment: .leading) {
            Button(action: { isExpanded.wrappedValue.toggle() }) {
                if metrics.platform.looks.disclosureMarksLead {
                    HStack(spacing: metrics.markGap) {
                        mark(isExpanded: isExpanded.wrappedValue)
                        configuration.label
                    }
                } else {
                    HStack {
                        configuration.label
                        Spacer()
                        mark(isExpanded: isExpanded.wrappedValue)
                    }
                }
            }
            .buttonStyle(.plain)
            if isExpanded.wrappedValue { configuration.content.padding(.leading, indent) }
        }
    }

    private func mark(isExpanded: Bool) -> some View {
        ControlMark(.disclosure(isExpanded: isExpanded)).frame(width: metrics.markSide, height: metrics.markSide)
    }

    private var indent: CGFloat {
        metrics.platform.looks.disclosureMarksLead ? metrics.markSide + metrics.markGap : 0
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style of groups.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// Disclosure groups as a kind of control.
enum DisclosureGroupControl: StyledControl {
    typealias Configuration = DisclosureGroupStyleConfiguration

    static var automatic: ControlStyle<DisclosureGroupControl> {
        ControlStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// The style of the disclosure groups inside. It does not apply to groups nested in a group's content, unless the
    /// style sets itself on that content.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(of: DisclosureGroupControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
