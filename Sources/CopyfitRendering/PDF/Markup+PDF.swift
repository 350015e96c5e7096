import CopyfitDrawing
import Foundation

/// Values as a PDF file has them. Source: ISO 32000-1, 7.3.
extension Markup {
    /// Adds `12 0 R`.
    mutating func reference(_ object: PDFFile.Reference) {
        integer(object.number)
        add(" 0 R")
    }

    /// Adds numbers in brackets, with at most three decimals.
    mutating func array(_ numbers: [Double], decimals: Int = 3) {
        byte(UInt8(ascii: "["))
        for (index, value) in numbers.enumerated() {
            if index > 0 { byte(UInt8(ascii: " ")) }
            number(value, decimals: decimals)
        }
        byte(UInt8(ascii: "]"))
    }

    /// Adds a rectangle: left, bottom, right and top.
    mutating func rectangle(_ rect: CGRect) { array([rect.minX, rect.minY, rect.maxX, rect.maxY]) }

    /// Adds the six numbers of a map, each with a space after it.
    mutating func map(_ map: PlaneMap) {
        for value in [map.a, map.b, map.c, map.d] {
            factor(value)
            byte(UInt8(ascii: " "))
        }
        operand(map.tx)
        operand(map.ty)
    }

    /// Adds a number with at most three decimals and a space.
    mutating func operand(_ value: Double) {
        number(value)
        byte(UInt8(ascii: " "))
    }

    /// Adds four hexadecimal digits.
    mutating func code(_ unit: UInt16) {
        pair(UInt8(unit >> 8))
        pair(UInt8(truncatingIfNeeded: unit))
    }

    /// Adds two hexadecimal digits.
    mutating func pair(_ value: UInt8) {
        byte(Self.digits[Int(value >> 4)])
        byte(Self.digits[Int(value & 15)])
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Adds the UTF-16 units of a text in angle brackets.
    mutating func codes(_ text: String) {
        byte(UInt8(ascii: "<"))
        for unit in text.utf16 { code(unit) }
        byte(UInt8(ascii: ">"))
    }

    /// Adds a text for people: in parentheses if it is plain ASCII, else in UTF-16 after its mark.
    mutating func string(_ text: String) {
        let isPlain = text.utf8.allSatisfy { 0x20...0x7E ~= $0 && !"()\\".utf8.contains($0) }
        if isPlain { return add("(\(text))") }
        add("<FEFF")
        for unit in text.utf16 { code(unit) }
        byte(UInt8(ascii: ">"))
    }
}
