import CopyfitFit
import CopyfitText

/// A property that texts can be set by: what CSS declarations, their errors, the help and the documentation are made of.
package struct CSSProperty: Sendable {
    /// Its name.
    package let name: String
    /// Its values, as CSS's specifications write them.
    package let values: String
    /// The keywords among the values.
    private let keywords: [String]
    /// Keywords that CSS has and that cannot be measured yet, with what to do instead.
    private let refused: [String: String]
    /// Which of the values cannot be measured yet.
    private let limit: String
    private let take: @Sendable ([CSSComponent], inout CSSSettings) -> Bool

    init(
        _ name: String,
        _ values: String,
        keywords: [String] = [],
        refused: [String: String] = [:],
        limit: String = "",
        take: @escaping @Sendable ([CSSComponent], inout CSSSettings) -> Bool
    ) {
        (self.name, self.values, self.keywords, self.take) = (name, values, keywords, take)
        (self.refused, self.limit) = (refused, limit)
    }

    /// The property of a name in lower case.
    init(named name: String) throws(CSSFault) {
        guard let property = Self.all.first(where: { $0.name == name }) else { throw Self.unknown(name) }
        self = property
    }

    private static func unknown(_ name: String) -> CSSFault {
        let names = all.map { $0.name }
        let meant = SpellingDistance.nearest(to: name, in: names)
        let hint = meant.map { "did you mean “\($0)”?" } ?? "the properties are \(names.joined(separator: ", "))."
        return CSSFault(description: "Texts are not measured by the property “\(name)”: \(hint)")
    }

    /// A property whose values are keywords.
    init<Value: Sendable>(
        _ name: String,
        _ names: KeyValuePairs<String, Value>,
        refused: [String: String] = [:],
        set: @escaping @Sendable (inout CSSSettings, Value) -> Void
    ) {
        let keywords = names.map { $0.key }
        self.init(name, keywords.joined(separator: " | "), keywords: keywords, refused: refused) {
            [names = Array(names)] value, css in
            let word = value.count == 1 ? value[0].keyword : nil
            guard let found = names.first(where: { $0.key.lowercased() == word }) else { return false }
            set(&css, found.value)
            return true
        }
    }

    /// A property that is a length, or a keyword for one.
    init(
        length name: String,
        _ values: String,
        _ names: [String: Length] = [:],
        mayBeNegative: Bool = true,
        set: @escaping @Sendable (inout CSSSettings, Length) -> Void
    ) {
        let limit = mayBeNegative ? "" : "at least 0"
        self.init(name, values, keywords: names.keys.sorted(), limit: limit) { value, css in
            guard value.count == 1, let length = value[0].keyword.flatMap({ names[$0] }) ?? value[0].length else {
                return false
            }
            guard mayBeNegative || length.isPositive else { return false }
            set(&css, length)
            return true
        }
    }
}

extension CSSProperty {
    /// Sets a text by a declaration of this property.
    func apply(_ declaration: CSSDeclaration, to css: inout CSSSettings) throws(CSSFault) {
        if take(declaration.value, &css) { return }
        if declaration.value.isEmpty { throw CSSFault(description: "\(name) has no value: give \(values).") }
        for word in declaration.value.compactMap({ $0.keyword }) {
            guard let advice = refused[word] else { continue }
            throw CSSFault(description: "\(name): \(word) cannot be measured yet: \(advice).")
        }
        let hint = hint(declaration.value)
        throw CSSFault(description: "\(name) does not take “\(declaration.spelling)” here: \(hint).")
    }

    private func hint(_ value: [CSSComponent]) -> String {
        let word = value.count == 1 ? value[0].keyword : nil
        if let meant = word.flatMap({ SpellingDistance.nearest(to: $0, in: keywords) }) {
            return "did you mean “\(meant)”? It takes \(values)"
        }
        let limits = [limit, value.contains { $0.hasOtherUnit } ? "in \(CSSComponent.units)" : ""]
            .filter { !$0.isEmpty }
        return "give \(values)" + (limits.isEmpty ? "" : " (\(limits.joined(separator: ", ")))")
    }
}

extension CSSSettings {
    /// Reads a list of declarations: `letter-spacing: 2px; word-break: break-all`.
    ///
    /// - Throws: as ``add(_:)``.
    package init(_ text: String) throws(CSSFault) {
        self.init()
        try add(text)
    }

    /// Adds declarations, which prevail over earlier ones as in CSS.
    ///
    /// - Throws: what is wrong with them: the syntax, an unknown property, or a value that cannot be measured.
    package mutating func add(_ text: String) throws(CSSFault) {
        var scanner = CSSScanner(text)
        let added = try scanner.declarations()
        important += added.filter { $0.isImportant }
        for declaration in added + important { try CSSProperty(named: declaration.name).apply(declaration, to: &self) }
    }
}

extension CSSComponent {
    /// A length in CSS's units, of which a pixel is a point here; nil for anything else.
    var length: Length? {
        switch self {
        case .number(let number) where number == 0: return 0
        case .dimension(let number, "em"): return Length(ems: number)
        case .dimension(let number, let unit): return Self.pixels[unit].map { Length(points: number * $0) }
        default: return nil
        }
    }

    private static let pixels: [String: Double] = [
        "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6, "rem": 16,
    ]

    /// All units, for errors.
    fileprivate static let units = "px, pt, pc, in, cm, mm, q, em or rem"

    /// Whether it has a unit that is not among these.
    fileprivate var hasOtherUnit: Bool {
        if case .dimension(_, let unit) = self { unit != "em" && Self.pixels[unit] == nil } else { false }
    }
}
