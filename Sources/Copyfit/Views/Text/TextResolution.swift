import CopyfitText
import Foundation

extension Text {
    /// Calls `body` with each stretch of this text, written as the environment says, and with what is set on it. A
    /// picture is a stretch of one character.
    func forEachStretch(in environment: BuiltInEnvironment, _ body: (String, TextAttributes) -> Void) {
        for run in runs { Self.visit(run, environment, body) }
    }

    private static func visit(
        _ run: Run,
        _ environment: BuiltInEnvironment,
        _ body: (String, TextAttributes) -> Void
    ) {
        switch run.content {
        case .verbatim(let string):
            body(cased(string, environment), run.attributes)
        case .key(let key):
            let key = key.translated(in: environment)
            if let plain = key.plainString(in: environment.effectiveLocale) {
                body(cased(plain, environment), run.attributes)
            } else {
                for piece in key.emphasizedPieces { visit(piece, run.attributes, environment, body) }
            }
        case .date(let date):
            body(cased(date.string(in: environment, at: .now), environment), run.attributes)
        case .image(let image):
            var attributes = run.attributes
            attributes.image = image
            body(String(InlineBox.character), attributes)
        }
    }

    private static func visit(
        _ emphasized: LocalizedStringKey.EmphasizedPiece,
        _ attributes: TextAttributes,
        _ environment: BuiltInEnvironment,
        _ body: (String, TextAttributes) -> Void
    ) {
        let attributes = attributes.emphasized(emphasized.style)
        switch emphasized.piece {
        case .text(let text):
            for var inner in text.runs {
                inner.attributes = inner.attributes.filled(from: attributes)
                visit(inner, environment, body)
            }
        case .date(let date):
            body(cased(date.string(in: environment, at: .now), environment), attributes)
        default:
            body(cased(emphasized.piece.string(in: environment.effectiveLocale), environment), attributes)
        }
    }

    private static func cased(_ string: String, _ environment: BuiltInEnvironment) -> String {
        switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.effectiveLocale)
        case .lowercase: string.lowercased(with: environment.effectiveLocale)
        case nil: string
        }
    }

    /// The characters in an environment, without pictures.
    func string(in environment: BuiltInEnvironment) -> String {
        var string = ""
        forEachStretch(in: environment) { characters, attributes in
            if attributes.image == nil { string += characters }
        }
        return string
    }

    /// The text as it is read, for dumps.
    func plainString(in environment: BuiltInEnvironment) -> String {
        var plain = BuiltInEnvironment()
        plain.locale = environment.effectiveLocale
        plain.strings = environment.strings
        return string(in: plain)
    }
}
