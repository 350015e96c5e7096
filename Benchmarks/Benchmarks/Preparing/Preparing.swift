import Benchmark
import BenchmarkCorpora
import CopyfitFonts
import CopyfitText

let benchmarks: @Sendable () -> Void = {
    let configuration = Benchmark.Configuration(metrics: [.cpuUser, .wallClock, .throughput], maxDuration: .seconds(3))
    for language in Corpus.Language.allCases {
        Benchmark("Prepare \(language.rawValue)", configuration: configuration) { benchmark in
            let catalogue = try FontCatalogue()
            let fonts = try BenchmarkFonts.face(for: language, catalogue)
            try prepare(try .paragraphs(language), fonts, benchmark)
        }
    }
    Benchmark("Prepare chat with fallback faces", configuration: configuration) { benchmark in
        try prepare(try .chat(), try .fallbackChain(FontCatalogue()), benchmark)
    }
}

/// Prepares every text of the corpus in each iteration; nothing is remembered between them.
private func prepare(_ corpus: Corpus, _ fonts: BenchmarkFonts, _ benchmark: Benchmark) throws {
    let style = TextStyle(font: fonts.chain, size: BenchmarkFonts.size)
    let preparer = ParagraphPreparer(cacheByteLimit: 0)
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
        for text in corpus.texts {
            blackHole(try preparer.prepare(StyledText(text, style: style), retainsGlyphs: false))
        }
    }
    benchmark.stopMeasurement()
}
