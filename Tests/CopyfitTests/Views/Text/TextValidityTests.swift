import CopyfitLayout
import CopyfitText
import TestSupport
import Testing

import Copyfit
@testable import CopyfitViews

/// A text's answer names the other proposals with the same size; each of them gets it.
@MainActor
@Suite("What a text answers alike")
struct TextValidityTests {
    private static let words = [
        "ok", "layout", "Donaudampfschiff", "a", "42", "f(x)", "n\u{303}andu\u{301}", "مرحبا", "שלום", "👍🏽", "日本語",
        "हिन्दी", "co\u{AD}op\u{AD}er\u{AD}ate", "\n", "  ", "AV To", "x-y", "", "\u{200B}",
    ]

    private func leaf(_ random: inout SeededGenerator) -> (text: String, make: () -> TextLeaf) {
        let text = (0...random.below(9)).map { _ in random.element(Self.words) }.joined(separator: " ")
        let font = Font.system(size: random.element([9, 13, 17, 22.5]), weight: random.element([.regular, .bold]))
        let content = Text(verbatim: text).font(font).content(in: EnvironmentValues())
        var settings = ParagraphSettings()
        settings.lines.countsTrailingSpace = true
        settings.lines.lineSpacing = random.element([0, 0, 3.3])
        settings.lines.reservedLines = random.element([1, 1, 3])
        settings.lines.truncation = random.element([.tail, .tail, .head, .middle])
        settings.maxLines = random.element([nil, nil, 1, 2])
        settings.pixel = random.element([0.5, 1, 1.0 / 3])
        return (
            text,
            { [settings] in
                let engine = TextEngine.bundled
                let paragraph = content.prepared(by: engine, diagnostics: DiagnosticSink())
                return TextLeaf(paragraph, settings, spacing: nil, fitting: engine.fitting)
            }
        )
    }

    private func side(_ random: inout SeededGenerator, _ most: CGFloat) -> CGFloat? {
        random.element([
            nil, 0, .infinity, .random(in: 0...most, using: &random), .random(in: 0...most, using: &random),
        ])
    }

    private func others(_ range: ClosedRange<CGFloat>?, _ own: CGFloat?, _ random: inout SeededGenerator) -> [CGFloat?]
    {
        guard let range else { return [own] }
        let most = min(range.upperBound, range.lowerBound + 300)
        let inside = CGFloat.random(in: range.lowerBound...most, using: &random)
        return [own, range.lowerBound, range.upperBound, inside] + (range.upperBound == .infinity ? [nil] : [])
    }

    @Test("What a text answers alike is alike for every width and height that it names, baselines included")
    func law() {
        var random = SeededGenerator(seed: 7)
        var (shared, all) = (0, 0)
        for _ in 0..<120 {
            let (text, make) = leaf(&random)
            for _ in 0..<8 {
                let proposal = ProposedViewSize(width: side(&random, 300), height: side(&random, 120))
                let one = make()
                let answer = one.answer(to: proposal)
                all += 1
                shared += answer.widths == nil && answer.heights == nil ? 0 : 1
                for width in others(answer.widths, proposal.width, &random) {
                    for height in others(answer.heights, proposal.height, &random) {
                        let other = ProposedViewSize(width: width, height: height)
                        let two = make()
                        let place = "\(text.debugDescription) in \(proposal) and \(other)"
                        #expect(two.answer(to: other).size == answer.size, "\(place)")
                        let baselines = (
                            one.baselines(in: .zero, for: proposal)!, two.baselines(in: .zero, for: other)!
                        )
                        #expect(baselines.0 == baselines.1, "\(place)")
                    }
                }
            }
        }
        #expect(shared > all * 3 / 4)
    }

    @Test("What a text answers alike is as high as it says where no height is offered, however wide")
    func leastHeight() {
        var random = SeededGenerator(seed: 9)
        var known = 0
        for _ in 0..<200 {
            let (text, make) = leaf(&random)
            guard let least = make().leastHeight else { continue }
            known += 1
            for width in [nil, .infinity, 0.1, 5, 31, side(&random, 99).map { max($0, 1) }] as [CGFloat?] {
                let size = make().sizeThatFits(ProposedViewSize(width: width, height: 0))
                #expect(size.height == least, "\(text.debugDescription) \(width as Any)")
            }
        }
        #expect(known > 60)
    }

    @Test("What a text answers alike has the width it names for the ends, however high")
    func ends() {
        var random = SeededGenerator(seed: 8)
        var known = 0
        for _ in 0..<300 {
            let (text, make) = leaf(&random)
            for end in [LengthEnd.least, .greatest] {
                guard let length = make().length(at: end, along: .horizontal) else { continue }
                known += 1
                for height in [nil, 0, 5, 17, 40, .infinity, side(&random, 99)] as [CGFloat?] {
                    let width: CGFloat = end == .least ? 0 : .infinity
                    let size = make().sizeThatFits(ProposedViewSize(width: width, height: height))
                    #expect(size.width == length, "\(text.debugDescription) \(end) \(height as Any)")
                }
            }
        }
        #expect(known > 400)
    }
}
