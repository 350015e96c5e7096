import CopyfitMarkup
import Foundation

extension LocalizedStringKey {
    /// A piece with how Markdown around it emphasizes it.
    struct EmphasizedPiece {
        let piece: Piece
        let style: InlineMarkdown.Style
    }

    /// The whole as one string in a locale; nil where pieces differ in more than their characters.
    func plainString(in locale: Locale) -> String? {
        guard !pieces.contains(where: { $0.mayHoldMarkdown || $0.hasRunsOfItsOwn }) else { return nil }
        return pieces.reduce(into: "") { $0 += $1.string(in: locale) }
    }

    /// The pieces with the Markdown of the literal read.
    var emphasizedPieces: [EmphasizedPiece] {
        guard pieces.contains(where: \.mayHoldMarkdown) else {
            return pieces.map { EmphasizedPiece(piece: $0, style: .init()) }
        }
        var units: [InlineMarkdown.Unit] = []
        for (index, piece) in pieces.enumerated() {
            if case .literal(let literal) = piece {
                units += literal.map { .character($0) }
            } else {
                units.append(.value(index))
            }
        }
        return InlineMarkdown(units).runs.flatMap { run in
            self.pieces(of: run.ranges.flatMap { units[$0] }).map { EmphasizedPiece(piece: $0, style: run.style) }
        }
    }

    /// The pieces that units represent, with neighbouring characters in one piece.
    private func pieces(of units: [InlineMarkdown.Unit]) -> [Piece] {
        var result: [Piece] = []
        var literal = ""
        for unit in units {
            switch unit {
            case .character(let character): literal.append(character)
            case .value(let index):
                if !literal.isEmpty { result.append(.literal(literal)) }
                literal = ""
                result.append(pieces[index])
            }
        }
        return literal.isEmpty ? result : result + [.literal(literal)]
    }
}

extension LocalizedStringKey.Piece {
    fileprivate var mayHoldMarkdown: Bool {
        if case .literal(let literal) = self { InlineMarkdown.mayOccur(in: literal) } else { false }
    }

    fileprivate var hasRunsOfItsOwn: Bool {
        switch self {
        case .text, .date: true
        default: false
        }
    }
}

extension LocalizedStringKey.EmphasizedPiece {
    /// What is set on the piece: what Markdown says, before the attributes of the text around it.
    func set(inside outer: SetAttributes?) -> SetAttributes? {
        guard style != InlineMarkdown.Style() else { return outer }
        var inner = TextAttributes()
        if style.isStrong { inner.adjustment.weight = .bold }
        if style.isEmphasized { inner.adjustment.isItalic = true }
        if style.isCode { inner.adjustment.design = .monospaced }
        if style.isStruck { inner.strikethrough = .drawn(.single) }
        inner.link = style.link
        return SetAttributes(inner.filled(from: outer?.attributes ?? TextAttributes()))
    }
}
