/// The look of pickers. Custom styles are not possible, as in SwiftUI.
public protocol PickerStyle: Sendable {
    /// The layout of the options. Not for callers outside Copyfit.
    var _arrangement: _PickerArrangement { get }
}

/// The layout of a picker's options. Opaque outside Copyfit.
public struct _PickerArrangement: Sendable {
    enum Kind: Sendable { case menu, wheel, column, radioGroup, segments }

    let kind: Kind
}

/// The default style of pickers: ``MenuPickerStyle``.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _arrangement: _PickerArrangement { _PickerArrangement(kind: .menu) }
}

/// A button that shows the selected option, as large as the largest option, and a mark.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _arrangement: _PickerArrangement { _PickerArrangement(kind: .menu) }
}

/// Options one below the other, each after a mark; leading edges aligned.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _arrangement: _PickerArrangement { _PickerArrangement(kind: .column) }
}

/// Options one below the other, each after a mark, or side by side: see `horizontalRadioGroupLayout()`.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _arrangement: _PickerArrangement { _PickerArrangement(kind: .radioGroup) }
}

/// Options side by side with the insets of buttons, all as large as the largest. On iOS they share the proposed width.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _arrangement: _PickerArrangement { _PickerArrangement(kind: .segments) }
}

/// Laid out like ``SegmentedPickerStyle``.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _arrangement: _PickerArrangement { _PickerArrangement(kind: .segments) }
}

/// A wheel that turns: on iOS the selected option in the middle of the wheel's room. On macOS like ``MenuPickerStyle``.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _arrangement: _PickerArrangement { _PickerArrangement(kind: .wheel) }
}

/// A label that leads to the options. Laid out like ``MenuPickerStyle``.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public var _arrangement: _PickerArrangement { _PickerArrangement(kind: .menu) }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel that turns.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A label that leads to the options.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style of pickers.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that shows the selected option.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Options one below the other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Options one below the other, or side by side.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Options side by side, all as large as the largest.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Options side by side, all as large as the largest.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Pickers as a kind of control.
enum PickerControl: StyledControl {
    typealias Configuration = PickerConfiguration

    static var automatic: ControlStyle<PickerControl> { style(.menu) }

    static func style(_ kind: _PickerArrangement.Kind) -> ControlStyle<PickerControl> {
        ControlStyle(kind) { PickerBody(arrangement: $0, configuration: $1) }
    }
}

extension View {
    /// The style of the pickers inside.
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        controlStyle(of: PickerControl.self, style._arrangement.kind) {
            PickerBody(arrangement: $0, configuration: $1)
        }
    }

    /// Puts the options of the radio groups inside side by side. Pickers of other styles do not change.
    nonisolated public func horizontalRadioGroupLayout() -> some View {
        modifier(EnvironmentModifier { $0[HorizontalRadioGroupKey.self] = true })
    }
}

/// Whether the options of radio groups are side by side.
private struct HorizontalRadioGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var hasHorizontalRadioGroups: Bool { self[HorizontalRadioGroupKey.self] }
}
