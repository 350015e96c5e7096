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
        return WorkerThreads.map(pieces.count) {
            TextChecker(context, checked.compared)
        } _: { checker, index in
            let piece = pieces[index]
            let found = checker.check(piece.indices[...], of: piece.file, piece.candidates)
            if let progress {
                progress(done.wrappingAdd(piece.indices.count, ordering: .relaxed).newValue, total)
            }
            return found
        }
    }

    private static func inFiles(_ checked: CheckedFiles, _ context: CheckContext) -> [CheckedTexts] {
        WorkerThreads.map(checked.own.count, worker: {}) { _, index in
            CheckedTexts(FileHygiene(context, checked.compared, checked.own[index]).findings)
        }
    }
}
