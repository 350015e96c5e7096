import CopyfitLayout
import CopyfitText
import Foundation

/// Tries changes by laying the tree out with them. Leaves the tree as it was.
struct ChangeSearch {
    let question: LayoutQuestion
    let target: LayoutNodeID
    let size: ProposedViewSize
    let safeArea: EdgeInsets
    /// Whether all of the target's text is shown with no word cut, in the layout that was made last; true without a text.
    let textIsWhole: () -> Bool

    private var tree: LayoutTree { question.tree }
    private var axis: Axis { question.axis }

    /// Lengths that differ by less are written alike.
    private static let visible: CGFloat = 0.01

    /// The smallest steps that are told apart, in points.
    private static let step: CGFloat = 1.0 / 64

    /// The changes of the host and of the place that decided.
    func changes(_ cause: Cause) -> [Explanation.Change] {
        let wasWhole = textIsWhole()
        let found = hostChanges(wasWhole: wasWhole) + (cause.node.map(ownChanges) ?? [])
        layOut(size)
        return found
    }

    private func layOut(_ size: ProposedViewSize) { tree.layOut(question.root, size, safeArea: safeArea) }

    /// The target's length in a host of a length; nil if it is no longer there.
    private func length(inHost host: CGFloat) -> CGFloat? {
        var changed = size
        changed[axis] = host
        layOut(changed)
        return tree.isLive(target) ? question.length(target) : nil
    }

    // MARK: Host

    private func hostChanges(wasWhole: Bool) -> [Explanation.Change] {
        guard let host = size[axis], host.isFinite else { return [] }
        let now = question.length(target)
        if !wasWhole {
            return [change(host, by: 1) { _ in textIsWhole() }].compactMap(\.self).map { $0.fitting() }
        }
        let differs = { (length: CGFloat) in abs(length - now) >= Self.visible }
        return [change(host, by: 1, differs), change(host, by: -1, differs)].compactMap(\.self)
    }

    /// The smallest change of the host in a direction after which the target meets a condition: doubled steps, then bisection.
    private func change(
        _ host: CGFloat,
        by direction: CGFloat,
        _ isMet: (CGFloat) -> Bool
    ) -> Explanation.Change? {
        func meets(_ amount: CGFloat) -> Bool {
            length(inHost: host + direction * amount).map(isMet) ?? false
        }
        let most = direction < 0 ? host : max(host, 1000)
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        while !meets(high) {
            if high >= most { return nil }
            (low, high) = (high, min(most, high * 2))
        }
        while low > 0, high - low > Self.step {
            let middle = (low + high) / 2
            // Beyond 2^47 points, neighbouring numbers are more than a step apart.
            guard low < middle, middle < high else { break }
            if meets(middle) { high = middle } else { low = middle }
        }
        let to = host + direction * (high / Self.step).rounded(.up) * Self.step
        guard to >= 0, let length = length(inHost: to), isMet(length) else { return nil }
        return Explanation.Change(
            view: .host,
            parameter: question.sideName,
            from: Double(host),
            to: Double(to),
            length: Double(length),
            makesTextFit: false
        )
    }

    // MARK: One number

    /// One point more, or less if more changes nothing, in the number of the place that decided.
    private func ownChanges(_ node: LayoutNodeID) -> [Explanation.Change] {
        layOut(size)
        guard tree.isLive(node), tree.isLive(target) else { return [] }
        let now = tree.behaviour(of: node)
        defer { tree.setBehaviour(now, of: node) }
        let before = question.length(target)
        for number in ChangeableNumber.all(of: now, axis, question.length(node)) {
            for amount in [number.step, -number.step] where number.value + amount >= 0 {
                tree.setBehaviour(number.changed(number.value + amount), of: node)
                layOut(size)
                guard tree.isLive(target), abs(question.length(target) - before) >= Self.visible else { continue }
                return [
                    Explanation.Change(
                        view: question.place(node),
                        parameter: number.name,
                        from: Double(number.value),
                        to: Double(number.value + amount),
                        length: Double(question.length(target)),
                        makesTextFit: false
                    )
                ]
            }
        }
        return []
    }
}

extension Explanation.Change {
    fileprivate func fitting() -> Self {
        Self(view: view, parameter: parameter, from: from, to: to, length: length, makesTextFit: true)
    }
}
