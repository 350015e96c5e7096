/// A part of a requirement, by the one name that it has in options (`--max-lines`), records, rules files and comments.
package enum FitMember: String, CaseIterable, Sendable {
    case width, height, maxLines, truncation, wordCuts, minimumScale, hyphenation

    /// The names of all parts.
    package static let names = allCases.map { $0.rawValue }

    /// The former names of parts, which this version still reads.
    package static let formerNames: KeyValuePairs<String, FitMember> = [
        "lines": .maxLines, "cuts": .wordCuts, "scale": .minimumScale,
    ]

    /// The part of a name, of the present or a former one.
    package init?(name: String) {
        let former = Self.formerNames.first { $0.key == name }?.value
        guard let member = Self(rawValue: name) ?? former else { return nil }
        self = member
    }

    /// A note on a former name; nil for a current name.
    package func noteOnName(_ name: String) -> String? {
        name == rawValue ? nil : FormerSpelling.note("“\(name)”", "“\(rawValue)”")
    }

    /// The name that was probably meant; nil if none is near.
    package static func nearest(to name: String) -> String? {
        let former = formerNames.map { $0.key }
        return SpellingDistance.nearest(to: name, in: names + former).flatMap { FitMember(name: $0)?.rawValue }
    }
}

/// The fault of a part of a requirement, in words that follow its name: `must be …`.
package struct FitFault: Error, Hashable {
    package let message: String

    private init(_ message: String) { self.message = message }

    /// A value that means nothing there.
    static func demand(_ demand: String) -> FitFault { FitFault("must be \(demand)") }
    /// More widths than a requirement may have.
    static let tooManyWidths = FitFault("must be at most \(WidthRange.limit) widths at once")
}

extension Fit {
    /// Takes one part as it is written; widths are added to those that there are.
    package mutating func take(_ text: String, as member: FitMember) throws(FitFault) {
        switch member {
        case .width:
            widths += try Self.value(text, FitNotations.widths)
            if widths.count > WidthRange.limit { throw .tooManyWidths }
        case .height: height = try Self.value(text, FitNotations.limit)
        case .maxLines: maxLines = try Self.value(text, FitNotations.count)
        case .truncation: allowsTruncation = try Self.value(text, FitNotations.permission)
        case .wordCuts: allowsWordCuts = try Self.value(text, FitNotations.permission)
        case .minimumScale: minimumScale = try Self.value(text, FitNotations.scale)
        case .hyphenation: hyphenates = try Self.value(text, FitNotations.flag)
        }
    }

    private static func value<Value>(_ text: String, _ notation: FitNotation<Value>) throws(FitFault) -> Value {
        guard let value = notation.value(of: text) else { throw .demand(notation.demand) }
        return value
    }
}
