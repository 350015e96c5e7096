/// A range with one setting. Offsets are UTF-8 bytes.
struct TextRun: Hashable, Sendable {
    let start: UInt32
    let end: UInt32
    /// Index into the settings of the paragraph's table.
    let setting: UInt32
    /// Index into the text's style runs.
    let style: UInt32
    /// UAX #9 embedding level.
    let level: UInt8
    /// Whether the run is one tab, which is as wide as the distance to the next tab stop.
    let isTab: Bool
    /// Whether the run is one inline box.
    var isBox = false

    var range: Range<Int> { Int(start)..<Int(end) }
}

/// The text between two mandatory breaks. Offsets are UTF-8 bytes.
struct HardSegment: Hashable, Sendable {
    /// First byte.
    let start: UInt32
    /// End of the text, before the characters of the mandatory break.
    let end: UInt32
    /// End of the mandatory break's characters; equal to `end` where the paragraph ends without one.
    let breakEnd: UInt32
    /// Index of the segment's start among the columns' entries.
    let firstOpportunity: UInt32
    /// Index of the segment's end among the columns' entries.
    let lastOpportunity: UInt32
    /// Index of the segment's first run; its runs end where the next segment's begin.
    let firstRun: UInt32
    /// Whether a run of the segment is a tab.
    let hasTabs: Bool
    /// The level the segment starts with: 1 when it runs right to left.
    let baseLevel: UInt8
    /// Index of the setting whose reach an empty line here has.
    let emptySetting: UInt32

    var range: Range<Int> { Int(start)..<Int(end) }
    var endsWithBreak: Bool { breakEnd > end }
}
