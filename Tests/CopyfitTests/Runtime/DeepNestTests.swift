import Copyfit
import Testing

/// Rows aligned by baseline within columns ask each other for many sizes; a memo that forgets too early makes the cost grow
/// with a power of the depth.
@MainActor
struct DeepNestTests {
    @Test(
        "layout rule 20.5: a leaf in 100 rows and columns, texts beside it, is measured at most nine times",
        arguments: [20, 100]
    )
    func alignedNest(depth: Int) {
        let calls = Calls()
        var view = AnyView(CountedLeaf(calls: calls) {})
        for level in 0..<depth {
            let inner = view
            view =
                level.isMultiple(of: 2)
                ? AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        inner; Text("y")
                    }
                )
                : AnyView(
                    VStack(alignment: .leading) {
                        inner; Text("z")
                    }
                )
        }
        let host = ViewHost(view, size: ProposedViewSize(width: 300, height: 200))
        _ = host.update()
        #expect(calls.count <= 9)
        calls.count = 0
        _ = host.size(for: .unspecified)
        #expect(calls.count <= 9)
    }
}

private final class Calls: @unchecked Sendable {
    var count = 0
}

private struct CountedLeaf: Layout {
    let calls: Calls

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        calls.count += 1
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
