import CopyfitFonts
import Synchronization

/// Fifth stage of a check: what was found in the texts, and in the files as a whole, on all processors.
struct FoundTexts {
    let checked: CheckedFiles
    let parts: [CheckedTexts]

    /// - Parameter progress: Is told, from any thread, how many of the texts are checked, and how many there are.
    init(
        _ checked: CheckedFiles,
        _ context: CheckContext,
        _ progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
    ) {
        self.checked = checked
        parts = Self.inTexts(checked, context, progress) + Self.inFiles(checked, context)
    }

    private static func inTexts(
        _ checked: CheckedFiles,
        _ context: CheckContext,
        _ progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
    ) -> [CheckedTexts] {
        let pieces = CheckedPiece.all(of: checked.all, context)
        let done = Atomic(0)
        let total = pieces.reduce(0) { $0 + $1.indices.count }
        let found = WorkerThreads.map(pieces.count) {
            TextChecker(context, checked.compared)
        } _: { checker, index in
            let piece = pieces[index]
            let found = checker.check(piece.indices[...], of: piece.file, piece.candidates)
            if let progress {
                progress(done.wrappingAdd(piece.indices.count, ordering: .relaxed).newValue, total)
            }
            return found
        }
        return repaired(found, pieces, checked.compared, context)
    }

    /// Of a language of a file, repairs are sought for so many texts.
    private static let repairLimit = 1_000

    /// The same with repairs for the texts that are over by most.
    private static func repaired(
        _ found: [CheckedTexts],
        _ pieces: [CheckedPiece],
        _ compared: ComparedTranslations,
        _ context: CheckContext
    ) -> [CheckedTexts] {
        typealias Place = (piece: Int, text: FailingText)
        let failing = found.indices.flatMap { piece in found[piece].failing.map { Place(piece, $0) } }
        let chosen = Dictionary(grouping: failing) { pieces[$0.piece].place }.values.flatMap { texts in
            texts.sorted { ($1.text.over, $0.text.index) < ($0.text.over, $1.text.index) }.prefix(repairLimit)
        }
        let repairs = WorkerThreads.map(chosen.count) {
            TextChecker(context, compared, seeksRepairs: true)
        } _: { checker, number in
            let piece = pieces[chosen[number].piece]
            return checker.repairs(chosen[number].text.index, of: piece.file, piece.candidates)
        }
        var found = found
        for (place, repairs) in zip(chosen, repairs) {
            for (finding, repairs) in zip(place.text.findings, repairs) {
                found[place.piece].findings[finding].repairs = repairs
            }
        }
        return found
    }

    private static func inFiles(_ checked: CheckedFiles, _ context: CheckContext) -> [CheckedTexts] {
        WorkerThreads.map(checked.own.count, worker: {}) { _, index in
            CheckedTexts(FileHygiene(context, checked.compared, checked.own[index]).findings)
        }
    }
}
