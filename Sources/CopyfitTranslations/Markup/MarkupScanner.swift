import CopyfitAppleStrings

/// A tag of a text.
struct MarkupTag: Equatable {
    enum Form { case start, end, empty, broken }

    let name: String
    let form: Form
    let range: Range<Int>
}

/// Finds what may be markup in the bytes of a text, whatever it means.
package enum MarkupScanner {
    /// No link has a longer target, in bytes.
    private static let longestTarget = 2000

    /// For each byte of a text whether it is code: a tag (`<a href="…">`), a reference to a character (`&amp;`), the target
    /// of one of Markdown's links (`[text](https://example.org)`).
    ///
    /// - Complexity: O(n).
    package static func isCode(_ bytes: [UInt8]) -> [Bool] {
        var isCode = Array(repeating: false, count: bytes.count)
        var index = 0
        while index < bytes.count {
            let end = codeEnd(bytes, from: index)
            for place in index..<(end ?? index) { isCode[place] = true }
            index = end ?? index + 1
        }
        return isCode
    }

    /// Where the code ends that begins at an index; nil if none does.
    private static func codeEnd(_ bytes: [UInt8], from index: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "<"): tag(bytes, at: index).flatMap { $0.form == .broken ? nil : $0.range.upperBound }
        case UInt8(ascii: "&"): reference(bytes, at: index)?.end
        case UInt8(ascii: "(") where index > 0 && bytes[index - 1] == UInt8(ascii: "]"):
            targetEnd(bytes, from: index + 1)
        default: nil
        }
    }

    /// The tag at a bracket: a name, attributes, and a closing bracket that is not in quotes. One without that bracket, or with
    /// a space before its name, is broken. nil if none is meant.
    static func tag(_ bytes: [UInt8], at start: Int) -> MarkupTag? {
        var index = start + 1
        let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let nameStart = bytes[index...].firstIndex { !$0.isBlank } ?? bytes.count
        let hasSpace = nameStart > index
        if hasSpace, !isEnd { return nil }
        let nameEnd = bytes[nameStart...].firstIndex { !isNamePart($0) } ?? bytes.count
        guard nameEnd > nameStart, bytes[nameStart].isAlphanumeric else { return nil }
        let name = String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self)
        guard nameEnd < bytes.count, let end = end(bytes, from: nameEnd) else {
            let isCut = nameEnd < bytes.count && bytes[nameEnd].isBlank
            return isCut ? MarkupTag(name: name, form: .broken, range: start..<nameEnd) : nil
        }
        let isEmpty = bytes[end - 2] == UInt8(ascii: "/") && !isEnd
        let form: MarkupTag.Form = hasSpace ? .broken : isEnd ? .end : isEmpty ? .empty : .start
        return MarkupTag(name: name, form: form, range: start..<end)
    }

    /// The index after the bracket that closes a tag, from the end of its name; nil if there is none, or another sign than
    /// a blank, a slash or that bracket follows the name.
    private static func end(_ bytes: [UInt8], from start: Int) -> Int? {
        let isEnd = bytes[start] == UInt8(ascii: ">") || bytes.hasText("/>", at: start)
        guard isEnd || bytes[start].isBlank else { return nil }
        var quote: UInt8?
        for index in start..<bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return index + 1
            } else if byte == UInt8(ascii: "<") {
                return nil
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return nil
    }

    fileprivate static func isNamePart(_ byte: UInt8) -> Bool { byte.isAlphanumeric || "-_:.".utf8.contains(byte) }

    /// The end of the comment that begins at an index; nil if none does.
    static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.hasText("<!--", at: start) else { return nil }
        return (start + 4..<max(start + 4, bytes.count)).first { bytes.hasText("-->", at: $0) }.map { $0 + 3 }
    }

    /// The comments of a text; one that does not end is text. O(n).
    static func comments(_ bytes: [UInt8]) -> [Range<Int>] {
        var comments: [Range<Int>] = []
        var index = 0
        while let bracket = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = bracket + 1
            guard bytes.hasText("<!--", at: bracket) else { continue }
            guard let end = endOfComment(bytes, from: bracket) else { break }
            comments.append(bracket..<end)
            index = end
        }
        return comments
    }

    /// Whether there is a reference at an index.
    static func isReference(_ bytes: [UInt8], at start: Int) -> Bool {
        bytes[start] == UInt8(ascii: "&") && reference(bytes, at: start) != nil
    }

    /// The reference at an ampersand, and its character; that of a name that is not listed is nil. nil if there is none.
    static func reference(_ bytes: [UInt8], at start: Int) -> (end: Int, character: String?)? {
        let name = bytes[(start + 1)...].prefix(12).prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "#") }
        guard let first = name.first, first.isLetter || first == UInt8(ascii: "#"), name.endIndex < bytes.count,
            bytes[name.endIndex] == UInt8(ascii: ";")
        else { return nil }
        return (name.endIndex + 1, character(name))
    }

    private static func character(_ name: ArraySlice<UInt8>) -> String? {
        let spelled = String(decoding: name, as: UTF8.self)
        guard spelled.hasPrefix("#") else { return characters[spelled] }
        let digits = spelled.dropFirst()
        let number =
            digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }

    /// HTML's names that texts have.
    private static let characters: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©",
        "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "sbquo": "‚", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "bull": "•",
        "middot": "·", "times": "×", "deg": "°", "euro": "€", "pound": "£", "rarr": "→", "larr": "←", "uarr": "↑",
        "darr": "↓", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "sect": "§", "para": "¶", "plusmn": "±", "ouml": "ö", "auml": "ä",
        "uuml": "ü", "Ouml": "Ö", "Auml": "Ä", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à",
        "ccedil": "ç", "iexcl": "¡", "iquest": "¿",
    ]

    /// The end of a target, which has no spaces except before a title in quotes.
    static func targetEnd(_ bytes: [UInt8], from start: Int) -> Int? {
        var (depth, isTitle) = (0, false)
        for index in start..<min(bytes.count, start + longestTarget) {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth == 0: return index > start ? index + 1 : nil
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: " ") where !isTitle:
                guard index + 1 < bytes.count, "\"'".utf8.contains(bytes[index + 1]) else { return nil }
                isTitle = true
            case 0x0A, 0x0D: return nil
            default: break
            }
        }
        return nil
    }
}

// MARK: Pango

/// Pango shows nothing of a text with a fault, whatever a browser makes of it: https://docs.gtk.org/Pango/pango_markup.html
extension MarkupScanner {
    private static let pangoReferences: Set = ["amp", "lt", "gt", "quot", "apos"]

    /// What Pango refuses to read, except the order of tags; nil if nothing.
    ///
    /// - Complexity: O(n).
    package static func pangoFault(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        var index = 0
        while let sign = bytes[index...].firstIndex(where: { "<&".utf8.contains($0) }) {
            if bytes[sign] == UInt8(ascii: "&") {
                guard let reference = reference(bytes, at: sign) else { return "“&” must be written &amp; for Pango" }
                let name = String(decoding: bytes[sign + 1..<reference.end - 1], as: UTF8.self)
                let isKnown = pangoReferences.contains(name) || name.hasPrefix("#") && reference.character != nil
                guard isKnown else { return "Pango does not know “&\(name);”; write the character itself" }
                index = reference.end
            } else if let end = endOfComment(bytes, from: sign) {
                index = end
            } else {
                guard let tag = tag(bytes, at: sign), tag.form != .broken else {
                    return "“<” must be written &lt; for Pango"
                }
                let written = String(decoding: bytes[tag.range], as: UTF8.self)
                guard TextMarkup.pango.isKnown(tag.name) || tag.name == "markup" else {
                    return "Pango does not know \(written)"
                }
                if tag.form != .end, !hasPangoAttributes(bytes[tag.range], tag.name) {
                    return "The attributes of \(written) are not read by Pango"
                }
                index = tag.range.upperBound
            }
        }
        return nil
    }

    /// Whether all attributes have values in quotes; only `span` and `a` may have some.
    private static func hasPangoAttributes(_ tag: ArraySlice<UInt8>, _ name: String) -> Bool {
        var rest = tag.dropFirst(1 + name.utf8.count).dropLast()
        if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
        rest = rest.drop(while: \.isBlank)
        while !rest.isEmpty {
            let attribute = rest.prefix(while: isNamePart)
            rest = rest.dropFirst(attribute.count).drop(while: \.isBlank)
            guard !attribute.isEmpty, ["span", "a"].contains(name), rest.popFirst() == UInt8(ascii: "=") else {
                return false
            }
            rest = rest.drop(while: \.isBlank)
            guard let quote = rest.popFirst(), "\"'".utf8.contains(quote), let end = rest.firstIndex(of: quote) else {
                return false
            }
            rest = rest[(end + 1)...].drop(while: \.isBlank)
        }
        return true
    }
}
