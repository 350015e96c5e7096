import Copyfit
@testable import CopyfitViews
import Foundation
import Testing

/// Second layers of rows of lazy containers: they are no rows.
@MainActor
@Suite("Layers of rows")
struct LayerInRowTests {
    private struct Page: View {
        var badges: [Int]
        var height: CGFloat = 20

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { row in
                        Color.red.frame(height: height)
                            .overlay { Badges(ids: badges).accessibilityIdentifier("badges \(row)") }
                            .background { HStack(spacing: 0) { Badges(ids: badges) } }
                    }
                }
            }
        }
    }

    private struct Badges: View {
        let ids: [Int]

        var body: some View {
            ForEach(ids, id: \.self) { id in
                if id > 0 { Color.blue.frame(width: CGFloat(id), height: 2) }
            }
        }
    }

    /// A row of no height is where the visible part ends, if that has no height either.
    @Test(
        "Layers of rows are made whole, whatever is visible of the row",
        arguments: [0, 20, 100] as [CGFloat],
        [0, 20] as [CGFloat]
    )
    func whole(screen: CGFloat, height: CGFloat) {
        let size = ProposedViewSize(width: 100, height: screen)
        let host = ViewHost(Page(badges: [1, 2, 3], height: height), size: size)
        for badges in [[1, 2, 3], [], [7, 0], [1, 2, 3]] {
            host.setContent(Page(badges: badges, height: height))
            #expect(host.update().converged)
            let fresh = ViewHost(Page(badges: badges, height: height), size: size)
            _ = fresh.update()
            #expect(host.dump() == fresh.dump())
            // Each badge is in the overlay and in the background of each row.
            let rows = host.dump().components(separatedBy: "height: \(height == 0 ? "0" : "20")").count - 1
            let found = host.dump().components(separatedBy: "height: 2)").count - 1
            #expect(rows > 0 && found == 2 * badges.filter { $0 > 0 }.count * rows)
            // What is not made is rows, of which there is one gap at most.
            #expect(host.dump().components(separatedBy: "not made").count <= 2)
        }
    }
}
