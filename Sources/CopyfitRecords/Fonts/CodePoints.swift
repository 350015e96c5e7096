/// Characters by number, for characters that may be invisible.
package enum CodePoints {
    /// `U+0041`, several of them with a space between.
    package static func names(of character: Character) -> String {
        character.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        .joined(separator: " ")
    }
}
