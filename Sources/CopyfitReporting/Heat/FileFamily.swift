/// Files that are translations of one another.
enum FileFamily {
    /// A path with a star for the language: `*.lproj/A.strings` for `de.lproj/A.strings`, `res/values*/strings.xml` for
    /// `res/values-de/strings.xml`. A path that does not name its language stays as it is.
    static func name(_ file: String, locale: String) -> String {
        if locale.isEmpty { return file.replacing("/values/", with: "/values*/") }
        let parts = file.split(separator: "/", omittingEmptySubsequences: false).map { part in
            if part == locale { return "*" }
            for (sign, star) in [("-", "*"), ("_", "*"), (".", ".*")] {
                if part.hasSuffix(sign + locale) { return part.dropLast(locale.count + 1) + star }
                if let found = part.firstRange(of: "\(sign)\(locale).") {
                    return part[..<found.lowerBound] + star + "." + part[found.upperBound...]
                }
            }
            return part.hasPrefix(locale + ".") ? "*" + part.dropFirst(locale.count) : String(part)
        }
        return parts.joined(separator: "/")
    }
}
