import CopyfitLayout
import Foundation
import LayoutTrees

/// Where children go, which guides reach a container, which edges ask for no gap.
extension Oracle {
    static func orientation(_ toy: Toy, _ axis: Axis?) -> Axis? {
        switch toy {
        case .stack(let own, _, _, _): own
        case .zstack: nil
        default: axis
        }
    }

    static func placed(_ toy: Toy, _ offer: Offer, _ axis: Axis?) -> [Placed] {
        let own = size(toy, offer, axis)
        func centred(_ child: Toy, _ passed: Offer) -> [Placed] {
            let answer = size(child, passed, axis)
            let origin = CGPoint(x: (own.width - answer.width) / 2, y: (own.height - answer.height) / 2)
            return [Placed(toy: child, origin: origin, offer: passed)]
        }
        func same(_ child: Toy, _ passed: Offer) -> [Placed] { [Placed(toy: child, origin: .zero, offer: passed)] }
        switch toy {
        case .color, .fix, .spacer, .text: return []
        case .frame(let child, let width, let height): return centred(child, (width ?? offer.x, height ?? offer.y))
        case .flexible(let child, let minimum, let ideal, let maximum):
            let isFree = own.width > minimum ?? -.infinity && own.width < maximum ?? .infinity
            let width = offer.x == nil && ideal == nil && isFree ? nil : own.width
            return centred(child, (width, offer.y == nil ? nil : own.height))
        case .padding(let child, let length):
            return [Placed(toy: child, origin: CGPoint(x: length, y: length), offer: inset(offer, length))]
        case .fixedSize(let child, let horizontal): return same(child, horizontal ? (nil, offer.y) : (offer.x, nil))
        case .aspect(let child, let ratio): return same(child, ratioOffer(ratio, offer))
        case .priority(let child, _), .leading(let child, _): return same(child, offer)
        case .overlay(let primary, let secondary):
            let passed: Offer = (own.width, own.height)
            let x = (explicitLeading(primary, offer, axis) ?? 0) - (explicitLeading(secondary, passed, axis) ?? 0)
            return same(primary, offer) + [Placed(toy: secondary, origin: CGPoint(x: x, y: 0), offer: passed)]
        case .stack(let major, let toys, let spacing, let isLeading):
            return toys.count < 2
                ? toys.flatMap { same($0, offer) } : stacked(major, toys, spacing, isLeading, offer, own)
        case .zstack(let toys): return toys.count < 2 ? toys.flatMap { same($0, offer) } : layered(toys, own)
        }
    }

    private static func stacked(
        _ axis: Axis,
        _ toys: [Toy],
        _ spacing: CGFloat?,
        _ isLeading: Bool,
        _ offer: Offer,
        _ own: CGSize
    ) -> [Placed] {
        let widened: Offer = axis == .horizontal ? (offer.x, offer.y ?? own.height) : (offer.x ?? own.width, offer.y)
        let offers = shares(axis, toys, spacing, widened)
        let extent = stackExtent(axis, toys, spacing, isLeading, offers)
        let gaps = gaps(axis, toys, spacing)
        var at: CGFloat = 0
        return toys.indices.map { index in
            if index > 0 { at += gaps[index - 1] }
            let across = extent.line - extent.guides[index]
            let origin = axis == .horizontal ? CGPoint(x: at, y: across) : CGPoint(x: across, y: at)
            at += major(size(toys[index], offers[index], axis), axis)
            return Placed(toy: toys[index], origin: origin, offer: offers[index])
        }
    }

    private static func layered(_ toys: [Toy], _ own: CGSize) -> [Placed] {
        let offer: Offer = (own.width, own.height)
        let sizes = highest(toys).map { size($0, offer, nil) }
        let middle = CGPoint(x: sizes.map { $0.width / 2 }.max() ?? 0, y: sizes.map { $0.height / 2 }.max() ?? 0)
        return toys.map { toy in
            let answer = size(toy, offer, nil)
            let origin = CGPoint(x: middle.x - answer.width / 2, y: middle.y - answer.height / 2)
            return Placed(toy: toy, origin: origin, offer: offer)
        }
    }

    static func highest(_ toys: [Toy]) -> [Toy] {
        let greatest = toys.map(rank).max()
        return toys.filter { rank($0) == greatest }
    }

    static func union(_ toys: [Toy], _ offer: Offer) -> CGSize {
        let sizes = toys.map { size($0, offer, nil) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }

    static func explicitLeading(_ toy: Toy, _ offer: Offer, _ axis: Axis?) -> CGFloat? {
        switch toy {
        case .leading(_, let value): return value
        case .stack(_, let toys, _, _) where toys.count > 1: return nil
        case .zstack(let toys) where toys.count > 1: return nil
        default:
            guard let child = placed(toy, offer, axis).first else { return nil }
            return explicitLeading(child.toy, child.offer, orientation(toy, axis)).map { $0 + child.origin.x }
        }
    }

    /// Whether a view inside a stack along `around` asks for no gap at one end of an axis.
    static func isGapless(_ toy: Toy, _ axis: Axis, atEnd: Bool, around: Axis?) -> Bool {
        switch toy {
        case .color, .fix, .text: return false
        case .spacer: return around == nil || around == axis
        case .frame(let child, let width, let height):
            return (axis == .horizontal ? width : height) == nil && isGapless(child, axis, atEnd: atEnd, around: around)
        case .flexible(let child, nil, nil, nil): return isGapless(child, axis, atEnd: atEnd, around: around)
        case .flexible(let child, _, _, _):
            return axis == .vertical && isGapless(child, axis, atEnd: atEnd, around: around)
        case .padding(let child, let length):
            return length == 0 && isGapless(child, axis, atEnd: atEnd, around: around)
        case .fixedSize(let child, _), .aspect(let child, _), .priority(let child, _), .leading(let child, _),
            .overlay(let child, _):
            return isGapless(child, axis, atEnd: atEnd, around: around)
        case .stack(let own, let toys, _, _):
            guard let first = toys.first, let last = toys.last else { return true }
            if axis == own { return isGapless(atEnd ? last : first, axis, atEnd: atEnd, around: own) }
            return toys.contains { isGapless($0, axis, atEnd: atEnd, around: own) }
        case .zstack(let toys):
            return toys.isEmpty || highest(toys).contains { isGapless($0, axis, atEnd: atEnd, around: nil) }
        }
    }
}
