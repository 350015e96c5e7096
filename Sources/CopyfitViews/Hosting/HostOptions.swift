public import CopyfitFonts
public import CopyfitLayout
public import Foundation

/// The options of a host.
///
/// ```swift
/// var options = HostOptions()
/// options.platform = .iOS
/// options.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
/// let phone = ProposedViewSize(width: 393, height: 852)
/// let host = ViewHost(Color.gray.id("page"), size: phone, options: options)
/// print(host.update().converged)  // true
/// ```
public struct HostOptions: Sendable {
    /// The most passes that an update may take. If it is not finished by then, it ends with a diagnostic.
    public var maxPasses = 16

    /// The platform that is imitated.
    public var platform = Platform.macOS

    /// The safe area insets at the host's edges, in points; `leading` is the left edge.
    public var safeAreaInsets = EdgeInsets()

    /// The source of fonts; nil is the bundled fonts.
    public var fonts: FontCatalogue?

    /// Whether a container with conditional or repeated content contributes a preference's default if none of its
    /// content contributes, as in SwiftUI. By default it contributes nothing. The results differ only for a reducer for
    /// which the default is not neutral.
    public var strictDynamicDefaults = false

    /// The content that lazy containers make.
    public enum Laziness: Sendable, Hashable {
        /// In a scroll view, only what is in its visible part; the lengths of the rest are estimated.
        case automatic
        /// Everything, so that the lengths of contents are exact.
        case none
    }

    /// The content that lazy containers make.
    public var laziness = Laziness.automatic

    /// How far around the visible part lazy containers make their content, in points.
    public var lazyMargin: CGFloat = 0

    /// Whether every update reports truncated texts as `text-truncated`. Off by default: a text
    /// with a line limit is often meant to be cut off. Costs as much as ``ViewHost/texts``.
    public var reportsTruncatedTexts = false

    /// The options with their defaults.
    public init() {}
}
