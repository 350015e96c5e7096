package import CopyfitAssets
public import Foundation

extension EnvironmentValues {
    /// The font of texts; nil is the platform's: the system font at 13 points on macOS, `body` on iOS.
    public var font: Font? {
        get { builtIn.font }
        set { builtIn.font = newValue }
    }

    /// The largest number of lines of a text; nil sets no limit.
    public var lineLimit: Int? {
        get { builtIn.lineLimit.maximum }
        set { builtIn.lineLimit = LineLimit(maximum: newValue.map { max(1, $0) }) }
    }

    /// Extra points between the lines of a text.
    public var lineSpacing: CGFloat {
        get { builtIn.lineSpacing }
        set { builtIn.lineSpacing = newValue }
    }

    /// The alignment of the lines of a text with each other.
    public var multilineTextAlignment: TextAlignment {
        get { builtIn.multilineTextAlignment }
        set { builtIn.multilineTextAlignment = newValue }
    }

    /// The smallest factor to which a text may shrink to fit, between 0 and 1.
    public var minimumScaleFactor: CGFloat {
        get { builtIn.minimumScaleFactor }
        set { builtIn.minimumScaleFactor = newValue }
    }

    /// Whether a text may tighten the space between characters to fit.
    public var allowsTightening: Bool {
        get { builtIn.allowsTightening }
        set { builtIn.allowsTightening = newValue }
    }

    /// The layout direction, which says which side is leading.
    public var layoutDirection: LayoutDirection {
        get { builtIn.layoutDirection }
        set { builtIn.layoutDirection = newValue }
    }

    /// Pixels per point; 2 by default. A value that is not a number above 0 counts as 1.
    public var displayScale: CGFloat {
        get { builtIn.displayScale }
        set { builtIn.displayScale = newValue > 0 && newValue.isFinite ? newValue : 1 }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / builtIn.displayScale }

    /// The user's preferred text size. It changes text styles on iOS; macOS has none.
    public var dynamicTypeSize: DynamicTypeSize {
        get { builtIn.dynamicTypeSize }
        set { builtIn.dynamicTypeSize = newValue }
    }

    /// Whether the user prefers heavier text.
    public var legibilityWeight: LegibilityWeight? {
        get { builtIn.legibilityWeight }
        set { builtIn.legibilityWeight = newValue }
    }

    /// The locale; a fixed one by default, never the process's.
    public var locale: Locale {
        get { builtIn.effectiveLocale }
        set { builtIn.locale = newValue }
    }

    /// The calendar; Gregorian by default.
    public var calendar: Calendar {
        get { builtIn.calendar }
        set { builtIn.calendar = newValue }
    }

    /// The time zone; GMT by default.
    public var timeZone: TimeZone {
        get { builtIn.timeZone }
        set { builtIn.timeZone = newValue }
    }

    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { builtIn.colorScheme }
        set { builtIn.colorScheme = newValue }
    }

    /// Why content is obscured; empty by default.
    public var redactionReasons: RedactionReasons {
        get { builtIn.redactionReasons }
        set { builtIn.redactionReasons = newValue }
    }

    /// The horizontal size class; nil by default.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { builtIn.horizontalSizeClass }
        set { builtIn.horizontalSizeClass = newValue }
    }

    /// The vertical size class; nil by default.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { builtIn.verticalSizeClass }
        set { builtIn.verticalSizeClass = newValue }
    }

    /// Whether controls are enabled.
    public var isEnabled: Bool {
        get { builtIn.isEnabled }
        set { builtIn.isEnabled = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { builtIn.controlSize }
        set { builtIn.controlSize = newValue }
    }

    /// The least height of a row in a list, in points; by default 0 on macOS and 44 on iOS.
    public var defaultMinListRowHeight: CGFloat {
        get { builtIn.defaultMinListRowHeight ?? builtIn.platform.lists.leastRowHeight }
        set { builtIn.defaultMinListRowHeight = newValue }
    }
}

extension EnvironmentValues {
    /// Where texts look up their keys; nil is in bundles.
    package var stringTable: (any StringTable)? {
        get { builtIn.strings }
        set { builtIn.strings = newValue }
    }
}

extension EnvironmentValues {
    /// How the platform that is imitated here sets texts and looks.
    var platform: PlatformRules { builtIn.platform }
}
