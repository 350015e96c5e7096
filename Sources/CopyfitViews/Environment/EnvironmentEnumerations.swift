/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// Whether the user prefers heavier text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// Whether the user prefers more contrast.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    case standard, increased
}

/// A coarse class of the available space.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// Visible, hidden, or decided by the context.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}

/// Why content is obscured.
public struct RedactionReasons: OptionSet, Sendable {
    /// The reasons as bits.
    public let rawValue: Int

    /// The reasons whose bits are set.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is a placeholder.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
