import Copyfit
import Testing

struct TagFlow: Layout {
    struct Cache {
        var sizes: [CGSize] = []
    }

    var alignment: HorizontalAlignment = .leading
    var spacing: CGFloat = 8

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let rows = rows(of: cache.sizes, within: proposal.width ?? .greatestFiniteMagnitude)
        let width = rows.map(\.width).max() ?? 0
        let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in rows(of: cache.sizes, within: bounds.width) {
            var x = alignment == .center ? bounds.midX - row.width / 2 : bounds.minX
            for index in row.range {
                subviews[index].place(
                    at: CGPoint(x: x, y: y + row.height / 2),
                    anchor: .leading,
                    proposal: ProposedViewSize(cache.sizes[index])
                )
                x += cache.sizes[index].width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var range: Range<Int>
        var width: CGFloat
        var height: CGFloat
    }

    private func rows(of sizes: [CGSize], within width: CGFloat) -> [Row] {
        sizes.enumerated().reduce(into: []) { rows, entry in
            let (index, size) = entry
            if let last = rows.last, last.width + spacing + size.width <= width {
                rows[rows.count - 1].range = last.range.lowerBound..<(index + 1)
                rows[rows.count - 1].width += spacing + size.width
                rows[rows.count - 1].height = max(last.height, size.height)
            } else {
                rows.append(Row(range: index..<(index + 1), width: size.width, height: size.height))
            }
        }
    }
}

struct TagEditor: View {
    @State private var widths: [CGFloat] = [150, 90, 170, 60]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TagFlow(alignment: .center) {
                ForEach(widths.indices, id: \.self) { index in
                    Capsule()
                        .fill(.tint.opacity(0.2))
                        .frame(width: widths[index], height: index == 1 ? 24 : 32)
                        .id("tag \(index)")
                }
            }
            .id("tags")
            Button("Add") { widths.append(100) }.buttonStyle(.link).id("add")
        }
        .padding(20)
        .frame(maxWidth: 390, maxHeight: .infinity, alignment: .topLeading)
    }
}

@MainActor
struct TagEditorTests {
    @Test("Tags are in centred lines; one more begins a line when there is no room", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(TagEditor(), on: device)
        let left = (device.width - 390) / 2 + 20
        // 150 + 8 + 90 = 248, with 170 too wide for 350; 170 + 8 + 60 = 238.
        screen.expect("tags", left, 20, 248, 32 + 8 + 32)
        screen.expect("tag 1", left + 158, 20 + 4, 90, 24)
        screen.expect("tag 2", left + 5, 20 + 40, 170, 32)
        screen.trigger("add")
        // 170 + 8 + 60 + 8 + 100
        screen.expect("tags", left, 20, 346, 72)
        screen.expect("tag 0", left + (346 - 248) / 2, 20, 150, 32)
        screen.expect("tag 4", left + 246, 60, 100, 32)
    }
}
