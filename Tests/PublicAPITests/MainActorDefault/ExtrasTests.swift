import Copyfit
import CopyfitExtras
import Testing

/// A view of a module that is isolated to the main actor by default, with every layout of CopyfitExtras.
private struct Extras: View {
    @State var town = "Town"

    var body: some View {
        FlowLayout(alignment: .firstTextBaseline, justification: .spaceBetween) {
            EqualSizes(along: .vertical, matching: [.horizontal, .vertical]) { Text("A") }
            FormColumns { FormRow("Town") { TextField("", text: $town) } }
            AnyLayout(FormColumns()) { FormRow(content: { Text("B") }, label: { Text("C") }) }
            Text("D").relativeProposed(width: 0.5, unboundedSides: .probe)
        }
    }
}

/// A layout of one's own on top of one of them.
private struct ForwardingRow: Layout {
    var base = EqualSizes(along: .horizontal)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

struct ExtrasTests {
    @Test("Clients use the extras as they use SwiftUI's layouts")
    func compiles() {
        #expect(ViewHost(Extras(), size: .unspecified).update().passes == 1)
        let host = ViewHost(ForwardingRow() { Color.red.frame(width: 5, height: 5) }, size: .unspecified)
        #expect(host.idealSize == CGSize(width: 5, height: 5))
    }
}
