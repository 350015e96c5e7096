import CopyfitFit
import CopyfitFonts
import CopyfitLayout
import CopyfitText
import Foundation

extension LaidOutText {
    /// What became of a text in its frame in the host's space.
    init(_ placed: FittedText, of own: PreparedParagraph, _ element: TextNode, at path: NodePath) {
        let frame = element.globalFrame
        string = own.source.text
        lookups = element.resolved?.source.lookups ?? []
        self.path = path
        viewPath = element.viewPath
        identifier = element.innermostIdentifier
        self.frame = frame
        lines = placed.lines.map { Line($0, placed.paragraph, in: frame) }
        cutWords = placed.paragraph.wordsCut(by: placed.lines)
        verdict = placed.verdict(of: own, in: element.size)
        linesTooMany = verdict.isWhole ? 0 : placed.linesLeftOut(of: own, in: element.size)
        scale = placed.size / own.source.runs[0].style.size
        tightening = placed.tightening
        missingCharacters = own.missing.map(\.characters)
        faces = placed.paragraph.faces.map(\.fullName)
        room = Room(
            offer: placed.constraint,
            minimumScale: Double(element.leaf?.settings.minimumScaleFactor ?? 1),
            font: own.source.runs[0].style.font.primary.fullName,
            size: own.source.runs[0].style.size
        )
        isHidden = element.ancestors.contains(where: \.isHidden)
        scrollAxes = element.ancestors.reduce(into: []) { axes, element in
            if let scrolled = element as? any ScrolledNode { axes.formUnion(scrolled.scrolledAxes) }
        }
    }
}

extension Element {
    /// The elements around it, from the inside out.
    fileprivate var ancestors: some Sequence<Element> { sequence(first: self, next: \.outer).dropFirst() }
}

extension LaidOutText.Line {
    fileprivate init(_ line: ParagraphLine, _ paragraph: PreparedParagraph, in frame: CGRect) {
        let seen = line.visibleRange
        if let omitted = line.omittedRange?.clamped(to: seen), !omitted.isEmpty {
            let (start, end) = (seen.lowerBound..<omitted.lowerBound, omitted.upperBound..<seen.upperBound)
            string = paragraph.characters(in: start) + paragraph.characters(in: end)
        } else {
            string = paragraph.characters(in: seen)
        }
        self.frame = CGRect(
            x: frame.minX + line.x,
            y: frame.minY + line.baseline - line.ascent,
            width: line.width,
            height: line.ascent + line.descent
        )
        baseline = frame.minY + line.baseline
        isHyphenated = line.isHyphenated
        endsInsideWord = line.endsInsideWord
        isTruncated = line.isTruncated
    }
}

extension PreparedParagraph {
    private func piece(numbered number: Int) -> String {
        let offsets = breakOffsets
        return characters(in: offsets[number - 1]..<(number < offsets.count ? offsets[number] : source.text.utf8.count))
    }

    /// The pieces inside which lines end, each once, without white space around them.
    fileprivate func wordsCut(by lines: [ParagraphLine]) -> [String] {
        var words: [String] = []
        var last = -1
        for line in lines where line.endsInsideWord {
            let piece = piece(at: max(line.range.lowerBound, line.range.upperBound - 1))
            if piece != last { words.append(self.piece(numbered: piece).trimmingCharacters(in: .whitespaces)) }
            last = piece
        }
        return words
    }
}
