import CopyfitLayout
import Foundation
import LayoutTrees

/// The layout rules written down once more, as plainly as possible and without remembering anything.
enum Oracle {
    typealias Offer = (x: CGFloat?, y: CGFloat?)

    struct Placed {
        let toy: Toy
        let origin: CGPoint
        let offer: Offer
    }

    /// The frames of the leaves in tree order, the root at 0, 0.
    static func frames(_ toy: Toy, _ offer: Offer, around axis: Axis? = nil, at origin: CGPoint = .zero) -> [CGRect] {
        let children = placed(toy, offer, axis)
        if case .stack(_, let toys, _, _) = toy, toys.isEmpty {
            return [CGRect(origin: origin, size: .zero)]
        }
        if case .zstack(let toys) = toy, toys.isEmpty { return [CGRect(origin: origin, size: .zero)] }
        if children.isEmpty { return [CGRect(origin: origin, size: size(toy, offer, axis))] }
        return children.flatMap { child in
            frames(
                child.toy,
                child.offer,
                around: orientation(toy, axis),
                at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y)
            )
        }
    }

    static func size(_ toy: Toy, _ offer: Offer, _ axis: Axis? = nil) -> CGSize {
        switch toy {
        case .color: return CGSize(width: offer.x ?? 10, height: offer.y ?? 10)
        case .fix(let width, let height): return CGSize(width: width, height: height)
        case .text: return toyTextSize(offer.x, offer.y)
        case .spacer:
            let along = CGSize(width: max(offer.x ?? 8, 8), height: max(offer.y ?? 8, 8))
            switch axis {
            case .horizontal: return CGSize(width: along.width, height: 0)
            case .vertical: return CGSize(width: 0, height: along.height)
            case nil: return along
            }
        case .frame(let child, let width, let height):
            let answer = size(child, (width ?? offer.x, height ?? offer.y), axis)
            return CGSize(width: width ?? answer.width, height: height ?? answer.height)
        case .flexible(let child, let minimum, let ideal, let maximum):
            return flexibleSize(child, minimum, ideal, maximum, offer, axis)
        case .padding(let child, let length):
            let answer = size(child, inset(offer, length), axis)
            return CGSize(width: max(0, answer.width + 2 * length), height: max(0, answer.height + 2 * length))
        case .fixedSize(let child, let horizontal):
            return size(child, horizontal ? (nil, offer.y) : (offer.x, nil), axis)
        case .aspect(let child, let ratio): return size(child, ratioOffer(ratio, offer), axis)
        case .priority(let child, _), .leading(let child, _), .overlay(let child, _):
            return size(child, offer, axis)
        case .stack(let own, let toys, let spacing, let isLeading):
            if toys.count < 2 { return toys.first.map { size($0, offer, own) } ?? .zero }
            let offers = shares(own, toys, spacing, offer)
            return stackExtent(own, toys, spacing, isLeading, offers).size
        case .zstack(let toys):
            if toys.count < 2 { return toys.first.map { size($0, offer, nil) } ?? .zero }
            return union(highest(toys), offer)
        }
    }

    static func inset(_ offer: Offer, _ length: CGFloat) -> Offer {
        (offer.x.map { max(0, $0 - 2 * length) }, offer.y.map { max(0, $0 - 2 * length) })
    }

    static func ratioOffer(_ ratio: CGFloat, _ offer: Offer) -> Offer {
        let scales = [offer.x.map { $0 / ratio }, offer.y].compactMap { $0 }
        guard let scale = scales.min() else { return offer }
        return (ratio * scale, scale)
    }

    private static func flexibleSize(
        _ child: Toy,
        _ minimum: CGFloat?,
        _ ideal: CGFloat?,
        _ maximum: CGFloat?,
        _ offer: Offer,
        _ axis: Axis?
    ) -> CGSize {
        let wanted = offer.x ?? ideal
        let passed = wanted.map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
        let answer = size(child, (passed, offer.y), axis)
        let width: CGFloat
        switch (offer.x, minimum, maximum) {
        case (let proposed?, let minimum?, let maximum?): width = min(max(proposed, minimum), maximum)
        case (nil, _, _) where ideal != nil: width = ideal ?? 0
        case (_, let minimum?, let maximum?): width = min(max(answer.width, minimum), maximum)
        case (_, let minimum?, nil): width = max(min(passed ?? .infinity, answer.width), minimum)
        case (_, nil, let maximum?): width = min(max(passed ?? -.infinity, answer.width), maximum)
        case (_, nil, nil): width = answer.width
        }
        return CGSize(width: width, height: answer.height)
    }
}

/// Stacks: who is offered what, and how far the children reach.
extension Oracle {
    static func major(_ size: CGSize, _ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

    static func offer(_ along: CGFloat?, _ across: CGFloat?, _ axis: Axis) -> Offer {
        axis == .horizontal ? (along, across) : (across, along)
    }

    static func shares(_ axis: Axis, _ toys: [Toy], _ spacing: CGFloat?, _ offer: Offer) -> [Offer] {
        let across = axis == .horizontal ? offer.y : offer.x
        guard let along = axis == .horizontal ? offer.x : offer.y else {
            return toys.map { _ in self.offer(nil, across, axis) }
        }
        func length(_ index: Int, _ proposed: CGFloat) -> CGFloat {
            major(size(toys[index], self.offer(proposed, across, axis), axis), axis)
        }
        let priorities = toys.map(rank)
        let minima = toys.indices.map { length($0, 0) }
        let flexibilities = toys.indices.map { length($0, .infinity) - minima[$0] }
        var result = [Offer](repeating: (nil, nil), count: toys.count)
        let groups = Set(priorities).sorted(by: >)
        var left = along - gaps(axis, toys, spacing).reduce(0, +)
        for index in toys.indices where priorities[index] != groups.first { left -= minima[index] }
        for group in groups {
            let members = toys.indices.filter { priorities[$0] == group }.sorted { a, b in
                if flexibilities[a] != flexibilities[b] { return flexibilities[a] < flexibilities[b] }
                if flexibilities[a] == .infinity, minima[a] != minima[b] { return minima[a] > minima[b] }
                return a < b
            }
            if group != groups.first { left += members.map { minima[$0] }.reduce(0, +) }
            for (rank, index) in members.enumerated() {
                let proposed = max(left / CGFloat(members.count - rank), 0)
                result[index] = self.offer(proposed, across, axis)
                let rest = left - length(index, proposed)
                if !rest.isNaN { left = rest }
            }
        }
        return result
    }

    static func stackExtent(
        _ axis: Axis,
        _ toys: [Toy],
        _ spacing: CGFloat?,
        _ isLeading: Bool,
        _ offers: [Offer]
    ) -> (size: CGSize, line: CGFloat, guides: [CGFloat]) {
        let cross: Axis = axis == .horizontal ? .vertical : .horizontal
        let sizes = zip(toys, offers).map { size($0, $1, axis) }
        let guides = toys.indices.map { index in
            if !isLeading { return major(sizes[index], cross) / 2 }
            return cross == .horizontal ? explicitLeading(toys[index], offers[index], axis) ?? 0 : 0
        }
        let before = guides.reduce(0, max)
        var after: CGFloat = 0
        for (size, guide) in zip(sizes, guides) {
            let rest = major(size, cross) - guide
            if rest > after { after = rest }
        }
        let along = sizes.map { major($0, axis) }.reduce(0, +) + gaps(axis, toys, spacing).reduce(0, +)
        let whole =
            axis == .horizontal
            ? CGSize(width: along, height: before + after) : CGSize(width: before + after, height: along)
        return (whole, before, guides)
    }

    static func rank(_ toy: Toy) -> Double {
        switch toy {
        case .spacer: -.infinity
        case .priority(_, let value): value
        case .fixedSize(let toy, _), .leading(let toy, _), .overlay(let toy, _): rank(toy)
        case .stack(_, let toys, _, _), .zstack(let toys):
            toys.isEmpty ? -.infinity : toys.count == 1 ? rank(toys[0]) : 0
        default: 0
        }
    }

    /// Eight points, none beside a spacer or an empty stack.
    static func gaps(_ axis: Axis, _ toys: [Toy], _ spacing: CGFloat?) -> [CGFloat] {
        zip(toys, toys.dropFirst()).map { a, b in
            spacing
                ?? (isGapless(a, axis, atEnd: true, around: axis) || isGapless(b, axis, atEnd: false, around: axis)
                    ? 0 : 8)
        }
    }
}
