package import CopyfitFit
import CopyfitText

/// How options and records spell what lines are set by; each initializer gives nil for any other spelling.

/// How tall lines are, as it is written.
package enum WrittenLineHeight: Equatable, Sendable {
    case natural
    case length(Length)
    /// Multiples of the font size.
    case ofSize(Double)
    /// Multiples of the fonts' own height.
    case ofFonts(Double)

    /// `24`, `24pt` or `1.5em`: a length. `1.4x`: of the font size. `1.2natural`: of the fonts' own height. `natural`: that
    /// height.
    package init?(name: String) {
        if name == "natural" {
            self = .natural
        } else if let factor = Self.factor(name, before: "natural") {
            self = .ofFonts(factor)
        } else if let length = Length(name) {
            guard length.isFinite, length.isPositive, !length.isZero else { return nil }
            self = .length(length)
        } else if let factor = Self.factor(name, before: "x") {
            self = .ofSize(factor)
        } else {
            return nil
        }
    }

    /// What CSS's `font` has after a size: a number or a per cent is of the font size.
    init?(css: some StringProtocol) {
        let text = String(css)
        if text == "normal" {
            self = .natural
        } else if let percent = Self.factor(text, before: "%") {
            self = .ofSize(percent / 100)
        } else if let factor = Self.factor(text, before: "") {
            self = .ofSize(factor)
        } else if let length = Length(text), length.isFinite, length.isPositive, !length.isZero {
            self = .length(length)
        } else {
            return nil
        }
    }

    /// The height at a font size in points.
    func height(size: Double) -> LineHeight {
        switch self {
        case .natural: .natural
        case .length(let length): .exact(length.points(size: size))
        case .ofSize(let factor): .multipleOfSize(factor)
        case .ofFonts(let factor): .multipleOfFonts(factor)
        }
    }

    /// The number above 0 before a unit.
    private static func factor(_ name: String, before unit: String) -> Double? {
        guard name.hasSuffix(unit), let number = Length.number(String(name.dropLast(unit.count))) else { return nil }
        return number > 0 && number.isFinite ? number : nil
    }
}

/// A tab stop, as it is written.
package struct WrittenTabStop: Equatable, Sendable {
    let position: Length
    let alignment: TabStop.Alignment

    /// What is placed at a position.
    init?(_ position: Length, _ alignment: TabStop.Alignment = .leading) {
        guard position.isFinite, position.isPositive else { return nil }
        (self.position, self.alignment) = (position, alignment)
    }

    /// A position, and `l`, `c`, `r` or `d` for what is placed there: the beginning of text (also without a letter), its
    /// middle, its end, its decimal mark.
    package init?(name: String) {
        if let position = Length(name) {
            self.init(position)
            return
        }
        let alignments: [Character: TabStop.Alignment] = [
            "l": .leading, "c": .center, "r": .trailing, "d": .decimal("."),
        ]
        guard let letter = name.last, let alignment = alignments[letter], let position = Length(String(name.dropLast()))
        else { return nil }
        self.init(position, alignment)
    }

    /// The stop at a font size in points.
    func stop(size: Double, decimalMark: Character) -> TabStop {
        if case .decimal = alignment { return TabStop(position.points(size: size), .decimal(decimalMark)) }
        return TabStop(position.points(size: size), alignment)
    }
}

/// The size of an inline box, as it is written.
package struct WrittenBox: Equatable, Sendable {
    let width: Length
    let ascent: Length
    var descent: Length = 0

    /// `24x20`: width and ascent. `24x20+4`: width, ascent and descent.
    package init?(name: String) {
        for x in name.indices where name[x] == "x" {
            guard let width = Self.side(name[..<x]) else { continue }
            let reach = name[name.index(after: x)...]
            if let ascent = Self.side(reach) {
                (self.width, self.ascent) = (width, ascent)
                return
            }
            for plus in reach.indices where reach[plus] == "+" {
                let below = reach[reach.index(after: plus)...]
                guard let ascent = Self.side(reach[..<plus]), let descent = Self.side(below) else { continue }
                (self.width, self.ascent, self.descent) = (width, ascent, descent)
                return
            }
        }
        return nil
    }

    /// The box at a font size in points.
    func box(size: Double) -> InlineBox {
        InlineBox(
            width: width.points(size: size),
            ascent: ascent.points(size: size),
            descent: descent.points(size: size)
        )
    }

    private static func side(_ text: Substring) -> Length? {
        Length(String(text)).flatMap { $0.isFinite && $0.isPositive ? $0 : nil }
    }
}
