import Foundation
import Testing

import Copyfit
@testable import CopyfitViews

/// Rows of lists that come to no view, one or several: what is shown depends on the rows that there are, not on those that
/// there were.
@MainActor
@Suite("Lists of rows that may be empty")
struct EmptyRowTests {
    private struct Row: Identifiable {
        enum Content {
            case group([Row])
            case row([Row])
            case box(CGFloat)
        }

        let id: Int
        var content: Content

        static func box(_ id: Int, _ height: CGFloat) -> Row { Row(id: id, content: .box(height)) }
        static func row(_ id: Int, _ rows: Row...) -> Row { Row(id: id, content: .row(rows)) }
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
                case .row(let rows): GridRow { AnyView(Rows(rows: rows)) }
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
        ([.row(1), .box(2, 0)], [.box(2, 0), .row(1), .row(3, .box(4, 10), .box(5, 20))]),
        ([.group(1), .group(2, .box(3, 0))], [.group(1), .group(2)]),
        ([.group(1), .group(2), .box(3, 300), .group(4)], [.group(2), .box(3, 20), .group(4), .group(1)]),
    ]

    /// How a list gets its height: a fixed one, none, or from a container that gives it its own.
    enum Room: CaseIterable {
        case none, least, small, middle, large, own

        func height(of host: inout CGFloat?) -> Bool {
            switch self {
            case .least: host = 0
            case .small: host = 8
            case .middle: host = 40
            case .large: host = 400
            case .none, .own: host = nil
            }
            return self == .own
        }
    }

    private func show(_ rows: [Row], in room: Room, _ host: ViewHost?) -> ViewHost {
        var height: CGFloat?
        let isOwn = room.height(of: &height)
        let page = isOwn ? AnyView(OwnSize { Page(rows: rows) }) : AnyView(Page(rows: rows))
        let size = ProposedViewSize(width: 300, height: height)
        let host = host ?? ViewHost(page, size: size)
        host.setContent(page)
        host.size = size
        #expect(host.update().converged)
        return host
    }

    @Test("A list whose rows and size have changed, there and back, is laid out as a new one", arguments: 0..<7)
    func equalsFresh(change: Int) {
        let (before, after) = Self.changes[change]
        for (first, second) in Room.allCases.flatMap({ first in Room.allCases.map { (first, $0) } }) {
            let kept = show(before, in: first, nil)
            for (rows, room) in [(before, first), (after, second), (before, second), (after, first)] {
                _ = show(rows, in: room, kept)
                #expect(kept.dump() == show(rows, in: room, nil).dump(), "\(room) after \(first)")
            }
        }
    }

    @Test("A modifier around rows of which the first has no view is not put around the room for the others")
    func modifiedGap() {
        func rows(_ hidden: Int) -> some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { row in
                        if row >= hidden { Color.red.frame(height: 20) }
                    }
                    .padding(10)
                }
            }
        }
        for hidden in [1, 3, 50] {
            let host = ViewHost(rows(hidden), size: ProposedViewSize(width: 100, height: 190))
            #expect(host.update().converged)
            let dump = host.dump()
            // Rows of 20 with 10 around them: five are visible, and room that was padded would have its name.
            #expect(dump.count(of: "Color (10, ") == (hidden == 50 ? 0 : 5))
            #expect(dump.count(of: "padding(10)") == dump.count(of: "Color (10, "))
            host.setContent(rows(0))
            _ = host.update()
            #expect(host.dump().count(of: "Color (10, ") == 5)
        }
    }
}

/// A layout whose only subview gets its own size for no height.
private struct OwnSize: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

extension String {
    fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
