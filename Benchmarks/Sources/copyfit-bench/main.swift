import BenchmarkCorpora
import CopyfitFonts

let catalogue = try FontCatalogue()
let notoSans = try BenchmarkFonts(catalogue, file: "NotoSans/NotoSans-Regular.ttf")
let rows = [
    Preparing(corpus: try .paragraphs("english"), fonts: notoSans),
    Preparing(corpus: try .paragraphs("english"), fonts: try .init(catalogue, file: "Inter/Inter-Regular.otf")),
    Preparing(corpus: try .paragraphs("arabic"), fonts: try .init(catalogue, file: "NotoSansArabic/NotoSansArabic-Regular.ttf")),
    Preparing(corpus: try .paragraphs("hindi"), fonts: try .init(catalogue, file: "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf")),
    Preparing(corpus: try .paragraphs("thai"), fonts: try .init(catalogue, file: "NotoSansThai/NotoSansThai-Regular.ttf")),
    Preparing(corpus: try .paragraphs("chinese"), fonts: try .init(catalogue, file: "NotoSansCJK/NotoSansCJK-Regular.ttc", index: 2)),
    Preparing(corpus: try .chat(), fonts: try .fallbackChain(catalogue)),
]
for row in rows {
    let t = try row.time(rounds: 9)
    let ns = t.map { ($0.median / Double(row.corpus.characterCount) * 1e9 * 10).rounded() / 10 }
    print(row.corpus.name, row.fonts.name, row.corpus.characterCount, "x raw", t[2].ratio(to: t[0]), "x pipe", t[2].ratio(to: t[1]), "again", t[3].ratio(to: t[0]), "ns", ns)
}
let hot = Measuring(corpus: try .chat(), fonts: try .fallbackChain(catalogue), widths: (0..<100).map { 80 + 4 * Double($0) })
let h = try hot.time(rounds: 9)
print("hot", h.timings[1].ratio(to: h.timings[0]), h.timings.map { $0.median / 50_000 * 1e9 }, h.lines)
