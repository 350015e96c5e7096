/// What differs between two files.
struct SnapshotDifference {
    /// What differs, without a subject and a full stop.
    let sentence: String
    /// A picture of reference, actual and difference as PNG, or the lines that differ.
    let exhibit: Exhibit

    enum Exhibit {
        case picture([UInt8])
        case lines(String)
    }
}
