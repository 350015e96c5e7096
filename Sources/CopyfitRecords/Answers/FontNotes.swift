import CopyfitFonts
package import CopyfitText
import CopyfitUnicode

/// What a result says about its fonts: substituted faces, and characters that no font has.
package struct FontNotes {
    private let text: FittedText

    package init(_ text: FittedText) { self.text = text }

    /// The notes on a text at some widths. They differ only by the tail of what is cut off.
    package init(_ answers: [WidthAnswer]) {
        self.init((answers.first { $0.text.isTruncated } ?? answers[0]).text)
    }

    /// The full names of the faces in use.
    package var faces: [String] { text.faces.map { $0.fullName } }

    /// The characters no face has, each once, in order of appearance.
    package var missing: [Character] {
        let missing = text.missing
        if missing.isEmpty { return [] }
        var seen: Set<Character> = []
        return missing.flatMap { $0.characters }.filter { seen.insert($0).inserted }
    }

    /// A sentence for each substituted face, with the first text it is used for, and one for each script with characters
    /// that no face has.
    package var sentences: [String] { substitutions + missingSentences }

    /// A sentence for each script with characters that no face has, and one for characters of no script.
    package var missingSentences: [String] {
        var scripts: [Script] = []
        let groups = Dictionary(grouping: missing) { character in
            let script = script(of: character)
            if !scripts.contains(script) { scripts.append(script) }
            return script
        }
        return scripts.map { sentence(groups[$0] ?? [], $0) }
    }

    private func sentence(_ missing: [Character], _ script: Script) -> String {
        guard let (name, font) = ScriptNames.name(of: script) else {
            let more = missing.count == 1 ? "" : " and \(missing.count - 1) more"
            return "No font has \(CodePoints.names(of: missing[0])) “\(VisibleText.of(String(missing[0])))”\(more): "
                + "add a font that does with --font-file or --font-directory."
        }
        let count = missing.count == 1 ? "1 character" : "\(missing.count) characters"
        let example = font.map { ", such as \($0)" } ?? ""
        return "No font has \(name) (\(count)): add one with --font-file\(example)."
    }

    /// The script of a character's first scalar that has one.
    private func script(of character: Character) -> Script {
        let scripts = character.unicodeScalars.lazy.map { CharacterProperties.script($0.value) }
        return scripts.first { $0 != .common && $0 != .inherited } ?? .common
    }

    /// Throws if a font does not meet the requirements: for the first missing character, otherwise for the first substituted
    /// face.
    package func check(_ requirements: FontRequirements) throws(RecordError) {
        if requirements.contains(.noMissing), let character = missing.first {
            throw RecordError(
                code: "missing-character",
                message: "No font has \(CodePoints.names(of: character)) “\(VisibleText.of(String(character)))”: "
                    + "add a font that does, or leave out --no-missing and --strict."
            )
        }
        if requirements.contains(.noSubstitution), let substitution = text.substitutions.first {
            let (asked, used) = (substitution.asked, substitution.used)
            throw RecordError(
                code: "font-substituted",
                message: "“\(asked)” is replaced by “\(used)” for “\(excerpt(substitution))”: choose a font that has "
                    + "all characters, or leave out --no-substitution and --strict.",
                cause: .font
            )
        }
    }

    private var substitutions: [String] {
        let all = text.substitutions
        var places: [String: Int] = [:]
        for substitution in all { places[substitution.used, default: 0] += 1 }
        return all.compactMap { substitution in
            guard let count = places.removeValue(forKey: substitution.used) else { return nil }
            let more = count == 1 ? "" : " and \(count - 1) more \(count == 2 ? "place" : "places")"
            return "\(substitution.used) instead of \(substitution.asked) for “\(excerpt(substitution))”\(more)"
        }
    }

    private func excerpt(_ substitution: FontSubstitution) -> String {
        // A tail is no part of the text, so that its range is empty.
        let isOfTail = substitution.range.isEmpty
        return VisibleText.excerpt(
            of: isOfTail ? text.paragraph.tailText ?? "" : text.paragraph.characters(in: substitution.range)
        )
    }
}
