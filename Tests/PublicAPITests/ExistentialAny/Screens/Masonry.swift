import Copyfit
import Testing

struct MasonrySpan: LayoutValueKey {
    static let defaultValue = 1
}

extension View {
    func masonrySpan(_ columns: Int) -> some View { layoutValue(key: MasonrySpan.self, value: columns) }
}

/// Puts each view into the shortest column.
struct MasonryLayout: Layout {
    var columns: Int
    var spacing: CGFloat

    struct Placement {
        var frames: [CGRect] = []
        var width: CGFloat?
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> Placement { Placement() }

    func updateCache(_ cache: inout Placement, subviews: Subviews) { cache = Placement() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Placement) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        arrange(subviews, in: width, &cache)
        return CGSize(width: width, height: cache.frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Placement) {
        arrange(subviews, in: bounds.width, &cache)
        for (subview, frame) in zip(subviews, cache.frames) {
            let position = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
            subview.place(at: position, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }

    private func arrange(_ subviews: Subviews, in width: CGFloat, _ cache: inout Placement) {
        guard cache.width != width else { return }
        let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        var heights = Array(repeating: CGFloat(0), count: columns)
        cache = Placement(frames: [], width: width)
        for subview in subviews {
            let span = min(subview[MasonrySpan.self], columns)
            let starts = 0...(columns - span)
            let start = starts.min { top(heights, $0, span) < top(heights, $1, span) } ?? 0
            let size = CGSize(width: column * CGFloat(span) + spacing * CGFloat(span - 1), height: 0)
            let height = subview.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
            let y = top(heights, start, span)
            cache.frames.append(
                CGRect(x: (column + spacing) * CGFloat(start), y: y, width: size.width, height: height)
            )
            for index in start..<(start + span) { heights[index] = y + height + spacing }
        }
    }

    private func top(_ heights: [CGFloat], _ start: Int, _ span: Int) -> CGFloat {
        heights[start..<(start + span)].max() ?? 0
    }
}

struct MasonryScreen: View {
    private let heights: [CGFloat] = [100, 60, 80, 40, 120]

    var body: some View {
        ScrollView {
            MasonryLayout(columns: 2, spacing: 10) {
                ForEach(heights.indices, id: \.self) { index in
                    Color(hue: Double(index) / 5, saturation: 1, brightness: 1)
                        .frame(height: heights[index])
                        .id("tile \(index)")
                }
                Color.black.aspectRatio(4, contentMode: .fit).masonrySpan(2).id("wide")
            }
            .padding(10)
        }
    }
}

@MainActor
struct MasonryTests {
    @Test("Tiles go into the shortest column; a wide one goes below both", arguments: Device.all)
    func layout(device: Device) {
        let screen = layOut(MasonryScreen(), on: device)
        let column = (device.width - 30) / 2
        let right = 20 + column
        screen.expect("tile 0", 10, 10, column, 100)
        screen.expect("tile 1", right, 10, column, 60)
        // The second column ends at 60, the first at 100.
        screen.expect("tile 2", right, 10 + 70, column, 80)
        // Now 100 and 150.
        screen.expect("tile 3", 10, 10 + 110, column, 40)
        // 150 and 150: the first of equals.
        screen.expect("tile 4", 10, 10 + 160, column, 120)
        // Below 280 and 150, four times as wide as high.
        screen.expect("wide", 10, 10 + 290, device.width - 20, (device.width - 20) / 4)
    }
}
