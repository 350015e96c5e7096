import CopyfitFonts
import CopyfitUnicode
import Synchronization

/// Everything preparation needs besides its input: the analyser, HarfBuzz's buffer and fonts, and scratch memory.
///
/// `@unchecked Sendable`: one thread uses a workspace at a time, between taking it from the pool and giving it back.
final class Workspace: @unchecked Sendable {
    let analyzer = TextAnalyzer()
    let words: WordShaper
    var analysis = ParagraphAnalysis()
    var selection = FontSelection()
    var segment = SegmentAdvances()
    var columns = ColumnBuilder()
    var glyphs: [ShapedGlyph] = []
    var edgeGlyphs: [ShapedGlyph] = []
    var punctuation = PunctuationTrimmer()

    init(wordByteLimit: Int) { words = WordShaper(byteLimit: wordByteLimit) }

    /// For shaping what is not a whole run.
    var shaper: Shaper { words.shaper }
}

/// Lends workspaces to threads. Contains as many as were ever used at once.
final class WorkspacePool: Sendable {
    private let idle = Mutex<[Workspace]>([])
    private let wordByteLimit: Int

    init(wordByteLimit: Int) { self.wordByteLimit = wordByteLimit }

    /// Lends a workspace to `body`.
    func withWorkspace<Result, Failure: Error>(
        _ body: (Workspace) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let workspace = idle.withLock { $0.popLast() } ?? Workspace(wordByteLimit: wordByteLimit)
        defer { idle.withLock { $0.append(workspace) } }
        return try body(workspace)
    }

    /// How often HarfBuzz has shaped in total, counting only idle workspaces.
    var shapeCount: Int { idle.withLock { $0.reduce(0) { $0 + $1.shaper.shapeCount } } }

    /// How many bytes HarfBuzz has shaped in total, counting only idle workspaces.
    var shapedByteCount: Int { idle.withLock { $0.reduce(0) { $0 + $1.shaper.shapedByteCount } } }
}
