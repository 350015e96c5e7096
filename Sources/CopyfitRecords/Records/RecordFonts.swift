package import CopyfitFonts
import CopyfitText
import Synchronization

/// The fonts of files that records name, and what is prepared with them, shared by the workers.
///
/// Such files are read into memory. When they take more than `byteLimit`, the next one that is new begins another
/// generation; the memory of the one before is given back as soon as no worker uses it. Files that take
/// less than the limit together stay as long as they are used.
package final class RecordFonts: Sendable {
    private let cacheByteLimit: Int
    private let wordByteLimit: Int
    private let byteLimit: Int
    private let lock: FontLock?
    private let generation = Mutex<FontGeneration?>(nil)

    /// - Parameters:
    ///   - cacheByteLimit: how many bytes of prepared texts are kept.
    ///   - wordByteLimit: how many bytes of shaped words each thread keeps.
    ///   - byteLimit: how many bytes of files may be in memory when another is opened.
    ///   - lock: what the files are compared with; nil accepts all.
    package init(
        cacheByteLimit: Int,
        wordByteLimit: Int = WordShaper.defaultByteLimit,
        byteLimit: Int = 64 << 20,
        lock: FontLock? = nil
    ) {
        (self.cacheByteLimit, self.wordByteLimit) = (cacheByteLimit, wordByteLimit)
        self.byteLimit = byteLimit
        self.lock = lock
    }

    /// The current generation; nil before the first.
    var current: FontGeneration? { generation.withLock { $0 } }

    /// The generation in which to open files that the current one has not opened.
    func generationForNewFiles() throws(FontError) -> FontGeneration {
        if let known = current, known.catalogue.heldByteCount <= byteLimit { return known }
        let new = try FontGeneration(cacheByteLimit: cacheByteLimit, wordByteLimit: wordByteLimit, lock)
        return generation.withLock { generation in
            if let other = generation, other.catalogue.heldByteCount <= byteLimit { return other }
            generation = new
            return new
        }
    }
}

/// Everything that holds the fonts of some records' files.
final class FontGeneration: Sendable {
    let catalogue: FontCatalogue
    let preparer: ParagraphPreparer

    init(cacheByteLimit: Int, wordByteLimit: Int, _ lock: FontLock?) throws(FontError) {
        catalogue = try FontCatalogue(bundledDirectory: nil, lock: lock)
        preparer = ParagraphPreparer(cacheByteLimit: cacheByteLimit, wordByteLimit: wordByteLimit)
    }
}
