import CopyfitText
import CopyfitViews
import Foundation

extension FaultSearch {
    /// Texts on each other. A text that repeats another one is its shadow.
    var overlaps: [Fault] {
        let texts = contents.indices.filter { contents[$0].kind == .text }
            .sorted { contents[$0].frame.minY < contents[$1].frame.minY }
        var faults: [Fault] = []
        for (position, upper) in texts.enumerated() {
            for lower in texts[(position + 1)...] {
                if contents[lower].frame.minY >= contents[upper].frame.maxY { break }
                let (first, second) = (min(upper, lower), max(upper, lower))
                guard let common = overlap(first, second), contents[first].string != contents[second].string,
                    !isCovered(common, between: first, and: second)
                else { continue }
                let amount = min(common.width, common.height)
                faults.append(Fault(rule: .overlap, content: first, other: second, amount: amount))
            }
        }
        return faults
    }

    /// Where lines of two texts are on each other by more than a point.
    private func overlap(_ first: Int, _ second: Int) -> CGRect? {
        guard contents[first].frame.intersects(contents[second].frame) else { return nil }
        for one in contents[first].lineFrames {
            for other in contents[second].lineFrames {
                let common = one.intersection(other)
                if common.width > 1, common.height > 1 { return common }
            }
        }
        return nil
    }

    /// Whether something between two texts in the order of drawing hides the first.
    private func isCovered(_ area: CGRect, between first: Int, and second: Int) -> Bool {
        contents[first + 1..<second].contains {
            ($0.kind == .fill || $0.kind == .picture) && !$0.isFaded
                && $0.frame.insetBy(dx: -0.5, dy: -0.5).contains(area)
        }
    }
}

extension ShownContent {
    /// What can be seen of the boxes of a text's lines, in the host's space.
    fileprivate var lineFrames: [CGRect] {
        (text?.lines ?? []).compactMap { line in
            visible.part(
                of: CGRect(
                    x: frame.minX + line.x,
                    y: frame.minY + line.baseline - line.ascent,
                    width: line.width,
                    height: line.ascent + line.descent
                )
            )
        }
    }
}
