import CopyfitFonts
import CopyfitTranslations

/// Texts of one file in one language, which a worker takes at a time: it remembers words, and sets texts in few styles.
struct CheckedPiece: Sendable {
    let file: CheckedFile
    /// The rules that a text of the file may match.
    let candidates: [PreparedRule]
    let indices: [Int]
    /// The file and the language.
    let place: Place

    struct Place: Hashable {
        let path: String
        let locale: TranslationLocale
    }

    /// As many as a language has, and few enough that all workers have something to do until the end.
    private static let sizes = 64...2048
    private static let piecesOfWorker = 8

    /// The texts of files that are looked at.
    static func all(of files: [CheckedFile], _ context: CheckContext) -> [CheckedPiece] {
        let count = files.reduce(0) { $0 + $1.translations.count }
        let share = count / (WorkerThreads.processorCount * piecesOfWorker)
        let size = min(max(share, sizes.lowerBound), sizes.upperBound)
        return files.flatMap { file in
            let candidates = context.prepared.filter { $0.selection.includes(file: file.path, table: file.table) }
            var byLocale: [TranslationLocale: [Int]] = [:]
            for (index, translation) in file.translations.enumerated() where context.looksAt(translation, in: file) {
                byLocale[translation.locale, default: []].append(index)
            }
            return byLocale.flatMap { locale, indices in
                stride(from: 0, to: indices.count, by: size).map { start in
                    let end = min(start + size, indices.count)
                    return CheckedPiece(
                        file: file,
                        candidates: candidates,
                        indices: Array(indices[start..<end]),
                        place: Place(path: file.path, locale: locale)
                    )
                }
            }
        }
    }
}
