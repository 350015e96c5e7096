package import Foundation

/// How a stretch of inline Markdown is emphasized.
package struct MarkdownStyle: Equatable {
    package var isStrong = false
    package var isEmphasized = false
    package var isCode = false
    package var isStruck = false
    /// The address that the stretch links to.
    package var link: URL?

    package init(isStrong: Bool = false, isEmphasized: Bool = false, isStruck: Bool = false) {
        (self.isStrong, self.isEmphasized, self.isStruck) = (isStrong, isEmphasized, isStruck)
    }
}

/// A character of a literal, or an interpolated value by its index.
package enum MarkdownUnit: Equatable {
    case character(Character)
    case value(Int)
}

/// A stretch of units of one style.
package struct MarkdownRun: Equatable {
    /// The places of the units in the text, without the marks between them, in ascending order.
    package internal(set) var ranges: [Range<Int>]
    package let style: MarkdownStyle
}

/// A piece of inline Markdown before its emphasis is settled.
enum InlineNode {
    /// Units that are shown as they are.
    case text(Range<Int>, isCode: Bool)
    case delimiters(DelimiterRow)
    /// A link's label, whose emphasis is settled apart from what is around it. No address if it is none, or interpolated.
    case link([InlineNode], URL?)

    /// The runs of nodes: delimiters paired, what is left of them shown.
    static func runs(of nodes: [InlineNode], style: MarkdownStyle) -> [MarkdownRun] {
        let pairs = EmphasisPairing(nodes)
        var runs: [MarkdownRun] = []
        func add(_ units: Range<Int>, _ style: MarkdownStyle) {
            guard !units.isEmpty else { return }
            if runs.last?.style == style {
                runs[runs.count - 1].add(units)
            } else {
                runs.append(MarkdownRun(ranges: [units], style: style))
            }
        }
        for (index, node) in nodes.enumerated() {
            var style = pairs.style(at: index, within: style)
            switch node {
            case .text(let units, let isCode):
                style.isCode = style.isCode || isCode
                add(units, style)
            case .delimiters(let row):
                add(row.place.prefix(pairs.remaining[index] ?? 0), style)
            case .link(let nodes, let address):
                style.link = address
                for run in Self.runs(of: nodes, style: style) {
                    for units in run.ranges { add(units, run.style) }
                }
            }
        }
        return runs
    }
}

extension MarkdownRun {
    fileprivate mutating func add(_ units: Range<Int>) {
        if let last = ranges.last, last.upperBound == units.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<units.upperBound
        } else {
            ranges.append(units)
        }
    }
}

/// A row of equal marks, and whether it may open or close emphasis.
struct DelimiterRow {
    let mark: Character
    let place: Range<Int>
    let canOpen: Bool
    let canClose: Bool

    var length: Int { place.count }

    /// The flanking rules of CommonMark 6.2; interpolated values count as letters.
    init(_ mark: Character, _ place: Range<Int>, before: MarkdownUnit?, after: MarkdownUnit?) {
        self.mark = mark
        self.place = place
        func isSpace(_ unit: MarkdownUnit?) -> Bool {
            guard let unit else { return true }
            if case .character(let character) = unit { return character.isWhitespace }
            return false
        }
        func isPunctuation(_ unit: MarkdownUnit?) -> Bool {
            if case .character(let character) = unit { return character.isMarkdownPunctuation }
            return false
        }
        let isLeft = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
        let isRight = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
        switch mark {
        case "_":
            canOpen = isLeft && (!isRight || isPunctuation(before))
            canClose = isRight && (!isLeft || isPunctuation(after))
        case "~":
            canOpen = isLeft && place.count <= 2
            canClose = isRight && place.count <= 2
        default: (canOpen, canClose) = (isLeft, isRight)
        }
    }
}

/// Which delimiters belong together: CommonMark's procedure for emphasis, with GitHub's strikethrough.
struct EmphasisPairing {
    /// What a row that closes has in common with others for which the same openers are none.
    private struct Closer: Hashable {
        let mark: Character
        let canOpen: Bool
        let length: Int

        init(_ row: DelimiterRow) {
            mark = row.mark
            canOpen = row.canOpen
            length = row.mark == "~" ? row.length : row.length % 3
        }
    }

    /// How many marks of each row stay text.
    private(set) var remaining: [Int: Int] = [:]
    /// The node before which no row opens anything that such a row closes.
    private var bottoms: [Closer: Int] = [:]
    /// How many more spans are strong, emphasized and struck around a node than around the one before.
    private var steps: [SIMD3<Int>]
    private var styles: [MarkdownStyle] = []

    init(_ nodes: [InlineNode]) {
        steps = Array(repeating: .zero, count: nodes.count)
        var openers: [(index: Int, row: DelimiterRow)] = []
        for (index, node) in nodes.enumerated() {
            guard case .delimiters(let row) = node else { continue }
            remaining[index] = row.length
            if row.canClose { close(index, row, &openers) }
            if row.canOpen, remaining[index] ?? 0 > 0 { openers.append((index, row)) }
        }
        var depth = SIMD3<Int>.zero
        styles = steps.map { step in
            depth &+= step
            return MarkdownStyle(isStrong: depth.x > 0, isEmphasized: depth.y > 0, isStruck: depth.z > 0)
        }
    }

    /// The style of a node inside the spans around it.
    func style(at index: Int, within outer: MarkdownStyle) -> MarkdownStyle {
        let own = styles[index]
        var style = outer
        style.isStrong = outer.isStrong || own.isStrong
        style.isEmphasized = outer.isEmphasized || own.isEmphasized
        style.isStruck = outer.isStruck || own.isStruck
        return style
    }

    private mutating func close(_ index: Int, _ row: DelimiterRow, _ openers: inout [(index: Int, row: DelimiterRow)]) {
        while let left = remaining[index], left > 0 {
            guard let match = lastOpener(for: row, in: openers) else {
                bottoms[Closer(row)] = index
                return
            }
            let opener = openers[match].index
            let count = row.mark == "~" ? row.length : min(remaining[opener] ?? 0, left, 2)
            openers.removeSubrange((match + 1)...)
            remaining[opener, default: 0] -= count
            remaining[index, default: 0] -= count
            if remaining[opener] == 0 { openers.removeLast() }
            steps[opener + 1] &+= Self.step(row.mark, count)
            steps[index] &-= Self.step(row.mark, count)
        }
    }

    private func lastOpener(for row: DelimiterRow, in openers: [(index: Int, row: DelimiterRow)]) -> Int? {
        let bottom = bottoms[Closer(row)] ?? 0
        return openers.indices.reversed().lazy.prefix { openers[$0].index >= bottom }
            .first { isPair(openers[$0].row, row) }
    }

    /// CommonMark's rules 9 and 10: rows that can do both must not add up to a multiple of three, unless both are one.
    private func isPair(_ opener: DelimiterRow, _ closer: DelimiterRow) -> Bool {
        guard opener.mark == closer.mark else { return false }
        if opener.mark == "~" { return opener.length == closer.length }
        guard opener.canClose || closer.canOpen else { return true }
        return (opener.length + closer.length) % 3 != 0 || (opener.length % 3 == 0 && closer.length % 3 == 0)
    }

    private static func step(_ mark: Character, _ count: Int) -> SIMD3<Int> {
        switch (mark, count) {
        case ("~", _): [0, 0, 1]
        case (_, 2): [1, 0, 0]
        default: [0, 1, 0]
        }
    }
}

extension Character {
    /// Whether the character counts as punctuation in CommonMark: punctuation and symbols.
    var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
