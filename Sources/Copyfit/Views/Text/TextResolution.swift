import Foundation

extension Text {
    /// This text with the environment's values where it sets none of its own.
    func resolved(in environment: BuiltInEnvironment) -> ResolvedText {
        ResolvedText(
            runs: runs.flatMap { Self.resolve($0, in: environment) },
            language: environment.locale.map { $0.identifier(.bcp47) }
        )
    }

    private static func resolve(_ run: Run, in environment: BuiltInEnvironment) -> [ResolvedRun] {
        switch run.content {
        case .verbatim(let string):
            [resolve(string, run.attributes, in: environment)]
        case .key(let key):
            key.pieces.flatMap { piece in
                switch piece {
                case .text(let text):
                    text.runs.flatMap { inner in
                        var inner = inner
                        inner.attributes = inner.attributes.filled(from: run.attributes)
                        return resolve(inner, in: environment)
                    }
                default:
                    [resolve(piece.string(in: environment.effectiveLocale), run.attributes, in: environment)]
                }
            }
        }
    }

    private static func resolve(
        _ string: String,
        _ attributes: TextAttributes,
        in environment: BuiltInEnvironment
    ) -> ResolvedRun {
        ResolvedRun(
            string: cased(string, environment),
            font: ResolvedFont(font: attributes.font, adjustment: attributes.adjustment, environment: environment),
            tracking: attributes.tracking ?? environment.tracking ?? 0,
            kerning: attributes.kerning ?? environment.kerning ?? 0,
            baselineOffset: attributes.baselineOffset ?? environment.baselineOffset ?? 0
        )
    }

    private static func cased(_ string: String, _ environment: BuiltInEnvironment) -> String {
        switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.effectiveLocale)
        case .lowercase: string.lowercased(with: environment.effectiveLocale)
        case nil: string
        }
    }

    /// The text as it is read, for dumps.
    func plainString(in locale: Locale) -> String {
        var environment = BuiltInEnvironment()
        environment.locale = locale
        return resolved(in: environment).runs.map(\.string).joined()
    }
}
