/// Characters that turn the direction of text and must be closed in their paragraph (UAX #9, BD8 to BD13).
enum DirectionMarks {
    /// The first that is not closed, or that closes nothing; nil if all have partners.
    static func unbalanced(in text: String) -> Unicode.Scalar? {
        var open: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar)
            case 0x202C:
                guard let last = open.last, last.value < 0x2066 else { return scalar }
                open.removeLast()
            case 0x2069:
                // An isolate also closes the embeddings that were opened in it.
                guard let index = open.lastIndex(where: { $0.value >= 0x2066 }) else { return scalar }
                if index < open.count - 1 { return open[open.count - 1] }
                open.removeLast()
            case 0x0A, 0x0D, 0x85, 0x2029:
                if let first = open.first { return first }
            default: break
            }
        }
        return open.first
    }

    /// Its number and name.
    static func name(of scalar: Unicode.Scalar) -> String {
        let number = "U+" + String(scalar.value, radix: 16, uppercase: true)
        return scalar.properties.name.map { "\(number) \($0)" } ?? number
    }
}
