package import CopyfitAppleStrings

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
    /// Whether there is one sign of a shortcut.
    package private(set) var hasShortcut = false

    private let bytes: [UInt8]
    private let syntax: MarkupSyntax

    /// - Parameters:
    ///   - known: Names of elements that a text has which this one is translated from.
    ///   - expectsShortcut: Whether that text has a letter for a shortcut, so that a sign in any place of a word is one.
    /// - Complexity: O(n).
    package init(
        _ text: String,
        _ placeholders: [Placeholder],
        _ syntax: MarkupSyntax,
        known: Set<String> = [],
        expectsShortcut: Bool = false
    ) {
        self.syntax = syntax
        guard syntax.mayBe(in: text) else {
            bytes = []
            return
        }
        bytes = Array(text.utf8)
        let tags = Self.tags(bytes, syntax.markup, known)
        readElements(tags)
        addReferences(outside: tags)
        let isHidden = hidden(placeholders)
        if syntax.markup == .markdown { addMarkdown(isHidden) }
        if tags.isEmpty { addShortcut(isHidden, isExpected: expectsShortcut) }
        pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The tags that are meant as such: those of known names, those whose element begins and ends, and empty ones.
    private static func tags(_ bytes: [UInt8], _ markup: TextMarkup, _ known: Set<String>) -> [MarkupTag] {
        var all: [MarkupTag] = []
        var index = 0
        while let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = bracket + 1
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
        var open: [String] = []
        var hidden: (name: String, start: Int)?
        for tag in tags {
            let name = tag.name.lowercased()
            if let inside = hidden {
                guard tag.form == .end, name == inside.name else { continue }
                pieces.append(Piece(range: inside.start..<tag.range.upperBound, shown: ""))
                hidden = nil
                continue
            }
            switch tag.form {
            case .broken: note("“\(spelled(tag))” is not written as a tag")
            // Browsers and Qt take </br> for a break
            case .end: if name != "br" { close(tag, name, &open) }
            case .empty: elements.append(tag.name)
            case .start:
                elements.append(tag.name)
                if name == "head" || name == "style" { hidden = (name, tag.range.lowerBound) }
                if hidden == nil, !TextMarkup.emptyElements.contains(name) { open.append(tag.name) }
            }
            if hidden == nil { addPiece(tag, name) }
        }
        if let left = open.last(where: { !TextMarkup.openElements.contains($0.lowercased()) }) {
            note("<\(left)> is not closed")
        }
    }

    private mutating func close(_ tag: MarkupTag, _ name: String, _ open: inout [String]) {
        guard let place = open.lastIndex(where: { $0.lowercased() == name }) else {
            return note("\(spelled(tag)) closes nothing")
        }
        let inner = open[(place + 1)...].last { !TextMarkup.openElements.contains($0.lowercased()) }
        if let inner { note("\(spelled(tag)) comes before </\(inner)>") }
        open.removeSubrange(place...)
    }

    private mutating func note(_ fault: String) { self.fault = self.fault ?? fault }

    private func spelled(_ tag: MarkupTag) -> String { String(decoding: bytes[tag.range], as: UTF8.self) }

    /// A tag is not shown; `<br>` breaks the line, and so do the borders of paragraphs between others.
    private mutating func addPiece(_ tag: MarkupTag, _ name: String) {
        var shown = ""
        if name == "br" {
            shown = "\n"
        } else if TextMarkup.blockElements.contains(name) {
            let isInside = hasText(0..<tag.range.lowerBound) && hasText(tag.range.upperBound..<bytes.count)
            shown = isInside && !endsLine(before: tag.range.lowerBound) ? "\n" : ""
        }
        pieces.append(Piece(range: tag.range, shown: shown))
    }

    /// Whether there is something in a range besides tags and white space.
    private func hasText(_ range: Range<Int>) -> Bool {
        var isInTag = false
        for byte in bytes[range] {
            if byte == UInt8(ascii: "<") { isInTag = true }
            if !isInTag, !byte.isBlank { return true }
            if byte == UInt8(ascii: ">") { isInTag = false }
        }
        return false
    }

    /// Whether a line ends before a tag, with only other tags and blanks between.
    private func endsLine(before index: Int) -> Bool {
        var end = index
        for piece in pieces.reversed() {
            guard bytes[piece.range.upperBound..<end].allSatisfy(\.isBlank) else { return false }
            if piece.shown == "\n" { return true }
            end = piece.range.lowerBound
        }
        return false
    }
}

// MARK: Signs

extension MarkedText {
    private mutating func addReferences(outside tags: [MarkupTag]) {
        var index = 0
        while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "&")) {
            index = sign + 1
            guard let reference = MarkupScanner.reference(bytes, at: sign), let character = reference.character,
                !tags.contains(where: { $0.range.contains(sign) })
            else { continue }
            pieces.append(Piece(range: sign..<reference.end, shown: character))
            index = reference.end
        }
    }

    /// For each byte whether it belongs to a placeholder or to what is not shown.
    private func hidden(_ placeholders: [Placeholder]) -> [Bool] {
        var isHidden = Array(repeating: false, count: bytes.count)
        for range in pieces.map(\.range) + placeholders.map(\.range) where range.upperBound <= bytes.count {
            for index in range { isHidden[index] = true }
        }
        return isHidden
    }

    /// One sign before a letter or digit is a shortcut; two signs are one. `AT&T`, `Rock&Roll`, `file_name` and addresses have
    /// none.
    private mutating func addShortcut(_ isHidden: [Bool], isExpected: Bool) {
        for sign in syntax.shortcutSigns {
            var found: [Int] = []
            var likely: [Int] = []
            var doubled: [Int] = []
            var index = 0
            while let place = bytes[index...].firstIndex(of: sign) {
                index = place + 1
                if isHidden[place] { continue }
                if index < bytes.count, bytes[index] == sign {
                    doubled.append(place)
                    index += 1
                } else if isShortcut(at: place, isExpected: false) {
                    found.append(place)
                } else if isExpected, isShortcut(at: place, isExpected: true) {
                    likely.append(place)
                }
            }
            if found.isEmpty { found = likely }
            guard found.count == 1 || isExpected && !found.isEmpty, !bytes.hasAddress else { continue }
            hasShortcut = true
            for place in found + doubled { pieces.append(Piece(range: place..<place + 1, shown: "")) }
            return
        }
    }

    private func isShortcut(at place: Int, isExpected: Bool) -> Bool {
        guard place + 1 < bytes.count else { return false }
        let next = bytes[place + 1]
        guard next.isAlphanumeric || next >= 0x80, !isPartOfCode(at: place) else { return false }
        if place == 0 { return true }
        guard bytes[place - 1].isAlphanumeric || bytes[place - 1] >= 0x80 else { return true }
        // Inside a word: "E&xit" and "E_xit", but not "AT&T", "Rock&Roll" or "file_name"
        let start = bytes[..<place].lastIndex { !$0.isAlphanumeric && $0 < 0x80 }.map { $0 + 1 } ?? 0
        let isUpper = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
        if isUpper(next) { return false }
        return isExpected || bytes[place] == UInt8(ascii: "&") || isUpper(bytes[start]) || bytes[start] >= 0x80
    }

    /// Whether a sign is in a path (`C:\\_tmp`), a query (`?a=1&b=2`) or a pair (`_bold_`).
    private func isPartOfCode(at place: Int) -> Bool {
        if place > 0, bytes[place - 1] == UInt8(ascii: "\\") { return true }
        let end = bytes[(place + 1)...].firstIndex { !$0.isAlphanumeric && $0 < 0x80 } ?? bytes.count
        guard end < bytes.count else { return false }
        return bytes[end] == UInt8(ascii: "=") || bytes[end] == UInt8(ascii: "_") && bytes[place] == bytes[end]
    }

    /// `**bold**`, `*emphasis*`, `~~struck~~`, `` `code` `` and `[text](target)`.
    private mutating func addMarkdown(_ isHidden: [Bool]) {
        var index = 0
        while index < bytes.count {
            if isHidden[index] {
                index += 1
            } else if bytes[index] == UInt8(ascii: "["), let link = link(from: index, isHidden) {
                elements.append("[…](…)")
                pieces.append(Piece(range: index..<index + 1, shown: ""))
                pieces.append(Piece(range: link, shown: ""))
                index += 1
            } else if let sign = markdownSign(at: index), let end = closing(sign, from: index + sign.count, isHidden) {
                if sign != ["*".utf8.first ?? 0] {
                    elements.append(String(decoding: sign + "…".utf8 + sign, as: UTF8.self))
                }
                pieces.append(Piece(range: index..<index + sign.count, shown: ""))
                pieces.append(Piece(range: end..<end + sign.count, shown: ""))
                index = sign.first == UInt8(ascii: "`") ? end + 1 : index + sign.count
            } else {
                index += 1
            }
        }
    }

    /// The sign that may begin a stretch at an index: no sign of its kind is before it, and no blank after it.
    private func markdownSign(at index: Int) -> [UInt8]? {
        let byte = bytes[index]
        guard "*~`".utf8.contains(byte), index == 0 || bytes[index - 1] != byte else { return nil }
        let count = bytes[index...].prefix { $0 == byte }.count
        guard byte == UInt8(ascii: "*") ? count <= 2 : count == (byte == UInt8(ascii: "~") ? 2 : 1),
            index + count < bytes.count, !bytes[index + count].isBlank
        else { return nil }
        if count == 1, index > 0, bytes[index - 1].isAlphanumeric { return nil }
        return Array(repeating: byte, count: count)
    }

    private func closing(_ sign: [UInt8], from start: Int, _ isHidden: [Bool]) -> Int? {
        var index = start + 1
        while index + sign.count <= bytes.count {
            defer { index += 1 }
            guard bytes[index] == sign[0], !isHidden[index], !bytes[index - 1].isBlank, bytes[index - 1] != sign[0],
                bytes[index..<index + sign.count].elementsEqual(sign)
            else { continue }
            let next = index + sign.count
            if next == bytes.count || bytes[next] != sign[0] { return index }
        }
        return nil
    }

    /// The range from the bracket that closes a link's text to the end of its target; nil if no link begins.
    private func link(from start: Int, _ isHidden: [Bool]) -> Range<Int>? {
        guard let end = bytes[start...].dropFirst().firstIndex(where: { "[]".utf8.contains($0) }),
            bytes[end] == UInt8(ascii: "]"), end > start + 1, end + 1 < bytes.count,
            bytes[end + 1] == UInt8(ascii: "("), let after = MarkupScanner.targetEnd(bytes, from: end + 2)
        else { return nil }
        return end..<after
    }
}

extension [UInt8] {
    /// Whether an address is in it, whose signs are no shortcuts.
    fileprivate var hasAddress: Bool {
        indices.contains { self[$0] == UInt8(ascii: ":") && hasText("://", at: $0) }
    }
}
