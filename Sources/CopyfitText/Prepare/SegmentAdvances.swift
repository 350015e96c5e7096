import CopyfitFonts

/// The advances of one segment by byte, and where its text may be cut: scratch memory between shaping and the columns.
///
/// Indices are bytes from the segment's start. `x` is the exclusive prefix sum of the clusters' advances.
struct SegmentAdvances {
    private var sums: [Int64] = []
    private var flags: [UInt8] = []
    private(set) var count = 0

    private static let clusterStart: UInt8 = 1
    private static let unsafeToBreak: UInt8 = 2
    private static let runEdge: UInt8 = 4
    /// A run's edge at which a line would begin with another glyph.
    private static let changingEdge: UInt8 = 8

    /// Starts a segment of `count` bytes. O(count).
    mutating func begin(count: Int) {
        self.count = count
        if sums.count <= count {
            sums = [Int64](repeating: 0, count: count + count / 2 + 64)
            flags = [UInt8](repeating: 0, count: sums.count)
        } else {
            Self.clear(&sums, &flags, through: count)
        }
        flags[count] = Self.runEdge
    }

    /// Adds the glyphs of a run that starts at byte `runStart`. `origin` is the segment's offset in the text. The start of
    /// a run is safe unless a line that begins there has another glyph.
    mutating func add(_ glyphs: [ShapedGlyph], runStart: Int, origin: Int, startIsUnsafe: Bool = false) {
        flags[runStart] |= startIsUnsafe ? Self.runEdge | Self.changingEdge : Self.runEdge
        Self.add(glyphs, origin, &sums, &flags)
    }

    private static func clear(_ sums: inout [Int64], _ flags: inout [UInt8], through last: Int) {
        var sums = sums.mutableSpan
        var flags = flags.mutableSpan
        for index in 0...last {
            sums[index] = 0
            flags[index] = 0
        }
    }

    private static func add(_ glyphs: [ShapedGlyph], _ origin: Int, _ sums: inout [Int64], _ flags: inout [UInt8]) {
        var sums = sums.mutableSpan
        var flags = flags.mutableSpan
        for glyph in glyphs {
            let index = Int(glyph.cluster) &- origin
            sums[index] &+= Int64(glyph.advance)
            flags[index] |= glyph.isUnsafeToBreak ? clusterStart | unsafeToBreak : clusterStart
        }
    }

    /// Marks a tab: a run of one byte that is not shaped and has no advance here.
    mutating func addTab(at index: Int) {
        flags[index] |= Self.runEdge
        flags[index + 1] |= Self.runEdge
    }

    /// Marks a box: a run that is not shaped and has a width.
    mutating func addBox(_ width: Int64, at index: Int) {
        sums[index] &+= width
        flags[index] |= Self.runEdge
        flags[index + InlineBox.byteCount] |= Self.runEdge
    }

    /// Adds the space after a grapheme that starts at a byte.
    mutating func addSpacing(_ units: Int64, at index: Int) { sums[index] &+= units }

    /// Turns advances into prefix sums.
    mutating func finish() {
        var sum: Int64 = 0
        for index in 0...count {
            let advance = sums[index]
            sums[index] = sum
            sum &+= advance
        }
    }

    /// The sum of the advances of all clusters that start before a byte.
    func x(_ index: Int) -> Int64 { sums[index] }

    /// Whether a cluster starts at a byte.
    func isClusterStart(_ index: Int) -> Bool { flags[index] & (Self.clusterStart | Self.runEdge) != 0 }

    /// Whether cutting here changes neither half: at an edge of a run, or where HarfBuzz promises it.
    func isSafe(_ index: Int) -> Bool {
        let flag = flags[index]
        return flag & (Self.runEdge | Self.changingEdge) == Self.runEdge
            || flag & (Self.clusterStart | Self.unsafeToBreak) == Self.clusterStart
    }

    /// The first safe cut among some indices.
    func safeCut(in indices: ClosedRange<Int>) -> Int? { indices.first(where: isSafe) }

    /// The last safe cut among some indices.
    func lastSafeCut(in indices: ClosedRange<Int>) -> Int? { indices.last(where: isSafe) }
}
