import CopyfitFonts
import CopyfitRecords
import CopyfitText
import CopyfitUnicode

/// Where fonts come from, and what is remembered of texts.
final class Engine: Sendable {
    let catalogue: FontCatalogue
    let preparer: ParagraphPreparer
    let dictionaries: HyphenationDictionaries
    let rooms: RoomMeasurers
    /// About how many bytes each cache takes.
    let cacheByteLimit: Int
    private let recordFonts: RecordFonts

    /// How many bytes each cache takes unless the caller says another number.
    static let usualCacheByteLimit = 32 << 20

    init(
        bundledDirectory: String?,
        folders: [String],
        usesSystemFonts: Bool,
        cacheByteLimit: Int
    ) throws(FontError) {
        catalogue = try FontCatalogue(
            bundledDirectory: bundledDirectory,
            directories: folders,
            usesSystemFonts: usesSystemFonts
        )
        dictionaries = HyphenationDictionaries(bundledDirectory: catalogue.bundledDirectory)
        self.cacheByteLimit = cacheByteLimit
        preparer = ParagraphPreparer(cacheByteLimit: cacheByteLimit, wordByteLimit: cacheByteLimit)
        rooms = RoomMeasurers(byteLimit: cacheByteLimit)
        recordFonts = RecordFonts(cacheByteLimit: cacheByteLimit, wordByteLimit: cacheByteLimit)
    }

    /// What measures records that take `font` if they name none.
    func measurer(_ font: FontChain? = nil) -> RecordMeasurer {
        RecordMeasurer(
            catalogue: catalogue,
            defaultFont: font,
            defaultFiles: FontFiles(paths: []),
            requirements: [],
            preparer: preparer,
            dictionaries: dictionaries,
            recordFonts: recordFonts
        )
    }

    /// The answers to lines of records, from what a style says where they say nothing.
    func answers(_ records: [UInt8], _ style: Style?, fits: Bool) -> [UInt8] {
        var chunk = LineChunk()
        chunk.bytes = records
        let settings = style?.settings ?? MeasureSettings()
        let measurer = measurer(style?.font)
        var results: [UInt8] = []
        if fits {
            var answers = FitAnswers(defaults: settings, limits: FitLimits(), members: .usual, measurer: measurer)
            answers.answer(chunk, into: &results)
        } else {
            var answers = ChunkAnswers(defaults: settings, measurer: measurer)
            answers.answer(chunk, into: &results)
        }
        return results
    }
}
