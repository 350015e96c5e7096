public import CopyfitFonts

/// How a host updates and measures.
public struct HostOptions: Sendable {
    /// How many passes an update may take before it gives up with a diagnostic.
    public var maxPasses = 16

    /// The sizes of text styles.
    public var textStyles = TextStyleTable.macOS

    /// Where fonts come from; nil is the bundled fonts.
    public var fonts: FontCatalogue?

    /// The options with their defaults.
    public init() {}
}
