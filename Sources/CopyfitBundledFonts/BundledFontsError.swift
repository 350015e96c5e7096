/// Why the bundled fonts could not be found.
public enum BundledFontsError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path of the running executable is unknown (`/proc` is not mounted).
    case executableUnknown
    /// None of the folders looked at holds the bundled fonts; `searched` lists them in the order of the search.
    case notFound(searched: [String])

    /// A stable identifier of the case, for programs.
    public var code: String {
        switch self {
        case .executableUnknown: "executable-unknown"
        case .notFound: "bundled-fonts-not-found"
        }
    }

    /// One sentence that says what to do, and where the search looked.
    public var description: String {
        switch self {
        case .executableUnknown:
            "The bundled fonts cannot be located because /proc/self/exe cannot be read: mount /proc, or name the font "
                + "files explicitly."
        case .notFound(let searched):
            "The bundled fonts are missing: put a copy of Copyfit's Fonts folder beside the executable, build with the "
                + "package's trait BundledFonts, or name the font files explicitly (looked in "
                + "\(searched.joined(separator: ", ")))."
        }
    }
}
