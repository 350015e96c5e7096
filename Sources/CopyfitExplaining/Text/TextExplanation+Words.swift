import CopyfitFit
import CopyfitUnicode

extension TextExplanation: CustomStringConvertible {
    /// The explanation in sentences, one to a line.
    public var description: String {
        ([heading] + lines.indices.map(sentence) + fontSentences + [widthSentence].compactMap(\.self) + fitSentences)
            .map { VisibleText.of($0) }.joined(separator: "\n")
    }

    private var heading: String {
        let limits = [
            width.map { "\(Points.text($0)) pt wide" }, height.map { "\(Points.text($0)) pt high" },
            maxLines.map { "at most " + Count.text($0, "line") },
        ]
        .compactMap(\.self)
        let room = limits.isEmpty ? "without a limit" : limits.joined(separator: ", ")
        return "\(font) \(Points.text(size)) pt, \(room): \(problem ?? "fits")."
    }

    /// nil if no other width is known to give the same.
    private var widthSentence: String? {
        let subject = mayMoveEnds ? "The size and the number of lines" : "The lines"
        let from = "\(subject) are the same from \(Points.text(validWidths.from)) pt"
        guard let below = validWidths.below else { return from + " on." }
        return below - validWidths.from > 1.0 / 64 ? "\(from) to below \(Points.text(below)) pt." : nil
    }

    /// Whether lines may end elsewhere at widths of the same size: some is cut in a word, or wider than its room.
    private var mayMoveEnds: Bool {
        lines.contains { line in line.ending == .cutWord || line.room.map { line.width > $0 } ?? false }
    }

    private var fitSentences: [String] {
        let fewer = fewerLines.map { "\(Count.text($0.count, "line")) from \(Points.text($0.width)) pt on." }
        let repairs = repairs.map(\.words).joined(separator: "; ")
        return [fewer, repairs.isEmpty ? nil : "Fits with: \(repairs)."].compactMap(\.self)
    }
}

/// Lines.
extension TextExplanation {
    private func sentence(_ index: Int) -> String {
        let line = lines[index]
        let room = line.room.map { " of \(Points.text($0))" } ?? ""
        let excess = line.room.map { line.width > $0 } ?? false ? ", wider than its room" : ""
        let start = "Line \(index + 1) \(Quoted.text(line.text)), \(Points.text(line.width))\(room) pt\(excess): "
        return start
            + [line.reason, line.next.map { words($0, line) }].compactMap(\.self).joined(separator: "; ")
            + "."
    }

    private func words(_ next: NextText, _ line: Line) -> String {
        if next.missing == 0 { return "\(Quoted.text(next.text)) would fit" }
        let needs = "\(Quoted.text(next.text)) needs \(Points.text(next.missing)) pt more"
        return needs + (line.heldBack.map { ": \($0.words)" } ?? "")
    }
}

extension TextExplanation.Line {
    fileprivate var reason: String {
        let hanging = hangingPunctuation > 0 ? ", with punctuation that hangs" : ""
        return "ends " + place + hanging + (isChosen ? ", chosen together with the ends of other lines" : "")
    }

    private var place: String {
        switch ending {
        case .space: hangingSpaces > 1 ? "at white space, which hangs" : "at the space"
        case .tab: hangingSpaces > 1 ? "at \(hangingSpaces) tabs, which hang" : "at the tab"
        case .hyphen: "after its hyphen"
        case .softHyphen: "at a soft hyphen"
        case .division: "where the dictionary divides the word"
        case .eastAsian: "between East Asian characters"
        case .word: "between words"
        case .zeroWidthSpace: "at a zero width space"
        case .opportunity: "after \(Quoted.text(text.suffix(1)))"
        case .hardBreak: "at a mandatory break"
        case .cutWord: "inside a word that is wider than the line"
        case .cutOff: "where the text is cut off"
        case .end: "with the text"
        }
    }
}

extension TextExplanation.HeldBack {
    fileprivate var words: String {
        let room = text == character ? "" : "there is room for \(Quoted.text(text)), but "
        return switch rule {
        case .neverFirst: room + "\(Quoted.text(character)) never begins a line"
        case .neverLast: room + "\(Quoted.text(character)) never ends a line"
        case .noBreak: room + "no line ends beside a no-break character"
        case .pair: room + "no line ends between \(Quoted.text(text.suffix(1))) and \(Quoted.text(character))"
        }
    }
}

/// Fonts.
extension TextExplanation {
    /// One sentence for all text that is in a font for the same reason.
    private var fontSentences: [String] {
        var seen: [FontUse: Int] = [:]
        var groups: [[FontUse]] = []
        for use in fonts {
            let kind = FontUse(start: 0, end: 0, of: use)
            if let index = seen[kind] {
                groups[index].append(use)
            } else {
                seen[kind] = groups.count
                groups.append([use])
            }
        }
        return groups.map(sentence)
    }

    private func sentence(_ uses: [FontUse]) -> String {
        let more = uses.count == 1 ? "" : " and \(Count.text(uses.count - 1, "more place"))"
        let shown = VisibleText.excerpt(of: text.characters(uses[0].start..<uses[0].end).withoutSpacesAtEnd)
        return "\(Quoted.text(shown))\(more) in \(uses[0].words)."
    }
}

extension TextExplanation.FontUse {
    /// The same with other bounds.
    fileprivate init(start: Int, end: Int, of use: Self) {
        self.init(start: start, end: end, font: use.font, asked: use.asked, reason: use.reason, script: use.script)
    }

    fileprivate var words: String {
        let lack = script.map { "\(asked) lacks \($0)" } ?? "\(asked) lacks it"
        return switch reason {
        case .asked: "\(font), as asked"
        case .style: "\(font), the nearest style to \(asked)"
        case .listed: "\(font), the first of the given fonts that has it: \(lack)"
        case .fallback: "\(font), the first fallback font that has it: \(lack)"
        case .emoji: "\(font), as emoji"
        case .missing: "no font: none has it"
        }
    }
}

extension Repair {
    /// The change in a few words.
    package var words: String {
        switch self {
        case .width(let width): "\(Points.text(width)) pt wide"
        case .size(let size): "type of \(Points.greatest(size)) pt"
        case .lines(let lines): Count.text(lines, "line")
        case .height(let height): "\(Points.text(height)) pt high"
        case .softHyphens(let text): "hyphens: \(text.replacing("\u{AD}", with: "·"))"
        case .wording(let text, let key): "“\(text)”, as \(key) has it"
        }
    }
}

/// A part of the text between quotation marks: single ones if it has such marks itself.
private enum Quoted {
    static func text(_ text: some StringProtocol) -> String {
        text.contains { "“”„".contains($0) } ? "‘\(text)’" : "“\(text)”"
    }
}

extension String {
    fileprivate func characters(_ bytes: Range<Int>) -> String { String(decoding: Array(utf8)[bytes], as: UTF8.self) }

    fileprivate var withoutSpacesAtEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
