import Copyfit
import CopyfitDocuments
import Foundation
import LayoutTrees
import Testing

@Suite("Random layout documents")
@MainActor
struct RandomDocumentTests {
    /// How many trees are tried; `COPYFIT_DOCUMENTS` sets another number.
    private var count: Int { ProcessInfo.processInfo.environment["COPYFIT_DOCUMENTS"].flatMap { Int($0) } ?? 60 }

    @Test("A tree written as JSON has the frames of the same tree in Swift, also after a resize")
    func frames() throws {
        var dice = Dice(state: 43)
        for number in 0..<count {
            let random = RandomDocument(&dice)
            let document = DocumentHost(try LayoutDocument(random.root.json))
            let host = ViewHost(random.root.view, size: .unspecified)
            for size in [(nil, nil), (200, 300), (90, nil), (200, 300)] as [(CGFloat?, CGFloat?)] {
                let answer = document.layOut(width: size.0, height: size.1)
                host.size = ProposedViewSize(width: size.0, height: size.1)
                _ = host.update()
                let offset = rootOffset(answer, in: size)
                var compared = 0
                for place in answer.places {
                    guard let id = place.node.id.flatMap({ Int($0) }) else { continue }
                    let frame = place.frame.offsetBy(dx: offset.width, dy: offset.height)
                    let expected = try #require(host.frame(id: id), "tree \(number), leaf \(id)")
                    #expect(isNear(frame, expected), "tree \(number), leaf \(id), \(size): \(random.root.json)")
                    compared += 1
                }
                #expect(compared == random.leaves, "tree \(number)")
            }
        }
    }

    /// How far the host's centring moves the root; it does not along an axis without a proposal.
    private func rootOffset(_ answer: LayoutAnswer, in size: (CGFloat?, CGFloat?)) -> CGSize {
        CGSize(
            width: size.0.map { ($0 - answer.size.width) / 2 } ?? 0,
            height: size.1.map { ($0 - answer.size.height) / 2 } ?? 0
        )
    }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        zip([one.minX, one.minY, one.width, one.height], [other.minX, other.minY, other.width, other.height])
            .allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
