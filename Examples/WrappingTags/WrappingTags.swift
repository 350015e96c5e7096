import Copyfit

/// Rows of subviews at their ideal sizes; a subview that does not fit starts a new row.
struct Rows: Layout {
    var spacing: CGFloat = 6

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(of: subviews, width: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(frame.size)
            )
        }
    }

    private func frames(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var rowTop: CGFloat = 0
        var rowBottom: CGFloat = 0
        var x: CGFloat = 0
        for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            if x > 0, x + size.width > width {
                rowTop = rowBottom + spacing
                x = 0
            }
            frames.append(CGRect(origin: CGPoint(x: x, y: rowTop), size: size))
            rowBottom = max(rowBottom, rowTop + size.height)
            x += size.width + spacing
        }
        return frames
    }
}

struct TagList: View {
    let tags: [String]

    var body: some View {
        Rows {
            ForEach(tags, id: \.self) { tag in
                Text(tag)
                    .padding(.horizontal, 8)
                    .padding(.vertical, 3)
                    .background(.gray, in: Capsule())
                    .id(tag)
            }
        }
    }
}

@main
struct WrappingTags {
    @MainActor
    static func main() {
        let tags = ["typography", "layout", "Unicode", "日本語", "bidirectional", "kerning", "हिन्दी"]
        for width in [120.0, 240, 480] {
            let host = ViewHost(TagList(tags: tags), size: ProposedViewSize(width: width, height: nil))
            _ = host.update()
            let rows = Dictionary(grouping: tags) { host.frame(id: $0)!.minY }
            print("\(width) points wide, \(host.size(for: host.size).height) high")
            for y in rows.keys.sorted() {
                let row = rows[y]!.map { tag in "\(tag) at \(host.frame(id: tag)!.minX)" }
                print("  \(y): \(row.joined(separator: ", "))")
            }
        }
    }
}
