import CopyfitLayout
import Foundation

/// An element whose content is moved inside it, so that it stays in the visible part of a scroll view.
protocol StayingElement: Element {
    /// How far the content is moved, from the leading edge and from the top.
    var shift: CGSize { get }

    /// Moves the content to where it is to stay; true if that is new.
    func stay() -> Bool
}

extension Element {
    /// How far elements around this one that stay in view have moved it, from the left and from the top.
    var distanceMoved: CGSize {
        var distance = CGSize.zero
        var current: Element? = self
        while let element = current {
            if let staying = element as? any StayingElement {
                let isMirrored = element.layoutDirection == .rightToLeft
                distance.width += isMirrored ? -staying.shift.width : staying.shift.width
                distance.height += staying.shift.height
            }
            current = element.outer
        }
        return distance
    }
}

extension ViewGraph {
    /// Brings the elements that stay in view to their places; true if one has moved.
    func placeStayingElements() -> Bool {
        scrolling.stayingElements.removeAll(where: \.isGone)
        var isChanged = false
        for element in scrolling.stayingElements where element.stay() { isChanged = true }
        return isChanged
    }
}
