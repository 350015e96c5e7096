/// Texts interpolated in texts. What goes through a text goes into those interpolated in it by calling itself, so the
/// depth has a limit; beyond it a text is taken apart into what it consists of, with the same look.
extension Text {
    /// The greatest depth of nested texts that is kept.
    private static var nestingLimit: Int { 64 }

    /// The depth of nested interpolated texts. Linear in the runs.
    var nesting: Int {
        runs.reduce(0) { nesting, run in
            if case .key(let key) = run.content { max(nesting, key.nesting) } else { nesting }
        }
    }

    /// This text, without the texts inside where they are nested too deeply.
    var limitedInNesting: Text {
        nesting < Self.nestingLimit ? self : flattened
    }

    private var flattened: Text {
        var text = self
        text.runs = runs.flatMap(Self.flattened)
        return text
    }

    private static func flattened(_ run: Run) -> [Run] {
        guard case .key(let key) = run.content, key.nesting > 0 else { return [run] }
        return key.emphasizedPieces.flatMap { emphasized in
            let outer = emphasized.set(inside: run.set)
            return flattened(emphasized.piece).map { inner in outer.map { inner.filled(from: $0.attributes) } ?? inner }
        }
    }

    private static func flattened(_ piece: LocalizedStringKey.Piece) -> [Run] {
        switch piece {
        case .text(let text): text.flattened.runs
        case .date(let date): [Run(content: .date(date))]
        case .literal(let read): [Run(content: .verbatim(read))]
        default: [Run(content: .key(LocalizedStringKey(piece)))]
        }
    }
}
