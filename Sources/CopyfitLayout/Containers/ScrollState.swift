package import Foundation

/// A scroll view's position along one axis.
package enum ScrollPlace: Equatable {
    /// Never scrolled: where the anchor for the initial offset wants the content, at its start without one.
    case initial

    /// The position wanted by the anchor for changed sizes.
    case anchored

    /// At this distance in points from the start of the content, limited to the content.
    case scrolled(CGFloat)
}

/// The points of a scroll view's content that it keeps to, for each purpose; nil is the top leading corner.
package struct ScrollAnchors: Equatable {
    package var initialOffset: UnitPoint?
    package var sizeChanges: UnitPoint?
    package var alignment: UnitPoint?

    package init() {}
}

/// A scroll view's position.
package struct ScrollState: Equatable {
    package var horizontal = ScrollPlace.initial
    package var vertical = ScrollPlace.initial
    package var anchors = ScrollAnchors()

    package init() {}

    package subscript(axis: Axis) -> ScrollPlace {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    /// How far the content's start is scrolled out, if it is `hidden` points longer than the room for it.
    func distance(along axis: Axis, hidden: CGFloat) -> CGFloat {
        let wanted: CGFloat
        switch self[axis] {
        case .initial: wanted = (anchors.initialOffset?[axis] ?? 0) * hidden
        case .anchored: wanted = (anchors.sizeChanges?[axis] ?? 0) * hidden
        case .scrolled(let distance): wanted = distance
        }
        return min(max(wanted, 0), hidden)
    }

    /// How far the content is moved from the start of the room for it, of which it leaves `room` points free.
    func shift(along axis: Axis, room: CGFloat) -> CGFloat {
        guard room.isFinite else { return 0 }
        return room < 0 ? -distance(along: axis, hidden: -room) : (anchors.alignment?[axis] ?? 0) * room
    }

    /// The state after a layout in which the content was `hidden` points longer than the room for it: what the anchors
    /// decided and what was out of reach is replaced by what came of it.
    func settled(along axis: Axis, hidden: CGFloat) -> ScrollPlace {
        guard hidden > 0 else { return self[axis] == .initial ? .initial : .anchored }
        if self[axis] == .initial, anchors.initialOffset?[axis] == anchors.sizeChanges?[axis] { return .initial }
        let distance = distance(along: axis, hidden: hidden)
        let kept = min(max((anchors.sizeChanges?[axis] ?? 0) * hidden, 0), hidden)
        return anchors.sizeChanges != nil && abs(distance - kept) < 1e-6 ? .anchored : .scrolled(distance)
    }
}

extension UnitPoint {
    /// The fraction along an axis.
    package subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}
