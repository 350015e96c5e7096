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

extension EnvironmentValues {
    /// The platform that is imitated here.
    var platform: HostOptions.Platform { builtIn.platform }
}
