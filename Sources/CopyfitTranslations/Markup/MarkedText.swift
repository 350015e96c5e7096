package import CopyfitAppleStrings
import CopyfitMarkup

/// The markup of a text: what of it is not shown as it is written, and which elements it has.
package struct MarkedText {
    /// A part of a text and what is shown in its place.
    package struct Piece: Hashable {
        package let range: Range<Int>
        package let shown: String
    }

    /// In the order of the text, none in another.
    package private(set) var pieces: [Piece] = []
    /// The names of the elements, each as often as it is begun, in the order of the text.
    package private(set) var elements: [String] = []
    /// What is wrong with the elements, in a sentence; nil if nothing is.
    package private(set) var fault: String?
    /// The signs before letters for shortcuts.
    package private(set) var shortcuts: [ShortcutSigns.Sign] = []

    private let bytes: [UInt8]
    private let syntax: MarkupSyntax

    /// - Parameters:
    ///   - known: Names of elements that a text has which this one is translated from.
    ///   - shortcuts: The places in which signs are taken for those of shortcuts.
    ///   - words: Words that have such a sign and no shortcut.
    /// - Complexity: O(n).
    package init(
        _ text: String,
        _ placeholders: [Placeholder],
        _ syntax: MarkupSyntax,
        known: Set<String> = [],
        shortcuts: [UInt8: ShortcutPlaces] = [:],
        words: Set<String> = []
    ) {
        self.syntax = syntax
        guard syntax.mayBe(in: text) else {
            bytes = []
            return
        }
        bytes = Array(text.utf8)
        let tags = Self.tags(bytes, syntax.markup, known)
        if syntax.markup == .markdown {
            let shown = ShownMarkdown(text, placeholders)
            readElements(shown.tagsOutsideCode(tags))
            pieces = shown.pieces
            elements += shown.elements
        } else {
            pieces = MarkupScanner.comments(bytes).map { Piece(range: $0, shown: "") }
            readElements(tags)
            addReferences(outside: tags)
            if tags.isEmpty, !shortcuts.isEmpty || syntax.hasShortcuts {
                addShortcuts(text, placeholders, shortcuts, words)
            }
            pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
        }
    }

    private mutating func addShortcuts(
        _ text: String,
        _ placeholders: [Placeholder],
        _ places: [UInt8: ShortcutPlaces],
        _ words: Set<String>
    ) {
        let signs = ShortcutSigns(text, syntax, hidden: placeholders.map(\.range))
        shortcuts = signs.shortcuts(in: places, except: words)
        let doubled = syntax.hasShortcuts ? signs.allDoubled : signs.doubled(beside: shortcuts)
        let hidden = shortcuts.map(\.place) + doubled
        pieces += hidden.map { Piece(range: $0..<$0 + 1, shown: "") }
    }

    /// Whether it is known what is shown: Markdown shows elements as they are written, with faults and without.
    package var isReadable: Bool { fault == nil || syntax.markup == .markdown }

    /// The tags that are meant as such: those of known names, those whose element begins and ends, and empty ones.
    private static func tags(_ bytes: [UInt8], _ markup: TextMarkup, _ known: Set<String>) -> [MarkupTag] {
        var all: [MarkupTag] = []
        var comments = MarkupScanner.comments(bytes)[...]
        var index = 0
        while let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = bracket + 1
            if let comment = comments.first, comment.lowerBound == bracket {
                index = comment.upperBound
                comments.removeFirst()
                continue
            }
            guard let tag = MarkupScanner.tag(bytes, at: bracket) else { continue }
            all.append(tag)
            index = tag.range.upperBound
        }
        let begun = Set(all.filter { $0.form == .start }.map(\.name))
        let ended = Set(all.filter { $0.form == .end }.map(\.name))
        return all.filter { tag in
            markup.isKnown(tag.name) || known.contains(tag.name) || tag.form == .empty
                || begun.contains(tag.name) && ended.contains(tag.name)
        }
    }
}

// MARK: Elements

extension MarkedText {
    private mutating func readElements(_ tags: [MarkupTag]) {
        if tags.isEmpty { return }
        var open = OpenElements()
        var lines = BrokenLines(bytes, tags)
        var hidden: (name: String, start: Int)?
        for tag in tags {
            let name = tag.name.lowercased()
            if let inside = hidden {
                guard tag.form == .end, name == inside.name else { continue }
                add(inside.start..<tag.range.upperBound, "")
                hidden = nil
                continue
            }
            switch tag.form {
            case .broken: note(tag) { "“\($0)” is not written as a tag" }
            // Browsers and Qt take </br> for a break
            case .end: if name != "br" { close(tag, name, &open) }
            case .empty: elements.append(tag.name)
            case .start:
                elements.append(tag.name)
                if name == "head" || name == "style" { hidden = (name, tag.range.lowerBound) }
                if hidden == nil, !TextMarkup.emptyElements.contains(name) { open.begin(tag.name, name) }
            }
            if hidden == nil { add(tag.range, lines.isBroken(at: tag, name) ? "\n" : "") }
        }
        if let left = open.unended, fault == nil { fault = "<\(left)> is not closed" }
    }

    private mutating func close(_ tag: MarkupTag, _ name: String, _ open: inout OpenElements) {
        guard open.has(name) else { return note(tag) { "\($0) closes nothing" } }
        if let left = open.end(name) { note(tag) { "\($0) comes before </\(left)>" } }
    }

    private mutating func note(_ tag: MarkupTag, _ fault: (_ tag: String) -> String) {
        if self.fault == nil { self.fault = fault(String(decoding: bytes[tag.range], as: UTF8.self)) }
    }

    private mutating func add(_ range: Range<Int>, _ shown: String) {
        if syntax.markup != .markdown { pieces.append(Piece(range: range, shown: shown)) }
    }
}

/// Elements that are begun and not ended.
private struct OpenElements {
    private var names: [(own: String, lowercased: String)] = []
    private var counts: [String: Int] = [:]

    mutating func begin(_ name: String, _ lowercased: String) {
        names.append((name, lowercased))
        counts[lowercased, default: 0] += 1
    }

    func has(_ lowercased: String) -> Bool { counts[lowercased, default: 0] > 0 }

    /// Ends the innermost element of a name, and all in it: the innermost of these that must have an end; nil if none must.
    mutating func end(_ lowercased: String) -> String? {
        var left: String?
        while let last = names.popLast() {
            counts[last.lowercased, default: 0] -= 1
            if last.lowercased == lowercased { break }
            if left == nil, !TextMarkup.openElements.contains(last.lowercased) { left = last.own }
        }
        return left
    }

    /// The innermost that must have an end; nil if none must.
    var unended: String? { names.last { !TextMarkup.openElements.contains($0.lowercased) }?.own }
}

/// Which tags break lines: `<br>` does, and the border of a paragraph between others does.
private struct BrokenLines {
    private let bytes: [UInt8]
    /// Where what is neither a tag nor white space begins and ends.
    private var text = 0..<0
    /// The end of the last tag.
    private var end = 0
    /// Whether nothing but tags and white space follows a break.
    private var isAtStart = false

    init(_ bytes: [UInt8], _ tags: [MarkupTag]) {
        self.bytes = bytes
        var start = 0
        for next in tags.map(\.range) + [bytes.count..<bytes.count] {
            let between = bytes[start..<next.lowerBound]
            if let first = between.firstIndex(where: { !$0.isBlank }) {
                text = (text.isEmpty ? first : text.lowerBound)..<next.lowerBound
            }
            start = next.upperBound
        }
    }

    mutating func isBroken(at tag: MarkupTag, _ name: String) -> Bool {
        isAtStart = isAtStart && bytes[end..<max(end, tag.range.lowerBound)].allSatisfy(\.isBlank)
        end = tag.range.upperBound
        let isBorder =
            TextMarkup.blockElements.contains(name) && text.lowerBound < tag.range.lowerBound
            && text.upperBound > tag.range.upperBound
        let isBroken = name == "br" || isBorder && !isAtStart
        isAtStart = isAtStart || isBroken
        return isBroken
    }
}

// MARK: Signs

extension MarkedText {
    private mutating func addReferences(outside tags: [MarkupTag]) {
        var index = 0
        var rest = tags[...]
        while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
            index = sign + 1
            while let tag = rest.first, tag.range.upperBound <= sign { rest.removeFirst() }
            guard let reference = MarkupScanner.reference(bytes, at: sign), let character = reference.character,
                rest.first.map({ !$0.range.contains(sign) }) ?? true
            else { continue }
            pieces.append(Piece(range: sign..<reference.end, shown: character))
            index = reference.end
        }
    }
}

// MARK: Markdown

/// What SwiftUI shows of a text with Markdown.
private struct ShownMarkdown {
    /// What is not shown.
    private(set) var pieces: [MarkedText.Piece] = []
    /// The elements, except emphasis, which is the translator's choice.
    private(set) var elements: [String] = []
    /// Where code is, in bytes.
    private var code: [Range<Int>] = []

    init(_ text: String, _ placeholders: [Placeholder]) {
        guard InlineMarkdown.mayOccur(in: text) else { return }
        let units = MarkdownUnits(text, placeholders)
        let markdown = InlineMarkdown(units.units)
        let runs = markdown.runs
        var end = 0
        for range in runs.flatMap(\.ranges) + [units.units.count..<units.units.count] {
            if range.lowerBound > end {
                pieces.append(MarkedText.Piece(range: units.bytes(of: end..<range.lowerBound), shown: ""))
            }
            end = range.upperBound
        }
        let styles = [InlineMarkdown.Style()] + runs.map(\.style)
        for (before, style) in zip(styles, styles.dropFirst()) {
            if style.isStrong, !before.isStrong { elements.append("**…**") }
            if style.isStruck, !before.isStruck { elements.append("~~…~~") }
            if style.isCode, !before.isCode { elements.append("`…`") }
        }
        elements += Array(repeating: "[…](…)", count: markdown.linkCount)
        code = runs.filter(\.style.isCode).flatMap(\.ranges).map(units.bytes)
    }

    /// Code shows tags as they are written.
    func tagsOutsideCode(_ tags: [MarkupTag]) -> [MarkupTag] {
        var rest = code[...]
        return tags.filter { tag in
            while let range = rest.first, range.upperBound <= tag.range.lowerBound { rest.removeFirst() }
            return rest.first.map { $0.lowerBound >= tag.range.upperBound } ?? true
        }
    }
}

/// The characters of a text, in which values that the program sets are one each.
private struct MarkdownUnits {
    private(set) var units: [InlineMarkdown.Unit] = []
    /// Where each unit begins in the text, and where the text ends, in bytes.
    private var starts: [Int] = []

    init(_ text: String, _ placeholders: [Placeholder]) {
        let bytes = text.utf8
        var (end, index) = (0, bytes.startIndex)
        for placeholder in placeholders where placeholder.range.lowerBound >= end {
            let start = bytes.index(index, offsetBy: placeholder.range.lowerBound - end)
            add(text[index..<start], from: end)
            starts.append(placeholder.range.lowerBound)
            units.append(placeholder.kind == .percentSign ? .character("%") : .value(0))
            index = bytes.index(start, offsetBy: placeholder.range.count)
            end = placeholder.range.upperBound
        }
        add(text[index...], from: end)
        starts.append(bytes.count)
    }

    private mutating func add(_ characters: Substring, from start: Int) {
        var start = start
        for character in characters {
            units.append(.character(character))
            starts.append(start)
            start += character.utf8.count
        }
    }

    func bytes(of units: Range<Int>) -> Range<Int> { starts[units.lowerBound]..<starts[units.upperBound] }
}
