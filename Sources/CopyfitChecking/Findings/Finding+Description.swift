import CopyfitUnicode

extension Finding: CustomStringConvertible {
    /// The finding on one line, as compilers write theirs:
    /// `de.lproj/Localizable.strings:2:14: error: cart.buy (de): The text needs 227.76 pt on one line and has 120 pt
    /// …`.
    public var description: String {
        VisibleText.of([place, severity.rawValue, name, message].filter { !$0.isEmpty }.joined(separator: ": "))
    }

    /// The key with its language and the conditions under which the text is shown: `buy (de, one)`; empty for findings
    /// about rules.
    package var name: String {
        let conditions = [locale].filter { !$0.isEmpty } + variant
        let suffix = conditions.isEmpty ? "" : "(\(conditions.joined(separator: ", ")))"
        return [key, suffix].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Its place: `de.lproj/Localizable.strings:1:9`.
    package var place: String { line > 0 ? "\(file):\(line):\(column)" : file }
}

extension CheckProblem: CustomStringConvertible {
    /// The problem with its place in front.
    public var description: String { VisibleText.of(message.contains(place) ? message : "\(place): \(message)") }

    /// Its place; the file alone if the whole file is concerned.
    package var place: String {
        guard let line, let column else { return file }
        return "\(file):\(line):\(column)"
    }
}

/// The note on a placeholder without a sample, once for all texts that have it.
enum UnsampledPlaceholder {
    private static let middle = " has no sample and is measured as “"

    static func message(_ spelling: String, sample: String) -> String {
        "\(spelling)\(middle)\(sample)”: give the widest value that it can have."
    }

    /// The placeholder that a finding is about.
    static func spelling(in finding: Finding) -> Substring {
        let end = finding.message.firstRange(of: middle)?.lowerBound
        return finding.message[..<(end ?? finding.message.endIndex)]
    }
}
