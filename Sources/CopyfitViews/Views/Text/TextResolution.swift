import CopyfitText
import Foundation

/// Resolves the runs of one text: looks keys up, writes values, reads Markdown, changes the case.
struct TextResolution {
    /// Takes the characters of a stretch and what is set on them.
    typealias Add = (String, SetAttributes?) -> Void

    /// All dates of a text are written as of one moment.
    private lazy var moment = Moment.current

    /// Calls `add` with each stretch of a run. A picture is a stretch of one character.
    mutating func visit(_ run: Text.Run, _ environment: EnvironmentValues, _ add: Add) {
        switch run.content {
        case .verbatim(let string): add(cased(string, environment), run.set)
        case .key(let key):
            let key = key.translated(in: environment)
            if let plain = key.plainString(in: environment.builtIn.effectiveLocale) {
                add(cased(plain, environment), run.set)
            } else {
                for piece in key.emphasizedPieces { visit(piece, run.set, environment, add) }
            }
        case .date(let date): add(cased(date.string(in: environment, at: moment), environment), run.set)
        case .image(let image):
            var attributes = run.attributes
            attributes.image = image
            add(String(InlineBox.character), SetAttributes(attributes))
        }
    }

    private mutating func visit(
        _ emphasized: LocalizedStringKey.EmphasizedPiece,
        _ outer: SetAttributes?,
        _ environment: EnvironmentValues,
        _ add: Add
    ) {
        let set = emphasized.set(inside: outer)
        switch emphasized.piece {
        case .text(let text):
            for run in text.runs { visit(set.map { run.filled(from: $0.attributes) } ?? run, environment, add) }
        case .date(let date): add(cased(date.string(in: environment, at: moment), environment), set)
        default: add(cased(emphasized.piece.string(in: environment.builtIn.effectiveLocale), environment), set)
        }
    }

    private func cased(_ string: String, _ environment: EnvironmentValues) -> String {
        switch environment.builtIn.textCase {
        case .uppercase: string.uppercased(with: environment.builtIn.effectiveLocale)
        case .lowercase: string.lowercased(with: environment.builtIn.effectiveLocale)
        case nil: string
        }
    }
}
