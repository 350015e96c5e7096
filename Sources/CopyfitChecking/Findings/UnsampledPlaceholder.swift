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
