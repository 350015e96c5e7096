/// The colours of sRGB as an ICC profile.
///
/// Source: ICC.1:2004-10, IEC 61966-2-1. Its white point is adapted to D50 by Bradford's matrix.
enum ColorProfile {
    static let sRGB: [UInt8] = {
        let white = xyz([0.9642, 1, 0.8249])
        let adaptation = [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168]
        let curve =
            signature("para") + number(0) + half(3) + half(0)
            + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
        let tags: [(String, [UInt8])] = [
            ("desc", text("sRGB")), ("cprt", text("No copyright")), ("wtpt", white),
            ("chad", signature("sf32") + number(0) + adaptation.flatMap(fixed)),
            ("rXYZ", xyz([0.43607, 0.22249, 0.01392])), ("gXYZ", xyz([0.38515, 0.71687, 0.09708])),
            ("bXYZ", xyz([0.14307, 0.06061, 0.7141])), ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
        ]
        return file(tags)
    }()

    /// The header, the table of tags, and the tags. Equal tags are written once.
    private static func file(_ tags: [(name: String, content: [UInt8])]) -> [UInt8] {
        var table = number(tags.count)
        var content: [UInt8] = []
        var places: [[UInt8]: Int] = [:]
        let start = 128 + 4 + 12 * tags.count
        for tag in tags {
            let place = places[tag.content] ?? start + content.count
            if places[tag.content] == nil {
                places[tag.content] = place
                content += tag.content
                while content.count % 4 != 0 { content.append(0) }
            }
            table += signature(tag.name) + number(place) + number(tag.content.count)
        }
        let date = [2000, 1, 1, 0, 0, 0].flatMap(half)
        let header =
            number(start + content.count) + number(0) + number(0x0420_0000) + signature("mntr") + signature("RGB ")
            + signature("XYZ ") + date + signature("acsp") + [UInt8](repeating: 0, count: 28)
            + [0.9642, 1, 0.8249].flatMap(fixed) + [UInt8](repeating: 0, count: 48)
        return header + table + content
    }

    private static func xyz(_ values: [Double]) -> [UInt8] { signature("XYZ ") + number(0) + values.flatMap(fixed) }

    /// A text in American English.
    private static func text(_ text: String) -> [UInt8] {
        let units = text.utf16.flatMap { half(Int($0)) }
        return signature("mluc") + number(0) + number(1) + number(12) + Array("enUS".utf8) + number(units.count)
            + number(28) + units
    }

    private static func signature(_ letters: String) -> [UInt8] { Array(letters.utf8) }

    private static func half(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    private static func number(_ value: Int) -> [UInt8] { half(value >> 16) + half(value) }

    /// A number with 16 binary digits after the point.
    private static func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65_536).rounded())) }
}
