public import Copyfit
import Testing

/// Columns of one width, as high as the highest.
public struct EqualColumns: Layout {
    public var spacing: CGFloat?

    public init(spacing: CGFloat? = nil) { self.spacing = spacing }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let width = columnWidth(proposal.width, subviews)
        let height = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }.max() ?? 0
        return CGSize(width: width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +), height: height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = columnWidth(bounds.width, subviews)
        var x = bounds.minX
        for (subview, gap) in zip(subviews, gaps(subviews) + [0]) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height)
            )
            x += width + gap
        }
    }

    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.minY + 12 : nil
    }

    private func columnWidth(_ width: CGFloat?, _ subviews: Subviews) -> CGFloat {
        guard let width else { return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0 }
        return max((width - gaps(subviews).reduce(0, +)) / CGFloat(subviews.count), 0)
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        zip(subviews, subviews.dropFirst()).map { previous, next in
            spacing ?? previous.spacing.distance(to: next.spacing, along: .horizontal)
        }
    }
}

struct ComparisonScreen: View {
    let rows: [Int] = [3, 1, 5]

    var body: some View {
        VStack(spacing: 30) {
            EqualColumns {
                ForEach(rows, id: \.self) { count in
                    VStack(spacing: 4) {
                        ForEach(0..<count, id: \.self) { _ in Color.gray.frame(height: 20) }
                        Spacer(minLength: 0)
                    }
                    .background(.quaternary)
                    .id("column \(count)")
                }
            }
            .id("columns")
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Color.red.frame(width: 40, height: 40).alignmentGuide(.firstTextBaseline) { $0.height }.id("high")
                EqualColumns(spacing: 0) { Color.green.frame(height: 30) }.id("aligned")
            }
        }
        .padding(16)
    }
}

@MainActor
struct EqualHeightsTests {
    @Test("Columns share the width with default gaps of 8 and have one height", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(ComparisonScreen(), on: device)
        let column = (device.width - 32 - 16) / 3
        // 5 · 20 + 4 · 4, and a gap of 4 before the spacer.
        let height: CGFloat = 120
        screen.expect("column 3", 0, 0, column, height, in: "columns")
        screen.expect("column 1", column + 8, 0, column, height, in: "columns")
        screen.expect("column 5", 2 * (column + 8), 0, column, height, in: "columns")
        // The layout's own baseline at 12 meets the square's at 40.
        screen.expect("aligned", 40, 40 - 12, device.width - 32 - 40, 30, in: "high")
    }
}
