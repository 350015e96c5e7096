import CopyfitDrawing
import CopyfitMarkup
import Foundation

/// Bytes of an XML file, or of what a PDF file has in letters, written front to back.
struct Markup {
    private(set) var bytes: [UInt8] = []
    /// Where identifiers have room for the file's sign.
    private var signs: [Int] = []

    var count: Int { bytes.count }
    var hasSigns: Bool { !signs.isEmpty }

    /// Drops everything after the first `count` bytes.
    mutating func truncate(to count: Int) {
        bytes.removeLast(bytes.count - count)
        while let last = signs.last, last >= count { signs.removeLast() }
    }

    /// Moves everything after the first `start` bytes to the end of `other`.
    mutating func move(from start: Int, to other: inout Markup) {
        let distance = other.count - start
        other.signs += signs.lazy.filter { $0 >= start }.map { $0 + distance }
        other.bytes.append(contentsOf: bytes[start...])
        truncate(to: start)
    }

    /// Makes room for this many more bytes.
    mutating func reserve(_ more: Int) { bytes.reserveCapacity(bytes.count + more) }

    /// Adds markup as it is.
    mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func add(_ other: Markup) {
        signs += other.signs.lazy.map { [count] in $0 + count }
        bytes.append(contentsOf: other.bytes)
    }

    mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    /// Adds room for the file's sign. All that refers to the same definition must be in the same file.
    mutating func addRoomForSign() {
        signs.append(count)
        for _ in 0..<FileSign.length { bytes.append(UInt8(ascii: "0")) }
    }

    /// Writes a file's sign where it has room. O(identifiers).
    mutating func write(_ sign: FileSign) {
        for place in signs {
            for index in 0..<FileSign.length { bytes[place + index] = sign.letters[index] }
        }
    }

    /// Adds text so that it is text in content and in attributes.
    mutating func escaped(_ text: String) { EscapedMarkup.add(text, to: &bytes) }

    /// Adds `#rrggbb`, shortened to #rgb where possible.
    mutating func color(_ color: DisplayList.PlainColor) {
        let (red, green, blue) = (Self.byte(color.red), Self.byte(color.green), Self.byte(color.blue))
        let isShort = red % 17 == 0 && green % 17 == 0 && blue % 17 == 0
        bytes.append(UInt8(ascii: "#"))
        hexadecimal(red, isShort)
        hexadecimal(green, isShort)
        hexadecimal(blue, isShort)
    }

    private mutating func hexadecimal(_ byte: UInt8, _ isShort: Bool) {
        bytes.append(Self.hexadecimal(byte >> 4))
        if !isShort { bytes.append(Self.hexadecimal(byte & 15)) }
    }

    private static func byte(_ component: Float) -> UInt8 { component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0 }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }

    /// Adds bytes in base 64.
    mutating func base64(_ source: some Collection<UInt8>) {
        bytes.append(contentsOf: Data(source).base64EncodedData())
    }
}

extension Markup {
    /// Adds a whole number.
    mutating func integer(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        digits(value.magnitude)
    }

    /// Adds `value` divided by a power of ten: the shortest decimal, without a zero before the point.
    mutating func fixed(_ value: Int, decimals: Int) {
        let (whole, fraction) = value.magnitude.quotientAndRemainder(dividingBy: Self.powers[decimals])
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        if whole > 0 || fraction == 0 { digits(whole) }
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, place) = (fraction, decimals - 1)
        while rest > 0 {
            let (digit, remainder) = rest.quotientAndRemainder(dividingBy: Self.powers[place])
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
            (rest, place) = (remainder, place - 1)
        }
    }

    /// Adds a number with at most so many decimals; NaN is 0, and numbers are cut to ±10⁸.
    mutating func number(_ value: Double, decimals: Int = 3) {
        fixed(Self.fixed(value, decimals: decimals), decimals: decimals)
    }

    /// Adds a factor with seven significant digits, and at most ten decimals.
    mutating func factor(_ value: Double) {
        var (decimals, size) = (6, abs(value))
        while size < 1, decimals < 10 { (decimals, size) = (decimals + 1, size * 10) }
        number(value, decimals: value.rounded() == value ? 0 : decimals)
    }

    /// The number times a power of ten, rounded; NaN is 0, and numbers are cut to ±10⁸ before that.
    static func fixed(_ value: Double, decimals: Int) -> Int {
        guard !value.isNaN else { return 0 }
        let cut = Swift.min(Swift.max(value, -limit), limit)
        return Int((cut * factors[decimals]).rounded())
    }

    /// Whether a coordinate can be written as it is.
    static func isWritable(_ value: Double) -> Bool { abs(value) <= limit }

    private static let limit = 1e8
    private static let powers: [UInt] = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    ]
    private static let factors = powers.map(Double.init)

    /// Up to eight digits at a time, gathered in a word whose lowest byte is the first digit.
    private mutating func digits(_ value: UInt) {
        if value >= 100_000_000 {
            digits(value / 100_000_000)
            bytes.append(contentsOf: String(value % 100_000_000 + 100_000_000).utf8.dropFirst())
            return
        }
        var (rest, word) = (value, UInt64(0))
        repeat {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
            word = word << 8 | UInt64(digit) | 0x30
            rest = quotient
        } while rest > 0
        while word > 0 {
            bytes.append(UInt8(truncatingIfNeeded: word))
            word >>= 8
        }
    }
}
