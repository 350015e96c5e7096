import Foundation
import Testing

@testable import Copyfit

/// Rows of lists that come to no view, one or several: what is shown depends on the rows that there are, not on those that
/// there were.
@MainActor
@Suite("Lists of rows that may be empty")
struct EmptyRowTests {
    private struct Row: Identifiable {
        enum Content {
            case group([Row])
            case box(CGFloat)
        }

        let id: Int
        var content: Content

        static func box(_ id: Int, _ height: CGFloat) -> Row { Row(id: id, content: .box(height)) }
        static func group(_ id: Int, _ rows: Row...) -> Row { Row(id: id, content: .group(rows)) }
    }

    private struct Page: View {
        let rows: [Row]

        var body: some View { List { Rows(rows: rows) } }
    }

    private struct Rows: View {
        let rows: [Row]

        var body: some View {
            ForEach(rows) { row in
                switch row.content {
                case .group(let rows): AnyView(Rows(rows: rows))
                case .box(let height): Color.red.frame(width: 10, height: height)
                }
            }
        }
    }

    /// Rows, and the rows that they are changed to.
    private static let changes: [([Row], [Row])] = [
        (
            [.group(4, .group(5), .box(10, 0))],
            [.group(25, .box(27, 17.5), .box(29, 10)), .group(4, .group(5), .box(10, 0))]
        ),
        ([.box(1, 0), .group(2)], [.box(1, 0), .group(2)]),
        ([.group(1), .box(2, 16), .box(3, 10)], [.box(2, 16), .box(3, 10), .group(1)]),
        ([.box(1, 44), .box(2, 10), .group(3)], [.box(4, 0), .box(1, 44), .box(2, 10), .group(3)]),
        ([.group(1), .group(2), .box(3, 300), .group(4)], [.group(2), .box(3, 20), .group(4), .group(1)]),
    ]

    @Test("A list whose rows and size have changed, there and back, is laid out as a new one", arguments: 0..<5)
    func equalsFresh(change: Int) {
        let (before, after) = Self.changes[change]
        let heights: [CGFloat] = [8, 40, 400]
        for (first, second) in heights.flatMap({ first in heights.map { (first, $0) } }) {
            let host = ViewHost(Page(rows: before), size: ProposedViewSize(width: 300, height: first))
            for (rows, height) in [(before, first), (after, second), (before, second), (after, first)] {
                host.setContent(Page(rows: rows))
                host.size = ProposedViewSize(width: 300, height: height)
                _ = host.update()
                let fresh = ViewHost(Page(rows: rows), size: ProposedViewSize(width: 300, height: height))
                _ = fresh.update()
                #expect(host.dump() == fresh.dump(), "\(height) after \(first)")
            }
        }
    }
}
