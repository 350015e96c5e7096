/// A scan for boundaries on its way through one text.
struct BoundaryScan {
    private(set) var index = 0
    /// How many opportunities and ends of graphemes were found.
    private(set) var placeCount = 0
    private(set) var endCount = 0
    private(set) var mayRunRightToLeft = false
    private(set) var scripts = SeenScripts()
    private var line: LineMachine
    private var grapheme = GraphemeMachine()
    private var open = OpenPlace()

    init(_ tailoring: LineTailoring) { line = LineMachine(tailoring) }

    /// Reads ASCII up to an offset, and writes the places found after those that are there.
    mutating func readASCII(_ utf8: Span<UInt8>, upTo end: Int, _ places: inout MutableSpan<BreakOpportunity>) {
        var (line, open) = (line, open)
        var (start, count) = (index, placeCount)
        while start < end {
            let move = line.read(ascii: utf8[start])
            if move.asksForSomething { open.take(move, at: start, isWhole: true, &places, &count) }
            start &+= 1
        }
        (index, self.line, self.open, placeCount) = (end, line, open, count)
    }

    /// Reads the characters that begin before an offset, and writes what is found after what is there.
    mutating func read(
        _ utf8: Span<UInt8>,
        upTo end: Int,
        _ places: inout MutableSpan<BreakOpportunity>,
        _ ends: inout MutableSpan<UInt32>,
        _ words: inout [Range<Int>]
    ) {
        var (line, grapheme, open, scripts) = (line, grapheme, open, scripts)
        var (index, placeCount, endCount, rightToLeft) = (index, placeCount, endCount, mayRunRightToLeft)
        while index < end {
            let start = index
            let character = CharacterRecord(decodeUTF8(utf8, &index))
            scripts.take(character)
            rightToLeft = rightToLeft || character.bidiClass.isOf(.turning)
            let isWhole = grapheme.read(character)
            if isWhole {
                ends[endCount] = UInt32(truncatingIfNeeded: start)
                endCount &+= 1
            }
            let move = line.read(character)
            guard move.asksForSomething else { continue }
            open.take(move, at: start, isWhole: isWhole, &places, &placeCount)
            if move.contains(.isInWord) { Self.add(start..<index, to: &words) }
        }
        (self.line, self.grapheme, self.open, self.scripts) = (line, grapheme, open, scripts)
        (self.index, self.placeCount, self.endCount, mayRunRightToLeft) = (index, placeCount, endCount, rightToLeft)
    }

    /// A line ends at the text's end.
    mutating func readEnd(_ places: inout MutableSpan<BreakOpportunity>) {
        var move = line.readEnd()
        move.insert(.breaks)
        open.take(move, at: index, isWhole: true, &places, &placeCount)
    }

    @inline(never)
    private static func add(_ character: Range<Int>, to words: inout [Range<Int>]) {
        if let last = words.last, last.upperBound == character.lowerBound {
            words[words.count - 1] = last.lowerBound..<character.upperBound
        } else {
            words.append(character)
        }
    }
}

/// Which scripts characters have besides Common and Inherited.
struct SeenScripts {
    private var first = Script.common
    private var areSeveral = false

    @inline(__always)
    mutating func take(_ character: CharacterRecord) {
        let script = character.script
        if script == first || script == .common || script == .inherited { return }
        if first != .common { areSeveral = true }
        first = script
    }

    /// The only one; Common if there is none, nil if there are several.
    var only: Script? { areSeveral ? nil : first }
}

/// The place at which only what follows tells whether a line may end.
private struct OpenPlace {
    private var offset = 0
    /// False also for a place inside a grapheme, where no line ends.
    private var isOpen = false

    @inline(__always)
    mutating func take(
        _ move: LineMove,
        at start: Int,
        isWhole: Bool,
        _ places: inout MutableSpan<BreakOpportunity>,
        _ count: inout Int
    ) {
        if move.contains(.settles), isOpen {
            places[count] = BreakOpportunity(offset: UInt32(truncatingIfNeeded: offset), isMandatory: false)
            count &+= 1
        }
        if move.contains(.breaks), isWhole {
            let isMandatory = move.contains(.isMandatory)
            places[count] = BreakOpportunity(offset: UInt32(truncatingIfNeeded: start), isMandatory: isMandatory)
            count &+= 1
        }
        if move.contains(.opens) { (offset, isOpen) = (start, isWhole) }
    }
}
