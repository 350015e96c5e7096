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

    /// The families that are as wide as the one with which a font's name begins; empty if none is known.
    static func families(of name: String) -> [String] {
        let asked = FontStyleName.normalized(name)
        func isNamed(_ family: String) -> Bool {
            let words = name.split(separator: " ").prefix(family.split(separator: " ").count).joined()
            return FontStyleName.normalized(family) == asked
                || FontStyleName.normalized(family) == FontStyleName.normalized(words)
        }
        let named = groups.flatMap { $0 }.filter(isNamed).max { $0.count < $1.count }
        guard let named, let group = groups.first(where: { $0.contains(named) }) else { return [] }
        return group.filter { $0 != named }
    }
}
