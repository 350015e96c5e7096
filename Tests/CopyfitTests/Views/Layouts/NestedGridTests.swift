import CopyfitLayout
import Testing

import Copyfit
@testable import CopyfitViews

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

    /// A grid gives its second column another width than it was offered; each level asks those in it for a width once. Only
    /// leaves are counted, and they are never asked for a width alone.
    @Test(
        "layout rule 20.5: grids of one row measure a text at most twelve times on average",
        arguments: [3, 6, 12, 20, 50, 100]
    )
    func depths(depth: Int) {
        let count = measurements(depth: depth)
        #expect(count > depth && count <= 12 * (depth + 1), "\(count)")
    }
}
