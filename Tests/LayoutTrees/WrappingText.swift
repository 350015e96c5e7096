package import CopyfitLayout
package import Foundation

/// A text of words in letters of 6 points and lines of 10, its first baseline at 8. It breaks at spaces, and inside words
/// that are longer than a line; a line holds at least one letter, and as many lines are kept as fit, at least one.
package final class WrappingText: MeasuredLeaf {
    /// The letters of each word.
    private let words: [Int]
    package private(set) var measurements = 0

    /// So many letters, spaces included, in words of one to nine.
    package init(letters: Int, seed: Int = 0) {
        var dice = Dice(state: UInt64(seed))
        var words: [Int] = []
        var rest = letters
        while rest > 0 {
            words.append(min(1 + dice.roll(9), rest))
            rest -= words[words.count - 1] + 1
        }
        self.words = words
    }

    package var isFinite: Bool { true }
    package var hasBaselines: Bool { true }
    package var leastHeight: CGFloat? { 10 }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(to: proposal).size }

    package func answer(to proposal: ProposedViewSize) -> LeafAnswer {
        measurements += 1
        let room = max(Int(min(((proposal.width ?? .infinity) / 6).rounded(.down), 1e6)), 1)
        let (lines, next) = lines(of: room)
        let fitting = max(Int(min(((proposal.height ?? .infinity) / 10).rounded(.down), 1e6)), 1)
        let kept = min(fitting, lines.count)
        let widest = lines.max() ?? 0
        return LeafAnswer(
            CGSize(width: CGFloat(lines.prefix(kept).max() ?? 0) * 6, height: CGFloat(kept) * 10),
            widths: (widest <= 1 ? 0 : CGFloat(widest) * 6)...(next.map { (CGFloat($0) * 6).nextDown } ?? .infinity),
            heights: (kept == 1 ? 0 : CGFloat(kept) * 10)...(kept == lines.count
                ? .infinity : (CGFloat(kept) * 10 + 10).nextDown)
        )
    }

    package func length(at end: LengthEnd, along axis: Axis) -> CGFloat? {
        axis == .vertical ? nil : end == .least ? 6 : CGFloat(words.reduce(words.count - 1, +)) * 6
    }

    package func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        (8, size.height - 2)
    }

    /// The letters of each line in a room for so many, and the least room that gives other lines.
    private func lines(of room: Int) -> (lines: [Int], next: Int?) {
        var lines: [Int] = []
        var next: Int?
        for var word in words {
            if let last = lines.last {
                let joined = last + 1 + word
                if joined <= room {
                    lines[lines.count - 1] = joined
                    continue
                }
                next = min(next ?? joined, joined)
            }
            while word > room {
                lines.append(room)
                word -= room
                next = room + 1
            }
            lines.append(word)
        }
        return (lines, next)
    }
}
