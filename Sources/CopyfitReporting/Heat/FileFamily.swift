/// Files that are translations of one another.
enum FileFamily {
    /// A path without its language, or with a star in its place: `*.lproj/A.strings` for `de.lproj/A.strings`,
    /// `res/values/strings.xml` for `res/values-de/strings.xml`, `app.arb` for `app_de.arb`. A path that does not name
    /// its language stays as it is.
    static func name(_ file: String, locale: String) -> String {
        if locale.isEmpty { return file }
        let parts = file.split(separator: "/", omittingEmptySubsequences: false).map { part in
            if part == locale { return "*" }
            if part.hasPrefix(locale + ".") { return "*" + part.dropFirst(locale.count) }
            for sign in ["-", "_", "."] {
                if part.hasSuffix(sign + locale) { return String(part.dropLast(locale.count + 1)) }
                if let found = part.firstRange(of: "\(sign)\(locale).") {
                    return part[..<found.lowerBound] + "." + part[found.upperBound...]
                }
            }
            return String(part)
        }
        return parts.joined(separator: "/")
    }
}
