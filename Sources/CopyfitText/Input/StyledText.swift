public import CopyfitUnicode

/// Which faces on a line decide how tall it is.
public enum FaceHeights: Hashable, Sendable, CaseIterable {
    /// The primary face of each style, also where another face is used instead: one character of another script does not
    /// move the lines of a label.
    case primary
    /// Every face on the line, so that no face's ink reaches out of its line.
    case all
}

/// A text with the styles of its parts: what a paragraph is prepared from.
///
/// Styles affect shaping, and runs end where the style changes. Paints do neither: a colour or an underline may start
/// inside a ligature. Offsets are UTF-8 bytes, half-open.
///
/// Two texts are equal only if their bytes are equal. `String`, in contrast, treats canonically equivalent spellings as
/// equal.
///
/// ```swift
/// let catalogue = try FontCatalogue()
/// let regular = TextStyle(font: try catalogue.chain(named: "Inter"), size: 16)
/// let bold = TextStyle(font: try catalogue.chain(named: "Inter Bold"), size: 16)
/// var text = StyledText("Total: ", style: regular)
/// text.append("12 €", style: bold)
/// print(text.runs.map(\.start))  // [0, 7]
/// ```
public struct StyledText: Hashable, Sendable {
    /// The characters.
    public private(set) var text: String
    /// The styles in text order; each run ends where the next one starts. There is at least one.
    public private(set) var runs: [StyleRun]
    /// The paints in the order in which they were added. The caller decides what a tag means.
    public private(set) var paints: [PaintRun] = []
    /// The boxes among the characters, in text order.
    public private(set) var boxes: [BoxPlace] = []
    /// The base direction of the paragraphs.
    public var direction: BaseDirection
    /// The distance between the tab stops after the last of `tabStops`; they are multiples of it. nil is what the profile
    /// does: 28 points under the standard profile, eight spaces under the web profile.
    public var tabInterval: TabInterval?
    /// The stops of tabs, in any order; of several at one position, one counts. Their positions do not change with the size
    /// of the text.
    public var tabStops: [TabStop] = []
    /// Which faces decide how tall a line is.
    public var faceHeights = FaceHeights.all
    /// The text in place of what is cut off, instead of “…”: one line in the text's first style, in which line breaks and tabs are
    /// spaces. It counts when text is cut off. Its characters that no face has are among the text's, at its end.
    public var tail: String?
    /// The rules for where lines may end; the language of the first style decides too. Words in other languages are not
    /// divided by a dictionary.
    public var breakRules = BreakRules()

    /// A range of text in one style.
    public struct StyleRun: Hashable, Sendable {
        /// UTF-8 offset of the first byte.
        public let start: Int
        /// Its style.
        public let style: TextStyle
    }

    /// A box and its place.
    public struct BoxPlace: Hashable, Sendable {
        /// The UTF-8 offset of its U+FFFC.
        public let offset: Int
        /// Its size, without lengths that make no sense.
        public let box: InlineBox
    }

    /// A range of text with one paint.
    public struct PaintRun: Hashable, Sendable {
        /// UTF-8 offsets.
        public let range: Range<Int>
        /// The caller's identifier of the paint.
        public let tag: Int
    }

    /// A text in one style.
    public init(_ text: String, style: TextStyle, direction: BaseDirection = .auto) {
        self.text = text
        self.text.makeContiguousUTF8()
        self.direction = direction
        runs = [StyleRun(start: 0, style: style)]
    }

    /// Appends text in a style. A style equal to the last one does not start a new run. Amortised O(n) in the added
    /// text.
    public mutating func append(_ more: String, style: TextStyle) {
        guard !more.isEmpty else { return }
        set(style, from: text.utf8.count)
        text += more
    }

    private mutating func set(_ style: TextStyle, from offset: Int) {
        if offset == 0 {
            runs[0] = StyleRun(start: 0, style: style)
        } else if runs.last?.style != style {
            runs.append(StyleRun(start: offset, style: style))
        }
    }

    /// Gives the characters from an offset on another style; the first of them is a box if one is given. Offsets must rise
    /// from call to call.
    package mutating func set(_ style: TextStyle, _ box: InlineBox?, from offset: Int) {
        if let box { boxes.append(BoxPlace(offset: offset, box: box.sound)) }
        set(style, from: offset)
    }

    /// Gives the characters from an offset on another style. The text's first style stays the one that sizes are in proportion to,
    /// even if no character has it. Offsets must rise from call to call.
    package mutating func restyle(_ style: TextStyle, from offset: Int) {
        if runs.last?.style != style { runs.append(StyleRun(start: offset, style: style)) }
    }

    /// Makes the character at an offset, a U+FFFC, a box. Offsets must rise from call to call.
    package mutating func place(_ box: InlineBox, at offset: Int) {
        boxes.append(BoxPlace(offset: offset, box: box.sound))
    }

    /// Replaces the characters of a text in one style.
    package mutating func replaceCharacters(_ characters: String) {
        text = characters
        text.makeContiguousUTF8()
    }

    /// Appends a box, as a character in a style.
    public mutating func append(_ box: InlineBox, style: TextStyle) {
        boxes.append(BoxPlace(offset: text.utf8.count, box: box.sound))
        append(String(InlineBox.character), style: style)
    }

    /// The text's tail as a text of its own, in the first style.
    var styledTail: StyledText? {
        guard let tail else { return nil }
        var styled = StyledText(tail.onOneLine, style: runs[0].style)
        (styled.breakRules, styled.faceHeights) = (breakRules, faceHeights)
        return styled
    }

    /// The box whose character is at an offset; nil if there is none. O(log boxes).
    func box(at offset: Int) -> InlineBox? {
        if boxes.isEmpty { return nil }
        let index = boxes.partitioningIndex { $0.offset >= offset }
        return index < boxes.count && boxes[index].offset == offset ? boxes[index].box : nil
    }

    /// The style of the text at an offset. O(styles).
    func style(at offset: Int) -> TextStyle { (runs.last { $0.start <= offset } ?? runs[0]).style }

    /// The same text with every style changed.
    func mappingStyles(_ change: (inout TextStyle) -> Void) -> StyledText {
        var changed = self
        changed.runs = runs.map { run in
            var style = run.style
            change(&style)
            return StyleRun(start: run.start, style: style)
        }
        return changed
    }

    /// The ranges of text in the first style's language, each as long as possible.
    var stretchesInFirstLanguage: [Range<Int>] {
        var stretches: [Range<Int>] = []
        for (index, run) in runs.enumerated() where run.style.language == runs[0].style.language {
            let end = index + 1 < runs.count ? runs[index + 1].start : text.utf8.count
            let continues = stretches.last?.upperBound == run.start
            let start = continues ? stretches.removeLast().lowerBound : run.start
            stretches.append(start..<end)
        }
        return stretches
    }

    /// Adds a paint to a range. Offsets outside the text are clamped.
    public mutating func paint(_ range: Range<Int>, tag: Int) {
        let inside = range.clamped(to: 0..<text.utf8.count)
        if !inside.isEmpty { paints.append(PaintRun(range: inside, tag: tag)) }
    }
}

extension StyledText {
    public static func == (lhs: StyledText, rhs: StyledText) -> Bool {
        lhs.direction == rhs.direction && lhs.tabInterval == rhs.tabInterval && lhs.breakRules == rhs.breakRules
            && lhs.faceHeights == rhs.faceHeights && lhs.tabStops == rhs.tabStops && lhs.tail == rhs.tail
            && lhs.runs == rhs.runs
            && lhs.paints == rhs.paints && lhs.boxes == rhs.boxes
            && haveSameBytes(lhs.text.utf8Span.span, rhs.text.utf8Span.span)
    }

    private static func haveSameBytes(_ lhs: Span<UInt8>, _ rhs: Span<UInt8>) -> Bool {
        guard lhs.count == rhs.count else { return false }
        for index in lhs.indices where lhs[index] != rhs[index] { return false }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(direction)
        hasher.combine(tabInterval)
        hasher.combine(breakRules)
        hasher.combine(faceHeights)
        hasher.combine(tabStops)
        hasher.combine(tail)
        hasher.combine(runs)
        hasher.combine(boxes)
        text.utf8Span.span.forEachWord { hasher.combine($0) }
    }
}

extension String {
    /// The text with spaces for line breaks (UAX #14) and tabs.
    fileprivate var onOneLine: String {
        let breaks: [Unicode.Scalar] = ["\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
        return String(String.UnicodeScalarView(unicodeScalars.map { breaks.contains($0) ? " " : $0 }))
    }
}

extension Span<UInt8> {
    /// Calls `body` with the count, then with the bytes, eight at a time as one number. The last number has the
    /// remaining bytes.
    @inline(__always)
    func forEachWord(_ body: (UInt64) -> Void) {
        body(UInt64(count))
        for start in stride(from: 0, to: count, by: 8) {
            var word: UInt64 = 0
            for index in start..<Swift.min(start + 8, count) { word = word << 8 | UInt64(self[index]) }
            body(word)
        }
    }
}

extension StyledText {
    /// The same text with its first style at another size, in points. Other sizes, spacings, baseline offsets and boxes
    /// are scaled in proportion. Tab stops are not: a length given for them is absolute, as in CSS (`tab-size:
    /// 28px`) and in Pango (`PangoTabArray` in pixels). O(n) in the number of styles.
    public func resized(to size: Double) -> StyledText {
        let factor = size / runs[0].style.size
        var resized = settingSize(size) { style in
            style.tracking *= factor
            style.kerning *= factor
            style.letterSpacing *= factor
            style.wordSpacing *= factor
            style.baselineOffset *= factor
        }
        resized.boxes = boxes.map { BoxPlace(offset: $0.offset, box: $0.box.scaled(by: factor)) }
        return resized
    }

    /// The same text with its first style at another size, in points, and the sizes of others in proportion. All other lengths stay as they
    /// are: somebody who sets a text in a smaller size changes nothing else. O(n) in the number of styles.
    package func settingSize(_ size: Double) -> StyledText { settingSize(size) { _ in } }

    private func settingSize(_ size: Double, _ change: (inout TextStyle) -> Void) -> StyledText {
        let first = runs[0].style.size
        if size == first { return self }
        return mappingStyles { style in
            style.size = style.size == first ? size : style.size * (size / first)
            change(&style)
        }
    }
}
