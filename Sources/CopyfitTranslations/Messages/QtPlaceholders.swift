import CopyfitAppleStrings

/// Placeholders of Qt: `%1` to `%99`, localized `%L1`, and the count `%n`.
enum QtPlaceholders {
    /// - Complexity: O(n).
    static func placeholders(in bytes: [UInt8]) -> [Placeholder] {
        var found: [Placeholder] = []
        var index = 0
        while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            index = sign + 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "L") { index += 1 }
            let digits = bytes[index...].prefix(2).prefix(while: \.isDigit)
            if let number = BracePlaceholders.argumentNumber(digits), number > 1 {
                index += digits.count
                found.append(Placeholder(range: sign..<index, index: number - 1, kind: .any))
            } else if index < bytes.count, bytes[index] == UInt8(ascii: "n") {
                index += 1
                found.append(Placeholder(range: sign..<index, name: "n", kind: .count))
            } else {
                index = sign + 1
            }
        }
        return found
    }
}
