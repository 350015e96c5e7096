import Copyfit
import CopyfitInspecting
import Foundation
import Testing

@Suite("The laws of audits") @MainActor
struct AuditLawTests {
    /// What an audit says of one width must be what a new host of that width alone has, in the same order of rules and places.
    private struct Wrong: Hashable {
        let rule: AuditRule
        let path: [Int]
        let name: String
        let width: Double

        init(_ finding: AuditFinding, _ width: Double) {
            (rule, path, name) = (finding.rule, finding.view.path, finding.view.name)
            self.width = width
        }
    }

    /// Those that can be told from one width.
    private static let rules = Set(AuditRule.allCases).subtracting([.leap])

    @Test("The widths of an audit's findings are those at which a new host has them", arguments: 0..<40)
    func fresh(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let tree = RandomView(&dice, depth: 4)
        let start = Double(dice.number(0...80))
        let widths = start...(start + 60)
        let swept = try audit(widths: widths, rules: Self.rules) { tree.view }
        var found: [Wrong: Int] = [:]
        for finding in swept.findings {
            for range in finding.widths {
                for width in stride(from: range.lowerBound, through: range.upperBound, by: 1) {
                    found[Wrong(finding, width), default: 0] += 1
                }
            }
        }
        var expected: [Wrong: Int] = [:]
        for width in stride(from: widths.lowerBound, through: widths.upperBound, by: 1) {
            for finding in try audit(widths: width...width, rules: Self.rules, { tree.view }).findings {
                expected[Wrong(finding, width), default: 0] += 1
            }
            try checkTexts(tree, width, expected)
        }
        #expect(found == expected, "\(tree)")
        #expect(swept.layoutCount <= swept.widthCount * 2)
    }

    /// The host's own answers say which texts are cut off, and which words are divided.
    private func checkTexts(_ tree: RandomView, _ width: Double, _ found: [Wrong: Int]) throws {
        var options = HostOptions()
        (options.platform, options.laziness) = (.iOS, .none)
        let host = ViewHost(tree.view, size: ProposedViewSize(width: width, height: nil), options: options)
        _ = host.update()
        for text in host.texts where text.frame.width > 0 && text.frame.height > 0 {
            let isCut = found.keys.contains {
                $0.rule == .textCut && $0.path == text.path.positions && $0.width == width
            }
            #expect(isCut == text.isTruncated, "\(text.string) at \(width): \(tree)")
        }
    }
}

/// A random number generator with a seed (SplitMix64).
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return range.lowerBound + Int(mixed % UInt64(range.count))
    }
}

/// A random tree of views: stacks, frames, texts and what reads its own place or size.
private indirect enum RandomView {
    case text(String, lines: Int?)
    case area(CGFloat?, CGFloat?)
    case button(String)
    case stack(Int, [RandomView])
    case wrapped(Int, RandomView)
    case choice(RandomView, RandomView)

    init(_ dice: inout Dice, depth: Int) {
        switch depth == 0 ? dice.number(0...4) : dice.number(0...11) {
        case 0, 1:
            let words = ["Weiter", "zur Kasse", "Einkaufen", "mit", "Rabatt", "und Gutschein"]
            let text = (0...dice.number(0...2)).map { _ in words[dice.number(0...5)] }.joined(separator: " ")
            self = .text(text, lines: [nil, 1, 2][dice.number(0...2)])
        case 2, 3:
            let sides: [CGFloat?] = [nil, nil, 20, 60]
            self = .area(sides[dice.number(0...3)], sides[dice.number(1...3)])
        case 4: self = .button(["OK", "Abbrechen"][dice.number(0...1)])
        case 5...7:
            let children = (0...dice.number(0...2)).map { _ in RandomView(&dice, depth: depth - 1) }
            self = .stack(dice.number(0...3), children)
        case 11: self = .choice(RandomView(&dice, depth: depth - 1), RandomView(&dice, depth: depth - 1))
        default: self = .wrapped(dice.number(0...13), RandomView(&dice, depth: depth - 1))
        }
    }

    @MainActor var view: AnyView {
        switch self {
        case .text(let text, let lines): AnyView(Text(text).lineLimit(lines))
        case .area(let width, let height): AnyView(Color.red.frame(width: width, height: height))
        case .button(let title): AnyView(Button(title) {})
        case .stack(let kind, let children): stack(kind, children)
        case .wrapped(let kind, let content): wrapped(kind, content.view)
        case .choice(let first, let second):
            AnyView(
                ViewThatFits(in: .horizontal) {
                    first.view
                    second.view
                }
            )
        }
    }

    @MainActor private func stack(_ kind: Int, _ children: [RandomView]) -> AnyView {
        let content = ForEach(children.indices, id: \.self) { children[$0].view }
        switch kind {
        case 0: return AnyView(HStack(spacing: 4) { content })
        case 1: return AnyView(VStack(alignment: .leading) { content })
        case 2: return AnyView(ZStack(alignment: .bottomTrailing) { content })
        default: return AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { content })
        }
    }

    @MainActor private func wrapped(_ kind: Int, _ content: AnyView) -> AnyView {
        switch kind {
        case 0: AnyView(content.frame(width: 40))
        case 1: AnyView(content.frame(maxWidth: 90, alignment: .trailing))
        case 2: AnyView(content.frame(minWidth: 30, maxWidth: .infinity, alignment: .leading))
        case 3: AnyView(content.padding(7))
        case 4: AnyView(content.fixedSize(horizontal: true, vertical: false))
        case 5: AnyView(content.offset(x: 12))
        case 6: AnyView(content.clipped())
        case 7: AnyView(content.background(Color.gray))
        case 8: AnyView(ScrollView { content })
        case 9: AnyView(content.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4))
        case 10: AnyView(content.aspectRatio(1.5, contentMode: .fit))
        case 11: AnyView(Watching(content: content))
        case 12: AnyView(content.minimumScaleFactor(0.6))
        default:
            AnyView(
                GeometryReader { place in
                    content.frame(width: max(0, place.frame(in: .global).midX - 10))
                }
                .frame(height: 30)
            )
        }
    }
}

/// Sets a state to what it measured.
private struct Watching: View {
    let content: AnyView
    @State private var width: CGFloat = 0

    var body: some View {
        content
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
            .padding(.leading, width > 50 ? 6 : 0)
    }
}
