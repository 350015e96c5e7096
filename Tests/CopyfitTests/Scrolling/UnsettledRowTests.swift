import Copyfit
import Testing

/// Rows whose list has no size that goes with the rows that are then visible.
@MainActor
@Suite("Rows that never settle")
struct UnsettledRowTests {
    /// Its subview is short if the last row is made, and tall if not.
    private struct Contrary: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: 200)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let length = subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: nil)).height
            // Rows 0 and 1 take 40 and their average is 20, so that three are estimated to take 60. With row 2 it is 140.
            let height: CGFloat = length > 100 ? 30 : 60
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: height))
        }
    }

    private struct Page: View {
        let last: CGFloat

        var body: some View {
            Contrary {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { Color.red.frame(height: $0 == 2 ? last : 20) }
                    }
                }
            }
        }
    }

    @Test("are reported, at their place; the update ends, and a change that mends it is seen")
    func reported() {
        let host = ViewHost(Page(last: 100), size: ProposedViewSize(width: 100, height: 200))
        let report = host.update()
        #expect(!report.converged)
        #expect(report.diagnostics.map(\.code) == [.noConvergence])
        #expect(report.diagnostics.first?.message.hasPrefix("The rows that are made decide") == true)
        #expect(report.diagnostics.first?.place?.viewPath.contains("Page") == true)
        host.setContent(Page(last: 20))
        #expect(host.update().converged)
    }
}
