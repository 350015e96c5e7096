import Foundation

extension Text {
    /// This text with the environment's values where it sets none of its own.
    func resolved(in environment: BuiltInEnvironment) -> ResolvedText {
        ResolvedText(
            runs: runs.flatMap { Self.resolve($0, in: environment) },
            language: environment.typesettingLanguage ?? environment.locale.map { $0.identifier(.bcp47) }
        )
    }

    private static func resolve(_ run: Run, in environment: BuiltInEnvironment) -> [ResolvedRun] {
        switch run.content {
        case .verbatim(let string):
            [resolve(string, run.attributes, in: environment)]
        case .key(let key):
            if let plain = key.plainString(in: environment.effectiveLocale) {
                [resolve(plain, run.attributes, in: environment)]
            } else {
                key.emphasizedPieces.flatMap { resolve($0, run.attributes, in: environment) }
            }
        case .date(let date):
            [resolve(date.string(in: environment, at: .now), run.attributes, in: environment)]
        case .image:
            reportedImage()
        }
    }

    private static func resolve(
        _ emphasized: LocalizedStringKey.EmphasizedPiece,
        _ attributes: TextAttributes,
        in environment: BuiltInEnvironment
    ) -> [ResolvedRun] {
        let attributes = attributes.emphasized(emphasized.style)
        switch emphasized.piece {
        case .text(let text):
            return text.runs.flatMap { inner in
                var inner = inner
                inner.attributes = inner.attributes.filled(from: attributes)
                return resolve(inner, in: environment)
            }
        case .date(let date):
            return [resolve(date.string(in: environment, at: .now), attributes, in: environment)]
        default:
            let string = emphasized.piece.string(in: environment.effectiveLocale)
            return [resolve(string, attributes, in: environment)]
        }
    }

    /// Pictures among text have no runs.
    private static func reportedImage() -> [ResolvedRun] {
        DiagnosticSink.reportUnsupported("Text(Image)")
        return []
    }

    private static func resolve(
        _ string: String,
        _ attributes: TextAttributes,
        in environment: BuiltInEnvironment
    ) -> ResolvedRun {
        ResolvedRun(
            string: cased(string, environment),
            font: ResolvedFont(font: attributes.font, adjustment: attributes.adjustment, environment: environment),
            tracking: attributes.tracking?.given(as: "Tracking") ?? environment.tracking ?? 0,
            kerning: attributes.kerning?.given(as: "Kerning") ?? environment.kerning ?? 0,
            baselineOffset: attributes.baselineOffset?.given(as: "A baseline offset") ?? environment.baselineOffset ?? 0
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
