/// Why reports cannot be united.
public enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no report.
    case nothingToMerge
    /// Two different reports are about one file.
    case fileInTwoReports(String)
    /// Files that are translations of one another are in different reports.
    case dividedFamily(String, String)

    public var description: String {
        switch self {
        case .nothingToMerge: "There is no report to merge: give at least one."
        case .fileInTwoReports(let file):
            "Two different reports are about \(file): check each file in one part only, by the same rules."
        case .dividedFamily(let file, let other):
            "\(file) and \(other) are translations of one another and in different reports: check them in one part."
        }
    }
}
