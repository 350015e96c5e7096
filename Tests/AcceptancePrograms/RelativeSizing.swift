import Copyfit

/// A layout that proposes a fraction of its own proposal to its only subview.
struct FractionLayout: Layout {
    var width: Double
    var height: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(scaled(proposal))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        subviews[0].place(at: center, anchor: .center, proposal: scaled(proposal))
    }

    private func scaled(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * width }, height: proposal.height.map { $0 * height })
    }
}

extension View {
    func proposedFraction(width: Double = 1, height: Double = 1) -> some View {
        FractionLayout(width: width, height: height) {
            // One element, whatever self expands to.
            VStack { self }
        }
    }
}

/// Passes proposals through and counts the subviews it is given.
struct CountingLayout: Layout {
    final class Counter: @unchecked Sendable {
        var counts: [Int] = []
    }

    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        counter.counts.append(subviews.count)
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct Bubble: View {
    let isOwn: Bool
    var limit: CGFloat? = 400

    var body: some View {
        let alignment: Alignment = isOwn ? .trailing : .leading
        Color.blue
            .frame(height: 30)
            .frame(maxWidth: limit)
            .id("bubble")
            .proposedFraction(width: 0.8)
            .id("fraction")
            .frame(maxWidth: .infinity, alignment: alignment)
            .id("row")
    }
}
