import Copyfit
import TestSupport
import Testing

/// Runtime rule R91: a text that is proposed the very size it reported reports that size again.
@MainActor
@Suite("A text's own size")
struct TextOwnSizeTests {
    /// What texts are put together from: Latin, long words, marks, both directions, emoji of several scalars, Han, what may be
    /// hyphenated, and white space of every kind.
    fileprivate static let pieces = [
        "ok", "layout", "Donaudampfschiff", "a", "42", "f(x)", "e\u{301}\u{323}", "n\u{303}andu\u{301}", "مرحبا",
        "שלום",
        "👍🏽", "👨‍👩‍👧", "🎉🎉", "🇨🇭", "日本語", "हिन्दी", "ไทย", "co\u{AD}op\u{AD}er\u{AD}ate", "\t", "\n", " ", "  ", "\u{A0}", "—",
    ]

    /// A text with everything about it that decides its size.
    private struct Sample {
        let description: String
        let mode: Text.TruncationMode
        let isRelieved: Bool
        let host: ViewHost

        @MainActor
        init(_ random: inout SeededGenerator) {
            var text = Text(verbatim: "")
            var runs: [String] = []
            for _ in 0...random.below(3) {
                let run = (0...random.below(6)).map { _ in
                    random.element(TextOwnSizeTests.pieces) + random.element(["", " "])
                }.joined()
                let size = random.element([0.7, 9, 13, 17, 17, 22.5, 34])
                text = Text("\(text)\(Text(verbatim: run).font(.system(size: size)))")
                runs.append("\(run.debugDescription) of \(size)")
            }
            let limit = random.element([nil, nil, nil, 1, 2, 3])
            let scale: CGFloat = random.element([1, 1, 1, 0.5, 0.8])
            let tightens = random.element([false, false, false, true])
            mode = random.element([.tail, .tail, .head, .middle])
            isRelieved = scale < 1 || tightens
            let spacing: CGFloat = random.element([0, 0, 3.3])
            let displayScale: CGFloat = random.element([1, 2, 3])
            let view = text.lineLimit(limit).minimumScaleFactor(scale).allowsTightening(tightens).truncationMode(mode)
                .lineSpacing(spacing).environment(\.displayScale, displayScale)
            host = ViewHost(AnyView(view), size: .unspecified)
            description = """
                \(runs), at most \(limit ?? 99) lines, scaled to \(scale), tightened: \(tightens), \(mode), spaced \(spacing), \
                @\(displayScale)x
                """
        }
    }

    /// The size a text reports, for a proposal and for that size.
    private func sizes(_ sample: Sample, _ proposal: ProposedViewSize) -> (once: CGSize, again: CGSize) {
        let once = sample.host.size(for: proposal)
        return (once, sample.host.size(for: ProposedViewSize(once)))
    }

    /// Where the law does not hold: the text's end, put on an only line that is too tall for the proposal, makes it taller
    /// than the lines before; half the room for the end is another half after the text has been scaled or tightened.
    private func isException(_ sample: Sample, _ proposal: ProposedViewSize, _ once: CGSize) -> Bool {
        switch sample.mode {
        case .tail: false
        case .head: once.height > proposal.height ?? .infinity
        case .middle: sample.isRelieved || once.height > proposal.height ?? .infinity
        }
    }

    private func proposal(_ random: inout SeededGenerator) -> ProposedViewSize {
        func length() -> CGFloat? {
            random.element([
                nil, 0, .infinity, .random(in: 1...60, using: &random), .random(in: 20...300, using: &random),
            ])
        }
        return ProposedViewSize(width: length(), height: length())
    }

    @Test("A text's own size is reported again when it is proposed, whatever was proposed first")
    func law() {
        var random = SeededGenerator(seed: 91)
        var broken: [String] = []
        for _ in 0..<800 {
            let sample = Sample(&random)
            for _ in 0..<12 {
                let proposal = proposal(&random)
                let (once, again) = sizes(sample, proposal)
                if again != once, !isException(sample, proposal, once) {
                    broken.append("\(sample.description) in \(proposal): \(once), then \(again)")
                }
            }
        }
        #expect(broken == [])
    }

    @Test(
        "A text's own size keeps its lines where emoji are wider than it, or only the ellipsis is left of a line with them"
    )
    func emoji() {
        let emoji = ViewHost(Text("👍🏽 👨‍👩‍👧 ok").font(.system(size: 34)), size: .unspecified)
        let mixed = ViewHost(Text("one ok 👍🏽 ok").font(.system(size: 17)), size: .unspecified)
        for height in stride(from: 5 as CGFloat, through: 200, by: 2.3) {
            for width in [1, 20, 42, 60] as [CGFloat] {
                for host in [emoji, mixed] {
                    let once = host.size(for: ProposedViewSize(width: width, height: height))
                    #expect(host.size(for: ProposedViewSize(once)) == once, "\(width) × \(height)")
                }
            }
        }
    }

    @Test(
        "A text's own size is reported again by texts of line ends and characters without width, however little is proposed"
    )
    func hardlyAnything() {
        let texts = [
            "\n\u{2029}\u{200B}", "\u{200B}", "\n", "\u{2029}", "\u{200B}\n", "\n\n\u{2060}", "\u{301}", "a\n\u{200B}",
            " \n ",
        ]
        for text in texts {
            for (size, limit, mode) in [
                (17, nil, .tail), (0.7, nil, .tail), (0.7, 1, .tail), (5, 2, .tail), (0.7, nil, .head),
                (0.7, 2, .middle), (0.2, nil, .tail),
            ] as [(CGFloat, Int?, Text.TruncationMode)] {
                let view = Text(verbatim: text).font(.system(size: size)).lineLimit(limit).truncationMode(mode)
                for displayScale in [1, 2, 3] as [CGFloat] {
                    let host = ViewHost(view.environment(\.displayScale, displayScale), size: .unspecified)
                    for length in [0, 0.1, 0.5, 1, 20, nil] as [CGFloat?] {
                        for other in [0, 0.1, 0.2, 0.3, 0.5, 0.9, 1, 1.3, 5, nil] as [CGFloat?] {
                            let once = host.size(for: ProposedViewSize(width: length, height: other))
                            let again = host.size(for: ProposedViewSize(once))
                            #expect(
                                again == once,
                                "\(text.debugDescription) of \(size), \(limit ?? 0), \(mode), in \(length ?? -1) × \(other ?? -1) @\(displayScale)"
                            )
                        }
                    }
                }
            }
        }
    }
}
