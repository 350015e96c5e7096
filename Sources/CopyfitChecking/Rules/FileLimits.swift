import CopyfitFit

/// The limits that a file itself sets for a text: a translation service's flags, and XLIFF's attributes, which readers write as flags
/// do (`maxwidth:40:char`). All of them hold.
struct FileLimits {
    /// Limits of length, whatever the text is set in, each with its name.
    private(set) var lengths: [(name: String, limit: TextLengths)] = []
    /// Limits of room, each with its name.
    private(set) var rooms: [(name: String, fit: Fit)] = []
    /// What limits nothing, each with its name and why.
    private(set) var faults: [(name: String, sentence: String)] = []

    private static let flags = ["max-length", "max-size"]

    init(_ flags: [String]) {
        for flag in flags where flag.contains(":") {
            let parts = flag.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            take(parts[0], Array(parts.dropFirst()), flag)
        }
    }

    private mutating func take(_ name: String, _ values: [String], _ flag: String) {
        switch name {
        case "max-length": add(TextLengths(maxCharacters: number(values)), name, values)
        case "maxbytes": add(TextLengths(maxBytes: number(values)), name, values)
        case "max-size": takeSize(values)
        case "maxwidth" where values.count > 1:
            takeWidth(values.dropLast().joined(separator: ":"), unit: values[values.count - 1])
        default:
            if let meant = SpellingDistance.nearest(to: name, in: Self.flags) {
                faults.append((meant, "“\(flag)” limits nothing: did you mean “\(meant)”?"))
            }
        }
    }

    private func number(_ values: [String]) -> Int? {
        values.count == 1 ? Int(values[0]).flatMap { $0 > 0 ? $0 : nil } : nil
    }

    private mutating func add(_ limit: TextLengths, _ name: String, _ values: [String]) {
        if limit.limitsSomething { return lengths.append((name, limit)) }
        demand("a whole number above 0", name, values)
    }

    private mutating func demand(_ demand: String, _ name: String, _ values: [String]) {
        faults.append((name, "The limit \(name) is “\(values.joined(separator: ":"))”: it must be \(demand)."))
    }

    /// Weblate's `max-size:500:2`: a width in pixels, which are points here, and lines, one if none are given.
    private mutating func takeSize(_ values: [String]) {
        let lines = values.count == 1 ? 1 : number(Array(values.dropFirst()))
        guard let width = Length.number(values[0]), width > 0, width.isFinite, let lines else {
            return demand("a width in pixels and a number of lines, such as 500:2", "max-size", values)
        }
        rooms.append(("max-size", Fit(widths: [width...width], maxLines: lines)))
    }

    /// XLIFF's `maxwidth` in a `size-unit`.
    private mutating func takeWidth(_ value: String, unit: String) {
        let units = ["pixel": "px", "point": "pt", "em": "em", "in": "in", "cm": "cm", "mm": "mm"]
        switch unit {
        case "char": add(TextLengths(maxCharacters: number([value])), "maxwidth", [value])
        case "glyph": add(TextLengths(maxGraphemes: number([value])), "maxwidth", [value])
        case "byte": add(TextLengths(maxBytes: number([value])), "maxwidth", [value])
        default:
            guard let suffix = units[unit] else {
                let sentence =
                    "The limit maxwidth is in the unit “\(unit)”, which is not read: size-unit must be char, "
                    + "glyph, byte, pixel, point, em, in, cm or mm."
                return faults.append(("maxwidth", sentence))
            }
            guard let width = Length(value + suffix), width.isPositive, !width.isZero else {
                return demand("a number above 0", "maxwidth", [value])
            }
            rooms.append(("maxwidth", Fit(widths: [WidthRange(width)], maxLines: 1)))
        }
    }
}
