/// The texts that glyphs show, each by a number: a character is its own, other texts are numbered as they are met.
struct GlyphTexts {
    /// What a code shows that has not been used.
    static let unused = UInt32.max

    private static let firstNumber: UInt32 = 0x8000_0000
    private var texts: [String] = []
    private var numbers: [String: UInt32] = [:]

    /// The number of a text in UTF-8.
    mutating func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        if bytes.count == 1, let byte = bytes.first, byte > 0 { return UInt32(byte) }
        let text = String(String.UnicodeScalarView(String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.sound)))
        if let first = text.unicodeScalars.first, text.unicodeScalars.count == 1 { return first.value }
        if let known = numbers[text] { return known }
        let number = Self.firstNumber + UInt32(texts.count)
        numbers[text] = number
        texts.append(text)
        return number
    }

    /// The text of a number.
    func text(_ number: UInt32) -> String {
        if number >= Self.firstNumber { return texts[Int(number - Self.firstNumber)] }
        return Unicode.Scalar(number).map { String(Character($0)) } ?? ""
    }
}

extension Unicode.Scalar {
    /// The character, or another one for those that PDF does not allow as text: NUL, and what Unicode keeps unassigned for
    /// ever (U+FFFE).
    fileprivate var sound: Unicode.Scalar {
        switch value {
        case 0: " "
        case 0xFDD0...0xFDEF: "\u{FFFD}"
        default: value & 0xFFFE == 0xFFFE || value == 0xFEFF ? "\u{FFFD}" : self
        }
    }
}
