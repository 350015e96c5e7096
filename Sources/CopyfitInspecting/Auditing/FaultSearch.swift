import CopyfitText
import CopyfitViews
import Foundation

/// What is wrong with content, at one width.
struct Fault {
    let rule: AuditRule
    /// The place of the content among those that were looked at.
    let content: Int
    /// That of other content that is concerned.
    var other: Int?
    /// By how much, in points; of no account to some rules.
    var amount: CGFloat = 0
    /// The edge that is passed.
    var edge: Edge?
}

/// Looks for what is wrong with what a host shows.
struct FaultSearch {
    let contents: [ShownContent]
    let rules: Set<AuditRule>
    /// How far everything has moved since the contents were read.
    let offset: CGSize
    let screen: Bounds

    /// Sizes of texts are rounded up to half a point.
    private static let tolerance: CGFloat = 0.5
    /// The least side of what is touched: Human Interface Guidelines, Layout.
    static let leastTarget: CGFloat = 44

    var faults: [Fault] {
        var faults: [Fault] = []
        for (index, content) in contents.enumerated() {
            faults += [
                text(content, index), outsideParent(content, index), outsideScreen(content, index),
                zeroSize(content, index), touchTarget(content, index),
            ].compactMap { $0 }.filter { rules.contains($0.rule) }
        }
        return withoutRepetitions(faults) + (rules.contains(.overlap) ? overlaps : [])
    }

    /// What is outside with the area below it is one fault: the area's.
    private func withoutRepetitions(_ faults: [Fault]) -> [Fault] {
        let outside = Dictionary(grouping: faults.filter { $0.edge != nil }, by: \.rule)
            .mapValues { Set($0.map(\.content)) }
        return faults.filter { fault in
            let grounds = sequence(first: fault.content) { contents[$0].ground }.dropFirst()
            return fault.edge == nil || !grounds.contains { outside[fault.rule]?.contains($0) ?? false }
        }
    }

    // MARK: One content

    private func text(_ content: ShownContent, _ index: Int) -> Fault? {
        guard content.kind == .text, !content.hasNoSize, let text = content.text else { return nil }
        if text.isTruncated { return Fault(rule: .textCut, content: index) }
        return text.lines.contains(where: \.endsInsideWord) ? Fault(rule: .wordDivided, content: index) : nil
    }

    private func outsideParent(_ content: ShownContent, _ index: Int) -> Fault? {
        guard content.isLookedAt, let frame = content.visible.part(of: content.frame),
            let (edge, amount) = content.room.excess(of: frame, on: .both),
            amount > Self.tolerance, !content.reachesOutWithoutInk(at: edge, by: amount)
        else { return nil }
        return Fault(rule: .outsideParent, content: index, amount: amount, edge: edge)
    }

    private func outsideScreen(_ content: ShownContent, _ index: Int) -> Fault? {
        let frame = content.frame.offsetBy(dx: offset.width, dy: offset.height)
        guard content.isLookedAt, let (edge, amount) = screen.excess(of: frame, on: content.screenAxes),
            amount > Self.tolerance
        else { return nil }
        // What was moved off the screen as a whole waits there; an area that was moved is a decoration.
        if content.isMoved, !screen.intersects(frame) || content.kind == .fill { return nil }
        if content.isBackdrop(frame, of: screen) { return nil }
        return Fault(rule: .outsideScreen, content: index, amount: amount, edge: edge)
    }

    private func zeroSize(_ content: ShownContent, _ index: Int) -> Fault? {
        guard content.kind == .text || content.kind == .picture, content.hasNoSize, !content.isClipped
        else { return nil }
        return Fault(rule: .zeroSize, content: index)
    }

    private func touchTarget(_ content: ShownContent, _ index: Int) -> Fault? {
        let least = min(content.frame.width, content.frame.height)
        guard content.kind == .target, !content.hasNoSize, least < Self.leastTarget - Self.tolerance else { return nil }
        return Fault(rule: .touchTarget, content: index, amount: Self.leastTarget - least)
    }
}

extension ShownContent {
    fileprivate var hasNoSize: Bool { frame.width <= 0 || frame.height <= 0 }

    /// Whether it counts where it ends: something is shown, and not as a decoration.
    fileprivate var isLookedAt: Bool { kind != .target && !hasNoSize && (!isLayer || kind == .text) }

    /// Whether only the free space above or below the letters of a text is outside: a fifth of the line's height.
    fileprivate func reachesOutWithoutInk(at edge: Edge, by amount: CGFloat) -> Bool {
        guard edge == .top || edge == .bottom, let line = text?.lines.first else { return false }
        return amount <= (line.ascent + line.descent) / 5
    }

    /// Whether an area takes what it is offered, and leaves nothing of the screen free.
    fileprivate func isBackdrop(_ frame: CGRect, of screen: Bounds) -> Bool {
        kind == .fill && room.x == Bounds.endless.x && isLeaf && frame.minX <= screen.x.lowerBound
            && frame.maxX >= screen.x.upperBound
    }
}

extension Axis.Set {
    static let both: Axis.Set = [.horizontal, .vertical]
}

extension Bounds {
    /// How far a rectangle reaches out of these at the edge where it reaches furthest; nil if it is in them.
    fileprivate func excess(of rect: CGRect, on axes: Axis.Set) -> (Edge, CGFloat)? {
        var excesses: [(edge: Edge, amount: CGFloat)] = []
        if axes.contains(.horizontal) {
            excesses += [(.leading, x.lowerBound - rect.minX), (.trailing, rect.maxX - x.upperBound)]
        }
        if axes.contains(.vertical) {
            excesses += [(.top, y.lowerBound - rect.minY), (.bottom, rect.maxY - y.upperBound)]
        }
        return excesses.max { $0.amount < $1.amount }.flatMap { $0.amount > 0 ? $0 : nil }
    }

    fileprivate func intersects(_ rect: CGRect) -> Bool {
        rect.maxX > x.lowerBound && rect.minX < x.upperBound && rect.maxY > y.lowerBound && rect.minY < y.upperBound
    }
}
