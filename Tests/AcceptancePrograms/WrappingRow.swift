import Copyfit

extension UnitPoint {
    init(of alignment: Alignment) {
        switch alignment {
        case .leading: self = .leading
        case .topLeading: self = .topLeading
        case .top: self = .top
        case .topTrailing: self = .topTrailing
        case .trailing: self = .trailing
        case .bottomTrailing: self = .bottomTrailing
        case .bottom: self = .bottom
        case .bottomLeading: self = .bottomLeading
        default: self = .center
        }
    }
}

/// A row that goes on below where it is full, with a cache.
struct WrappingRow: Layout {
    var alignment: Alignment = .center
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var calls = Calls()

    final class Calls: @unchecked Sendable {
        var makeCache = 0
        var updateCache = 0
    }

    struct Row {
        var elements: [(index: Int, size: CGSize, x: CGFloat)] = []
        var y: CGFloat = 0
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    struct Cache {
        var minimum: CGSize
        var rows: (key: Int, rows: [Row])?
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        calls.makeCache += 1
        return Cache(minimum: minimum(subviews))
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        calls.updateCache += 1
        cache = Cache(minimum: minimum(subviews))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let rows = rows(proposal, subviews, &cache)
        guard let last = rows.last else { return cache.minimum }
        let widest = rows.map(\.width).reduce(0, max)
        let width = proposal.width.map { max($0, cache.minimum.width) } ?? widest
        return CGSize(width: width, height: last.y + last.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let anchor = UnitPoint(of: alignment)
        for row in rows(proposal, subviews, &cache) {
            for element in row.elements {
                let x = bounds.minX + element.x + anchor.x * (bounds.width - row.width)
                let y = bounds.minY + row.y + anchor.y * (row.height - element.size.height)
                subviews[element.index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: proposal)
            }
        }
    }

    private func minimum(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.zero) }
            .reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    }

    private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> [Row] {
        if cache.minimum.width > proposal.width ?? .infinity, cache.minimum.height > proposal.height ?? .infinity {
            return []
        }
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        var hasher = Hasher()
        let filled = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
        for size in [filled] + sizes {
            hasher.combine(size.width)
            hasher.combine(size.height)
        }
        let key = hasher.finalize()
        if let known = cache.rows, known.key == key { return known.rows }
        let rows = stacked(broken(sizes, proposal.width ?? .infinity, subviews), sizes, subviews)
        cache.rows = (key, rows)
        return rows
    }

    private func broken(_ sizes: [CGSize], _ width: CGFloat, _ subviews: Subviews) -> [Row] {
        var rows: [Row] = []
        var row = Row()
        for index in subviews.indices {
            var x: CGFloat = 0
            if let previous = row.elements.last {
                x = previous.x + previous.size.width + gap(subviews[previous.index], subviews[index], .horizontal)
                if x + sizes[index].width > width {
                    rows.append(row)
                    row = Row()
                    x = 0
                }
            }
            row.elements.append((index, sizes[index], x))
            row.width = x + sizes[index].width
        }
        return row.elements.isEmpty ? rows : rows + [row]
    }

    private func stacked(_ broken: [Row], _ sizes: [CGSize], _ subviews: Subviews) -> [Row] {
        var rows = broken
        var y: CGFloat = 0
        var previous: Int?
        for index in rows.indices {
            let tallest = rows[index].elements.max { $0.size.height < $1.size.height }!.index
            if let previous { y += gap(subviews[previous], subviews[tallest], .vertical) }
            rows[index].y = y
            rows[index].height = sizes[tallest].height
            y += sizes[tallest].height
            previous = tallest
        }
        return rows
    }

    private func gap(_ first: LayoutSubview, _ second: LayoutSubview, _ axis: Axis) -> CGFloat {
        (axis == .horizontal ? horizontalSpacing : verticalSpacing)
            ?? first.spacing.distance(to: second.spacing, along: axis)
    }
}

struct Tag: Identifiable {
    let id: String
    let width: CGFloat
    let height: CGFloat

    static let four = [
        Tag(id: "A", width: 60, height: 30), Tag(id: "B", width: 80, height: 30), Tag(id: "C", width: 70, height: 40),
        Tag(id: "D", width: 50, height: 20),
    ]

    var view: some View { Color.green.frame(width: width, height: height).id(id) }
}

struct TagList: View {
    var layout = WrappingRow(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 10)

    var body: some View {
        layout {
            ForEach(Tag.four) { $0.view }
        }
        .id("list")
    }
}
