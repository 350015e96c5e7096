public import Foundation

extension HostOptions {
    /// A platform whose text styles, controls and containers are imitated. `Documentation/Platforms.md` lists every number
    /// with its source.
    public enum Platform: String, Hashable, CaseIterable, Sendable {
        /// Text styles of fixed sizes; the unset font has 13 points. Bars belong to the window, not to its content.
        case macOS
        /// iOS 15 to 18. Text styles follow the user's preferred text size, with 17 points for `body`, which is the unset
        /// font too.
        case iOS
    }
}

extension HostOptions.Platform {
    /// What the platform is like.
    var rules: PlatformRules {
        switch self {
        case .macOS: .macOS
        case .iOS: .iOS
        }
    }

    /// The size in points and the weight of a style at the standard text size. Not for callers outside Copyfit and the
    /// package `Shim`.
    public func _metrics(of style: Font.TextStyle) -> (size: CGFloat, weight: Font.Weight) {
        (rules.textStyles.size(of: style, at: .large), rules.textStyles.weight(of: style))
    }
}
