public import CopyfitFonts
public import CopyfitLayout

/// How a host updates and measures.
public struct HostOptions: Sendable {
    /// How many passes an update may take before it gives up with a diagnostic.
    public var maxPasses = 16

    /// The sizes of text styles.
    public var textStyles = TextStyleTable.macOS

    /// The strips at the host's edges that content keeps away from, in points; `leading` is the left one.
    public var safeAreaInsets = EdgeInsets()

    /// Where fonts come from; nil is the bundled fonts.
    public var fonts: FontCatalogue?

    /// Whether a container with conditional or repeated content contributes a preference's default where none of its
    /// content contributes, as SwiftUI does. Off: it contributes nothing, which only a reducer notices for which the
    /// default is not neutral.
    public var strictDynamicDefaults = false

    /// The options with their defaults.
    public init() {}
}
