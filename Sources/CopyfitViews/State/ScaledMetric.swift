import Foundation

/// A number that grows with the user's preferred text size.
///
/// On macOS, the default platform, it does not change.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var factor: CGFloat = 1

    /// Grows as the body style does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// Grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// The number for the current text size.
    public var wrappedValue: Value { base * Value(factor) }

    public static func _install(_ property: inout ScaledMetric, with installer: inout _PropertyInstaller) {
        let style = property.style
        installer.dependOnEnvironment { factor(of: style, in: $0) == factor(of: style, in: $1) }
        property.factor = factor(of: style, in: installer.environment)
    }

    private static func factor(of style: Font.TextStyle, in environment: EnvironmentValues) -> CGFloat {
        environment.platform.textStyles.scale(of: style, at: environment.dynamicTypeSize)
    }
}
