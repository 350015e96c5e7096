/// A symbol in text form: paths on a grid of 24 × 24 as `Path(_:)` reads them.
package struct SymbolText: Sendable {
    package let name: String
    /// What is drawn as lines of width 2 with round caps and joins.
    package let strokes: String
    /// What is filled by the even-odd rule.
    package let fills: String

    /// All symbols.
    package static var all: [SymbolText] {
        [arrows, marks, people, objects, papers, media, places, layout].flatMap { $0.flatMap { $0 } }
    }

    // What several symbols have in common: a circle and a square with round corners, as lines and as areas.
    static let ring = """
        21 12 m 21 16.97 16.97 21 12 21 c 7.03 21 3 16.97 3 12 c 3 7.03 7.03 3 12 3 c 16.97 3 21 7.03 21 12 c h
        """
    static let disc = """
        22 12 m 22 17.52 17.52 22 12 22 c 6.48 22 2 17.52 2 12 c 2 6.48 6.48 2 12 2 c 17.52 2 22 6.48 22 12 c h
        """
    static let square = """
        6 3 m 18 3 l 19.66 3 21 4.34 21 6 c 21 18 l 21 19.66 19.66 21 18 21 c 6 21 l 4.34 21 3 19.66 3 18 c 3 6 l
        3 4.34 4.34 3 6 3 c h
        """
    static let block = """
        6 2 m 18 2 l 20.21 2 22 3.79 22 6 c 22 18 l 22 20.21 20.21 22 18 22 c 6 22 l 3.79 22 2 20.21 2 18 c 2 6 l
        2 3.79 3.79 2 6 2 c h
        """
}

/// Symbols of a table: most functions make one, ``pair(_:_:filling:)`` makes two.
extension [SymbolText] {
    static func line(_ name: String, _ strokes: String) -> Self { both(name, strokes: strokes, fills: "") }

    static func area(_ name: String, _ fills: String) -> Self { both(name, strokes: "", fills: fills) }

    static func both(_ name: String, strokes: String, fills: String) -> Self {
        [SymbolText(name: name, strokes: strokes, fills: fills)]
    }

    /// A symbol of lines, and one with `.fill` after its name that also fills an area, by default inside the lines.
    static func pair(_ name: String, _ strokes: String, filling fills: String? = nil) -> Self {
        line(name, strokes) + both(name + ".fill", strokes: strokes, fills: fills ?? strokes)
    }
}
