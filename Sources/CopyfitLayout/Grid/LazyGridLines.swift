import Foundation

/// Children of a lazy grid in one line: at most as many cells as there are tracks, or one child across the whole
/// grid.
struct LazyGridLine {
    var children: Range<Int>
    let isWhole: Bool
    var length: CGFloat = 0
}

extension LazyGridBehaviour {
    /// The children's positions, line by line.
    func lines(of children: Range<Int>, trackCount: Int) -> [LazyGridLine] {
        var lines: [LazyGridLine] = []
        lines.reserveCapacity(children.count / max(trackCount, 1) + 1)
        for (index, position) in children.enumerated() {
            let part = index < parts.count ? parts[index] : .cell
            if part == .cell, let last = lines.last, !last.isWhole, last.children.count < trackCount {
                lines[lines.count - 1].children = last.children.lowerBound..<position + 1
            } else {
                lines.append(LazyGridLine(children: position..<position + 1, isWhole: part == .line))
            }
        }
        return lines
    }
}
