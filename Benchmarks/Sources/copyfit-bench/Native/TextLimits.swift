import BenchmarkCorpora
import CTextLimits
import CopyfitFonts

/// A corpus in C's hands: what raw HarfBuzz, HarfBuzz with ICU, and a scan over segment widths need for the same work.
///
/// Used by one thread at a time.
@safe final class TextLimits {
    private let fonts: OpaquePointer
    private let texts: OpaquePointer

    init(_ corpus: Corpus, _ fonts: BenchmarkFonts) throws(BenchmarkError) {
        guard let opened = unsafe limit_fonts_open() else { throw .fontsNotOpened(fonts.name) }
        unsafe self.fonts = unsafe opened
        for file in fonts.files {
            let added = unsafe limit_fonts_add(opened, file.path, Int32(file.index), BenchmarkFonts.size)
            guard added != 0 else { throw .fontsNotOpened(file.path) }
        }
        var bytes: [CChar] = []
        var ends: [Int64] = []
        for text in corpus.texts {
            bytes += text.utf8.map { CChar(bitPattern: $0) }
            ends.append(Int64(bytes.count))
        }
        unsafe texts = limit_texts_open(opened, bytes, ends, Int32(ends.count))
    }

    deinit {
        unsafe limit_texts_close(texts)
        unsafe limit_fonts_close(fonts)
    }

    /// hb_shape of every run, itemised beforehand.
    func shapeAll() -> Double { unsafe limit_shape_all(texts) }

    /// Itemising, shaping and finding line breaks of every text.
    func prepareAll() -> Double { unsafe limit_prepare_all(texts) }

    /// The lines of every text at each width, by scanning.
    func scanAll(_ widths: [Double]) -> (lines: Int, widths: Double) {
        let totals = unsafe limit_scan_all(texts, widths, Int32(widths.count))
        return (Int(totals.lines), totals.widths)
    }

    static var harfBuzzVersion: String { unsafe String(cString: limit_harfbuzz_version()) }
    static var icuVersion: String { unsafe String(cString: limit_icu_version()) }
}
