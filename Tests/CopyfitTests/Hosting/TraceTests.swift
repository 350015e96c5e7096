import CopyfitLayout
import Testing

import Copyfit
@testable import CopyfitViews

@MainActor
struct TraceTests {
    /// How often stacks share out a length, in a trace of the first layout.
    private func shareOuts(alignment: VerticalAlignment) -> Int {
        let view = HStack(alignment: alignment) {
            VStack {
                Text("a")
                Text("b")
            }
            Text("c")
        }
        let host = ViewHost(view, size: ProposedViewSize(width: 200, height: 100))
        host.evaluate()
        return host.traceLayout().count { if case .shared = $0 { true } else { false } }
    }

    @Test("What is arranged only to find a guide is not traced: a baseline adds no sharing out")
    func guides() {
        #expect(shareOuts(alignment: .top) > 0)
        #expect(shareOuts(alignment: .firstTextBaseline) == shareOuts(alignment: .top))
    }
}
