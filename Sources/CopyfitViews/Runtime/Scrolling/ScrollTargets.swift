import CopyfitLayout
import Foundation

/// The place of a layout whose views are what a scroll view scrolls to.
final class ScrollTargetLayoutNode: ForwardingNode {
    var isEnabled = true
}

/// A view with an id in a scroll view.
struct IdentifiedTarget {
    let id: AnyHashable

    /// Where it is, in the scroll view's space.
    let frame: CGRect
}

extension ScrolledNode {
    /// The views with a wanted id in the target layouts of the content, in tree order; of nested ones the outer.
    func targets(where isWanted: (AnyHashable) -> Bool) -> [IdentifiedTarget] {
        var targets: [IdentifiedTarget] = []
        var pending: [(place: _ViewNode, isTarget: Bool, id: AnyHashable?)] = [(self, false, nil)]
        while let next = pending.popLast() {
            if next.place !== self, next.place is any ScrolledNode { continue }
            if let id = next.id ?? (next.place as? IDNode)?.id, next.isTarget, isWanted(id) {
                frame(of: next.place).map { targets.append(IdentifiedTarget(id: id, frame: $0)) }
                continue
            }
            let isTarget = next.isTarget || (next.place as? ScrollTargetLayoutNode)?.isEnabled == true
            let first = pending.count
            next.place.forEachChild { child in
                pending.append((child, isTarget, (next.place as? any IdentifyingNode)?.id(of: child)))
            }
            pending[first...].reverse()
        }
        return targets
    }

    private func frame(of place: _ViewNode) -> CGRect? {
        let frames = place.elements.map { element in
            element.convert(CGRect(origin: .zero, size: element.size), toSpaceOf: scrollElement)
        }
        return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
    }

    /// The fraction of a rectangle in the scroll view's space that is visible.
    func visibleFraction(of frame: CGRect) -> Double {
        let seen = CGRect(origin: .zero, size: scrollElement.size)
        func fraction(_ start: CGFloat, _ length: CGFloat, _ end: CGFloat) -> CGFloat {
            if length <= 0 { return start >= 0 && start <= end ? 1 : 0 }
            return max(0, min(start + length, end) - max(start, 0)) / length
        }
        return fraction(frame.minX, frame.width, seen.width) * fraction(frame.minY, frame.height, seen.height)
    }

    /// The id of the view that is at an anchor of the region, or next to it; without an anchor that of the first one. Only
    /// views of which something is visible count, if there are any: more than the half point by which frames may be
    /// inexact, along the axes that are scrolled.
    func shownTarget(at anchor: UnitPoint?, where isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
        let (targets, region) = (targets(where: isWanted), region)
        let visible = targets.filter { meets($0.frame, region) }
        if anchor == nil, let first = visible.first { return first.id }
        let anchor = anchor ?? .topLeading
        let point = CGPoint(
            x: region.minX + (isMirrored ? 1 - anchor.x : anchor.x) * region.width,
            y: region.minY + anchor.y * region.height
        )
        func distance(_ start: CGFloat, _ end: CGFloat, _ at: CGFloat) -> CGFloat { max(start - at, at - end, 0) }
        return (visible.isEmpty ? targets : visible).min { one, other in
            func away(_ frame: CGRect) -> CGFloat {
                distance(frame.minX, frame.maxX, point.x) + distance(frame.minY, frame.maxY, point.y)
            }
            return away(one.frame) < away(other.frame)
        }?.id
    }

    /// Whether more than half a point of a rectangle is in another one, along the scrolled axes.
    private func meets(_ frame: CGRect, _ region: CGRect) -> Bool {
        let isVertical = scrolledAxes.contains(.vertical)
        let isHorizontal = scrolledAxes.contains(.horizontal)
        return (!isVertical || frame.maxY > region.minY + 0.5 && frame.minY < region.maxY - 0.5)
            && (!isHorizontal || frame.maxX > region.minX + 0.5 && frame.minX < region.maxX - 0.5)
    }
}
