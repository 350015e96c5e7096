import CopyfitLayout
import Testing

@testable import Copyfit

/// Grids of one row of texts in each other, counted with real text.
@MainActor
struct NestedGridTests {
    struct Level: View {
        let depth: Int

        var body: some View {
            Grid {
                GridRow {
                    Text(verbatim: Self.words(depth))
                    if depth > 0 { Level(depth: depth - 1) }
                }
            }
        }

        /// Between 60 and 120 letters.
        static func words(_ depth: Int) -> String {
            let words = ["a", "grid", "of", "one", "row", "measures", "texts", "that", "wrap", "in", "columns"]
            return (0..<16 + depth % 9).map { words[($0 * 7 + depth * 3) % words.count] }.joined(separator: " ")
        }
    }

    /// How often a text works out an answer.
    private func measurements(depth: Int) -> Int {
        let host = ViewHost(Level(depth: depth), size: ProposedViewSize(width: 900, height: 600))
        host.evaluate()
        return host.traceLayout().count { event in
            guard case .answered(let node, _, _, isRemembered: false, _) = event else { return false }
            return host.isMeasuredLeaf(node)
        }
    }

    /// A grid gives its second column another width than it was offered, so each level proposes more widths than the
    /// one around it. Not held beyond twelve levels: at twenty, texts work out 57,475 answers.
    @Test(
        "Grids of one row up to twelve deep measure a text no more often than it has letters",
        arguments: [3, 6, 12]
    )
    func depths(depth: Int) {
        #expect((0...8).allSatisfy { (60...120).contains(Level.words($0).count) })
        let count = measurements(depth: depth)
        #expect(count > depth && count <= 120 * (depth + 1), "\(count)")
    }
}
