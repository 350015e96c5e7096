/// Finds where lines may end (UAX #14) and where graphemes do (UAX #29), in one pass over UTF-8.
///
/// Places inside a grapheme are no opportunities: UAX #14 allows some where UAX #29 has no boundary, such as before a mark
/// on a space. Words of a dictionary have no opportunities yet; `words` says where they are.
struct BoundaryScanner {
    /// Runs of characters of Line_Break SA, UTF-8 offsets.
    private(set) var words: [Range<Int>] = []
    /// Whether a character can give the text a right-to-left level.
    private(set) var mayRunRightToLeft = false
    /// The one script that characters have besides Common and Inherited; Common if there is none, nil if there are several.
    private(set) var onlyScript: Script? = .common
    /// Room for what a scan finds; the arrays never shrink.
    private var room = (places: [BreakOpportunity](), ends: [UInt32]())

    /// The most bytes that are scanned before there is room for what they may hold.
    private static let windowSize = 4096

    /// Whether every byte is ASCII. O(n).
    static func isASCII(_ utf8: Span<UInt8>) -> Bool {
        var all: UInt8 = 0
        for index in utf8.indices { all |= utf8[index] }
        return all < 0x80
    }

    /// Replaces `opportunities` with those of ASCII text, where every byte but LF after CR starts a grapheme. O(n).
    mutating func scanASCII(_ utf8: Span<UInt8>, _ tailoring: LineTailoring, _ opportunities: inout [BreakOpportunity])
    {
        var (places, ends) = takeRoom()
        var scan = BoundaryScan(tailoring)
        while scan.index < utf8.count {
            let end = Self.widen(&places, &ends, in: utf8, after: scan)
            var placeSpan = places.mutableSpan
            scan.readASCII(utf8, upTo: end, &placeSpan)
        }
        Self.finish(&scan, &places, &opportunities)
        room = (places, ends)
    }

    /// Replaces `opportunities` and `graphemes`, the places where they end. O(n).
    mutating func scan(
        _ utf8: Span<UInt8>,
        _ tailoring: LineTailoring,
        _ opportunities: inout [BreakOpportunity],
        _ graphemes: inout [UInt32]
    ) {
        var (places, ends) = takeRoom()
        var scan = BoundaryScan(tailoring)
        while scan.index < utf8.count {
            let end = Self.widen(&places, &ends, in: utf8, after: scan)
            var placeSpan = places.mutableSpan
            var endSpan = ends.mutableSpan
            scan.read(utf8, upTo: end, &placeSpan, &endSpan, &words)
        }
        Self.finish(&scan, &places, &opportunities)
        Self.replace(&graphemes, with: ends[..<scan.endCount])
        if utf8.count > 0 { graphemes.append(UInt32(truncatingIfNeeded: utf8.count)) }
        mayRunRightToLeft = scan.mayRunRightToLeft
        onlyScript = scan.scripts.only
        room = (places, ends)
    }

    private mutating func takeRoom() -> (places: [BreakOpportunity], ends: [UInt32]) {
        if !words.isEmpty { words.removeAll(keepingCapacity: true) }
        mayRunRightToLeft = false
        onlyScript = .common
        defer { room = ([], []) }
        return room
    }

    /// Makes room for the next window and returns its end.
    private static func widen(
        _ places: inout [BreakOpportunity],
        _ ends: inout [UInt32],
        in utf8: Span<UInt8>,
        after scan: BoundaryScan
    ) -> Int {
        let end = min(utf8.count, scan.index + windowSize)
        // A character has a place and an end at most; two more places are an open one and the text's end.
        let needed = max(scan.placeCount, scan.endCount) + (end - scan.index) + 2
        if places.count < needed {
            let none = BreakOpportunity(offset: 0, isMandatory: false)
            places += repeatElement(none, count: max(needed, 2 * places.count) - places.count)
            ends += repeatElement(0, count: places.count - ends.count)
        }
        return end
    }

    private static func finish(
        _ scan: inout BoundaryScan,
        _ places: inout [BreakOpportunity],
        _ opportunities: inout [BreakOpportunity]
    ) {
        var placeSpan = places.mutableSpan
        if scan.index > 0 { scan.readEnd(&placeSpan) }
        replace(&opportunities, with: places[..<scan.placeCount])
    }

    private static func replace<Element>(_ array: inout [Element], with slice: ArraySlice<Element>) {
        if !array.isEmpty { array.removeAll(keepingCapacity: true) }
        array.append(contentsOf: slice)
    }
}
