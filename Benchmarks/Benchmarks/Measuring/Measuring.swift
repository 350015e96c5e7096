import Benchmark
import BenchmarkCorpora
import CopyfitFonts
import CopyfitText

let benchmarks: @Sendable () -> Void = {
    let configuration = Benchmark.Configuration(metrics: [.cpuUser, .wallClock, .throughput], maxDuration: .seconds(3))
    Benchmark("Measure chat at 100 widths", configuration: configuration) { benchmark in
        try measure(try .chat(), try .fallbackChain(FontCatalogue()), benchmark)
    }
    Benchmark("Measure one text of 270,000 characters at 100 widths", configuration: configuration) { benchmark in
        try measure(try .longText(length: 270_000), try .face(for: .english, FontCatalogue()), benchmark)
    }
}

/// Measures every text, prepared beforehand, at 100 widths in each iteration.
private func measure(_ corpus: Corpus, _ fonts: BenchmarkFonts, _ benchmark: Benchmark) throws {
    let style = TextStyle(font: fonts.chain, size: BenchmarkFonts.size)
    let preparer = ParagraphPreparer(cacheByteLimit: 0)
    let paragraphs = try corpus.texts.map {
        try preparer.prepare(StyledText($0, style: style), retainsGlyphs: false)
    }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
        for width in stride(from: 80.0, to: 480, by: 4) {
            let constraint = ParagraphConstraint(width: width)
            for paragraph in paragraphs { blackHole(paragraph.measure(constraint)) }
        }
    }
    benchmark.stopMeasurement()
}
