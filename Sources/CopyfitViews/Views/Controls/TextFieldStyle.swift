/// The look of text fields: with or without a border.
public protocol TextFieldStyle: Sendable {
    /// Whether there is a border, with space between it and the text. Not for callers outside Copyfit.
    var _isBordered: Bool { get }
}

/// The default style of text fields: a square border on macOS, none on iOS.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    public var _isBordered: Bool { true }
}

/// The text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    public var _isBordered: Bool { false }
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    public var _isBordered: Bool { true }
}

/// A border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}
    public var _isBordered: Bool { true }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style of text fields.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text without a border.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A border with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension View {
    /// The style of the text fields inside.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        builtInEnvironment { $0.textFieldsAreBordered = style is DefaultTextFieldStyle ? nil : style._isBordered }
    }
}

extension EnvironmentValues {
    var textFieldsAreBordered: Bool { builtIn.textFieldsAreBordered ?? platform.looks.fieldsAreBordered }
}
