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
    /// Values that CSS has and that cannot be measured yet, with what to do instead.
    private let refused: [String: String]
    private let take: @Sendable ([CSSComponent], inout MeasureSettings) -> Bool

    init(
        _ name: String,
        _ values: String,
        keywords: [String] = [],
        refused: [String: String] = [:],
        take: @escaping @Sendable ([CSSComponent], inout MeasureSettings) -> Bool
    ) {
        (self.name, self.values, self.keywords, self.refused, self.take) = (name, values, keywords, refused, take)
    }

    /// A property whose values are keywords.
    init<Value: Sendable>(
        _ name: String,
        _ names: KeyValuePairs<String, Value>,
        refused: [String: String] = [:],
        set: @escaping @Sendable (inout MeasureSettings, Value) -> Void
    ) {
        let keywords = names.map(\.key)
        self.init(name, keywords.joined(separator: " | "), keywords: keywords, refused: refused) {
            [names = Array(names)] value, settings in
            let word = value.count == 1 ? value[0].keyword : nil
            guard let found = names.first(where: { $0.key.lowercased() == word }) else { return false }
            set(&settings, found.value)
            return true
        }
    }

    /// A property that is a length, or a keyword for one.
    init(
        length name: String,
        _ values: String,
        _ names: [String: Length] = [:],
        mayBeNegative: Bool = true,
        set: @escaping @Sendable (inout MeasureSettings, Length) -> Void
    ) {
        self.init(name, values, keywords: names.keys.sorted()) { value, settings in
            guard value.count == 1, let length = value[0].keyword.flatMap({ names[$0] }) ?? value[0].length else {
                return false
            }
            guard mayBeNegative || length.isPositive else { return false }
            set(&settings, length)
            return true
        }
    }
}

extension CSSProperty {
    /// Sets a text by a declaration of this property.
    func apply(_ declaration: CSSDeclaration, to settings: inout MeasureSettings) throws(CSSFault) {
        if let word = declaration.value.lazy.compactMap(\.keyword).first(where: { refused[$0] != nil }) {
            throw CSSFault(description: "\(name): \(word) cannot be measured yet: \(refused[word] ?? "").")
        }
        guard !declaration.value.isEmpty else {
            throw CSSFault(description: "\(name) has no value: give \(values).")
        }
        if take(declaration.value, &settings) { return }
        let word = declaration.value.count == 1 ? declaration.value[0].keyword : nil
        let meant = word.flatMap { SpellingDistance.nearest(to: $0, in: keywords) }
        let hint = meant.map { "did you mean “\($0)”? It takes \(values)" } ?? "give \(values)"
        throw CSSFault(description: "“\(declaration.spelling)” is no value of \(name): \(hint).")
    }
}

extension CSSComponent {
    /// A length in CSS's units, of which a pixel is a point here; nil for anything else.
    var length: Length? {
        switch self {
        case .number(let number) where number == 0: return 0
        case .dimension(let number, "em"): return Length(ems: number)
        case .dimension(let number, let unit):
            let pixels: [String: Double] = [
                "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4, "q": 96 / 101.6,
                "rem": 16,
            ]
            return pixels[unit].map { Length(points: number * $0) }
        default: return nil
        }
    }
}
