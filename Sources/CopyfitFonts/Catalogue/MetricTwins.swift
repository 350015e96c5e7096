/// Families whose characters are equally wide, so that texts break alike in them.
enum MetricTwins {
    /// Groups of such families (fontconfig's `30-metric-aliases.conf`, Microsoft on Selawik).
    private static let groups = [
        ["Arial", "Liberation Sans", "Arimo"], ["Arial Narrow", "Liberation Sans Narrow"],
        ["Times New Roman", "Liberation Serif", "Tinos"], ["Courier New", "Liberation Mono", "Cousine"],
        ["Helvetica", "Nimbus Sans", "TeX Gyre Heros"], ["Times", "Nimbus Roman", "TeX Gyre Termes"],
        ["Courier", "Nimbus Mono PS", "TeX Gyre Cursor"], ["Palatino", "P052", "TeX Gyre Pagella"],
        ["New Century Schoolbook", "C059", "TeX Gyre Schola"], ["Calibri", "Carlito"], ["Cambria", "Caladea"],
        ["Georgia", "Gelasio"], ["Segoe UI", "Selawik"],
    ]

    /// The families that are as wide as one of this name; empty if none is known.
    static func twins(of family: String) -> [String] {
        let asked = FontStyleName.normalized(family)
        let group = groups.first { $0.contains { FontStyleName.normalized($0) == asked } } ?? []
        return group.filter { FontStyleName.normalized($0) != asked }
    }

    /// What a font's name asks for if it is a family with twins and a style that all of them have; nil otherwise: Arial Bold, but
    /// not Arial Black, whose widths are other ones.
    static func request(_ name: String) -> (family: String, style: FontStyle)? {
        let words = name.split { $0.isWhitespace || $0 == "-" }.map(String.init)
        for count in stride(from: words.count, to: 0, by: -1) {
            let asked = FontStyleName.normalized(words[..<count].joined())
            guard groups.joined().contains(where: { FontStyleName.normalized($0) == asked }) else { continue }
            guard case .success(let style) = FontStyleName.parse(Array(words[count...])), isCommon(style) else {
                return nil
            }
            return (words[..<count].joined(separator: " "), style)
        }
        return nil
    }

    private static func isCommon(_ style: FontStyle) -> Bool {
        [.regular, .bold].contains(style.weight) && style.width.value == 100
    }
}
