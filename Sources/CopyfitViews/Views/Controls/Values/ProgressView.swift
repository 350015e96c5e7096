import CopyfitLayout
import Foundation

/// Shows how far something has progressed, or that it is in progress. The style in the environment makes its view.
///
/// - Parity: the same declarations as SwiftUI with Copyfit's sizes. There are no progress views for `Progress` objects
///   and time intervals.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: BuiltInView {
    private let fraction: Double?
    /// The labels; nil if there is none.
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = Label.self == EmptyView.self ? nil : label
        self.currentValueLabel = CurrentValueLabel.self == EmptyView.self ? nil : currentValueLabel
    }

    /// A progress view with labels. A value of nil means indeterminate progress; other values are clamped to
    /// 0...`total`.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: value.map { total > 0 ? Double(min(max(0, $0), total) / total) : 0 },
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }

    public var body: some View {
        StyledControlView(
            kind: ProgressControl.self,
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: label.map { .init(content: TypedContent($0)) },
                currentValueLabel: currentValueLabel.map { .init(content: TypedContent($0)) }
            )
        )
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// The progress view of a style's configuration, for styles that add to another style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// An indeterminate progress view with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: nil)
    }

    /// A progress view with a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// An indeterminate progress view.
    public init() {
        self.init(fraction: nil, label: nil, currentValueLabel: nil)
    }

    /// A progress view without labels.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// An indeterminate progress view with a text.
    public init(_ titleKey: LocalizedStringKey) {
        self.init { Text(titleKey) }
    }

    /// An indeterminate progress view with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init { Text(title) }
    }

    /// A progress view with a text.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// A progress view with a text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}
