package import CopyfitText

/// How options and records spell what lines are set by; each initializer gives nil for any other spelling.

extension LineHeight {
    /// `24`: points. `1.4x`: of the font size, as in CSS. `1.2natural`: of the fonts' own height. `natural`: that height.
    package init?(name: String) {
        if name == "natural" {
            self = .natural
        } else if let factor = Spelling.number(name, before: "natural") {
            self = .multipleOfFonts(factor)
        } else if let factor = Spelling.number(name, before: "x") {
            self = .multipleOfSize(factor)
        } else if let points = Spelling.number(name, before: "") {
            self = .exact(points)
        } else {
            return nil
        }
    }
}

extension TabStop {
    /// A position in points, and `l`, `c`, `r` or `d` for what is placed there: the beginning of text (also without a
    /// letter), its middle, its end, its decimal mark.
    package init?(name: String) {
        let alignments: [(String, Alignment)] = [
            ("c", .center), ("r", .trailing), ("d", .decimal(".")), ("l", .leading), ("", .leading),
        ]
        for (letter, alignment) in alignments {
            if let position = Spelling.number(name, before: letter, mayBeZero: true) {
                self.init(position, alignment)
                return
            }
        }
        return nil
    }
}

extension InlineBox {
    /// `24x20`: width and ascent. `24x20+4`: width, ascent and descent.
    package init?(name: String) {
        let parts = name.split(separator: "x", maxSplits: 1).map(String.init)
        guard parts.count == 2, let width = Spelling.number(parts[0], before: "", mayBeZero: true) else { return nil }
        let reach = parts[1].split(separator: "+", maxSplits: 1).map {
            Spelling.number(String($0), before: "", mayBeZero: true)
        }
        guard let ascent = reach.first ?? nil, let descent = reach.count > 1 ? reach[1] : 0 else { return nil }
        self.init(width: width, ascent: ascent, descent: descent)
    }
}

/// Numbers with a unit after them.
private enum Spelling {
    /// The decimal number before a unit; nil if the unit is another one, or the number below 0, infinite, or 0 and must not be.
    static func number(_ name: String, before unit: String, mayBeZero: Bool = false) -> Double? {
        guard name.hasSuffix(unit) else { return nil }
        let digits = name.dropLast(unit.count)
        let isDecimal = digits.allSatisfy { "0123456789.".contains($0) }
        guard isDecimal, let number = Double(digits), number < .infinity else { return nil }
        return number > 0 || mayBeZero ? number : nil
    }
}
