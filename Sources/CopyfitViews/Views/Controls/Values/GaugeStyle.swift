/// The look of gauges: makes a view from a fraction and labels.
///
/// - Parity: the same as SwiftUI. Styles may hold `@Environment`.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view.
    associatedtype Body: View
    /// The properties that a gauge passes to its style.
    typealias Configuration = GaugeStyleConfiguration

    /// The view of a gauge.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties that a gauge passes to its style.
public struct GaugeStyleConfiguration {
    /// The label.
    public nonisolated struct Label: View, StyledPart {
        let content: ErasedContent
    }

    /// A label of a value.
    public nonisolated struct ValueLabel: View, StyledPart {
        let content: ErasedContent
    }

    /// SwiftUI's names for the labels of values.
    public typealias CurrentValueLabel = ValueLabel
    public typealias MinimumValueLabel = ValueLabel
    public typealias MaximumValueLabel = ValueLabel

    /// The value's position in the range, between 0 and 1.
    public var value: Double
    /// The label.
    public var label: Label
    /// The labels of values; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

/// The label above a bar, the bounds' labels at its ends, the current value's label below it; centres aligned.
public nonisolated struct LinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                BarView(fraction: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// The current value's label in a circle; the other labels are not shown.
public nonisolated struct CircularGaugeStyle: GaugeStyle {
    @Environment(\.controlMetrics) private var metrics

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlMark(.dial(configuration.value))
            .frame(width: metrics.dialSide, height: metrics.dialSide)
            .overlay { configuration.currentValueLabel }
    }
}

/// Gauges as a kind of control.
enum GaugeControl: StyledControl {
    typealias Configuration = GaugeStyleConfiguration

    static var automatic: ControlStyle<GaugeControl> {
        ControlStyle(LinearGaugeStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// A bar between the labels. SwiftUI's linear styles all have this look.
    nonisolated public static var automatic: LinearGaugeStyle { LinearGaugeStyle() }
    nonisolated public static var linearCapacity: LinearGaugeStyle { LinearGaugeStyle() }
    nonisolated public static var accessoryLinear: LinearGaugeStyle { LinearGaugeStyle() }
    nonisolated public static var accessoryLinearCapacity: LinearGaugeStyle { LinearGaugeStyle() }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    /// A circle with the current value. SwiftUI's circular styles all have this look.
    nonisolated public static var accessoryCircular: CircularGaugeStyle { CircularGaugeStyle() }
    nonisolated public static var accessoryCircularCapacity: CircularGaugeStyle { CircularGaugeStyle() }
}

extension View {
    /// The style of the gauges inside.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(of: GaugeControl.self, style) { $0.makeBody(configuration: $1) }
    }
}
