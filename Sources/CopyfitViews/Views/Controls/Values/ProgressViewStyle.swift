public import CopyfitDrawing

/// The look of progress views: makes a view from a fraction and labels.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a progress view passes to its style.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The view of a progress view's parts.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a progress view passes to its style.
public struct ProgressViewStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// The label of the current value.
    public nonisolated struct CurrentValueLabel: View, StyledPart {
        let content: ErasedContent
    }

    /// The completed fraction, between 0 and 1; nil if it is indeterminate.
    public let fractionCompleted: Double?
    /// The labels; nil if there is none.
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// The labels above and below a bar, leading edges aligned.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A bar in the tint of the environment.
    public init() { tint = nil }

    /// A bar in this colour.
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            BarView(fraction: configuration.fractionCompleted)
            configuration.currentValueLabel
        }
        .transformEnvironment(\.tint) { $0 = tint.map { AnyShapeStyle($0) } ?? $0 }
    }
}

/// A circle above its labels.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    @Environment(\.controlMetrics) private var metrics
    private let tint: Color?

    /// A circle in the tint of the environment.
    public init() { tint = nil }

    /// A circle in this colour.
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            ControlMark(.ring(configuration.fractionCompleted))
                .frame(width: metrics.spinnerSide, height: metrics.spinnerSide)
            configuration.label
            configuration.currentValueLabel
        }
        .transformEnvironment(\.tint) { $0 = tint.map { AnyShapeStyle($0) } ?? $0 }
    }
}

/// A bar if the value is known, a circle if the progress is indeterminate.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            StyledView(style: CircularProgressViewStyle(), configuration: configuration) {
                $0.makeBody(configuration: $1)
            }
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// Progress views as a kind of control.
enum ProgressControl: StyledControl {
    typealias Configuration = ProgressViewStyleConfiguration

    static var automatic: ControlStyle<ProgressControl> {
        ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar if the value is known, else a circle.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar between the labels.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle above the labels.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    /// The style of the progress views inside.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(of: ProgressControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
