/// Reads Apple's `.strings`: pairs of the old property lists, with their comments; or an XML property list.
struct AppleStringsReader {
    private let text: SourceText
    private let locale: TranslationLocale
    private var index = 0
    private var comments: [String] = []
    /// Where the last pair ended; a semicolon is missing there.
    private var lastEnd = 0

    init(_ text: SourceText, locale: TranslationLocale) {
        self.text = text
        self.locale = locale
    }

    private var bytes: [UInt8] { text.bytes }
    private var next: UInt8? { index < text.count ? bytes[index] : nil }

    mutating func read(into collector: inout TranslationCollector) {
        if bytes.hasText("bplist", at: 0) {
            return collector.report("The file is a binary property list: convert it to text with plutil.", at: 0)
        }
        skipBlanks(&collector)
        if next == UInt8(ascii: "<"),
            bytes.hasText("<?xml", at: index) || bytes.hasText("<!DOCTYPE", at: index)
                || bytes.hasText("<plist", at: index)
        {
            return readPropertyList(into: &collector)
        }
        let isBraced = take(UInt8(ascii: "{"))
        while true {
            skipBlanks(&collector)
            guard let byte = next else { return }
            if byte == UInt8(ascii: "}"), isBraced {
                index += 1
            } else {
                readPair(&collector)
            }
        }
    }

    private func readPropertyList(into collector: inout TranslationCollector) {
        var reader = PropertyListReader(text)
        reader.readMembers(&collector) { key, keyOffset, value, collector in
            guard case .string(let content, let offset) = value else {
                return collector.report("The value of \"\(key.brief)\" must be a string.", at: keyOffset)
            }
            collector.add(translation(key, content, offset, collector), AppleMessage.syntax)
        }
    }

    private func translation(_ key: String, _ content: String, _ offset: Int, _ collector: TranslationCollector)
        -> Translation
    {
        Translation(
            key: key,
            locale: locale,
            text: content,
            comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
            state: content.isEmpty ? .untranslated : .translated,
            position: collector.text.position(at: offset)
        )
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// `key = value ;`; a key alone is its own value.
    private mutating func readPair(_ collector: inout TranslationCollector) {
        let start = index
        guard let key = readString(&collector) else { return skipBroken(start, &collector) }
        skipBlanks(&collector)
        var value = key
        var offset = start
        if take(UInt8(ascii: "=")) {
            skipBlanks(&collector)
            offset = index
            guard let found = readString(&collector) else {
                return skipBroken(index, &collector)
            }
            value = found
        }
        collector.add(translation(key, value, offset, collector), AppleMessage.syntax)
        comments.removeAll()
        lastEnd = index
        skipBlanks(&collector)
        if !take(UInt8(ascii: ";")) { collector.report("A semicolon is missing after this pair.", at: lastEnd) }
    }

    private mutating func skipBroken(_ start: Int, _ collector: inout TranslationCollector) {
        comments.removeAll()
        guard start < text.count else { return collector.report("The file ends inside a pair.", at: text.count) }
        collector.report("Expected a pair \"key\" = \"value\";.", at: start)
        index = max(index, start)
        while let byte = next, byte != UInt8(ascii: ";"), !byte.isLineEnd { index += 1 }
        _ = take(UInt8(ascii: ";"))
        if index == start { index += 1 }
    }

    /// Steps over white space and keeps comments.
    private mutating func skipBlanks(_ collector: inout TranslationCollector) {
        while let byte = next {
            if byte.isBlank {
                index += 1
            } else if bytes.hasText("//", at: index) {
                let start = index + 2
                while let byte = next, !byte.isLineEnd { index += 1 }
                keepComment(start..<index)
            } else if bytes.hasText("/*", at: index) {
                readBlockComment(&collector)
            } else {
                return
            }
        }
    }

    private mutating func readBlockComment(_ collector: inout TranslationCollector) {
        let start = index
        index += 2
        while index < text.count {
            if bytes[index] == UInt8(ascii: "*"), bytes.hasText("*/", at: index) {
                keepComment(start + 2..<index)
                index += 2
                return
            }
            index += 1
        }
        collector.report("The comment needs a closing */.", at: start)
    }

    private mutating func keepComment(_ range: Range<Int>) {
        let spelled = bytes[range]
        let start = spelled.firstIndex { !$0.isBlank } ?? range.upperBound
        guard let last = spelled.lastIndex(where: { !$0.isBlank }) else { return }
        comments.append(text.string(start..<last + 1))
    }

    /// A quoted text or a bare word; nil if there is neither.
    private mutating func readString(_ collector: inout TranslationCollector) -> String? {
        guard let quote = next else { return nil }
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return readQuoted(quote, &collector) }
        let start = index
        while let byte = next, byte.isAlphanumeric || "_$/:.-".utf8.contains(byte) { index += 1 }
        return index > start ? text.string(start..<index) : nil
    }

    private mutating func readQuoted(_ quote: UInt8, _ collector: inout TranslationCollector) -> String {
        let start = index
        index += 1
        while let byte = next, byte != quote { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
        let end = min(index, text.count)
        index = min(index + 1, text.count)
        if end == text.count { collector.report("The text needs a closing quote.", at: start) }
        return AppleEscapes.resolve(bytes[start + 1..<end])
    }
}

/// The escapes of Apple's old property lists.
enum AppleEscapes {
    /// The characters of a quoted text: `\n` and the like, `\U00e9` as UTF-16, `\351` in octal, in NeXTSTEP's encoding; a backslash before
    /// anything else is left out.
    static func resolve(_ spelled: ArraySlice<UInt8>) -> String {
        guard spelled.contains(UInt8(ascii: "\\")) else { return String(decoding: spelled, as: UTF8.self) }
        let bytes = Array(spelled)
        var content: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
                content.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            if bytes[index] | 0x20 == UInt8(ascii: "u"), let unit = bytes.hexadecimal(at: index + 1, count: 4) {
                index += 5
                content.append(scalar: bytes.escapedScalar(unit, &index))
            } else if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index]) {
                content.append(scalar: octal(bytes, &index))
            } else {
                content.append(letter(bytes[index]))
                index += 1
            }
        }
        return String(decoding: content, as: UTF8.self)
    }

    private static func octal(_ bytes: [UInt8], _ index: inout Int) -> Unicode.Scalar {
        var value: UInt32 = 0
        let end = min(index + 3, bytes.count)
        while index < end, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(bytes[index]) {
            value = value * 8 + UInt32(bytes[index] - UInt8(ascii: "0"))
            index += 1
        }
        if value < 0x80 { return Unicode.Scalar(value) ?? "\u{FFFD}" }
        return value > 0xFF ? "\u{FFFD}" : nextStep[Int(value) - 0x80]
    }

    /// The upper half of NeXTSTEP's encoding, which octal escapes are in.
    private static let nextStep = Array(
        "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}"
            .unicodeScalars
    )

    private static func letter(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "v"): 0x0B
        default: byte
        }
    }
}
