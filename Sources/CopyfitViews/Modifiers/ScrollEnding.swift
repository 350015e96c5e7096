import CopyfitLayout
import Foundation

extension ScrolledNode {
    /// What decides where scrolling by the host ends; nil if it ends where the host wants.
    var targetBehavior: (any ScrollTargetBehavior)? { environment[ScrollTargetBehaviorKey.self] }

    /// What is visible of the content between its margins.
    var visibleTarget: ScrollTarget {
        let (offset, region) = (geometry.contentOffset, region)
        return ScrollTarget(rect: region.offsetBy(dx: offset.x, dy: offset.y))
    }

    /// The views of the target layouts in the content, as far as they are made, in points from its top left corner; of
    /// nested layouts the outer.
    var targetViews: [CGRect] {
        let offset = geometry.contentOffset
        return targetLayouts.flatMap { $0.elements.array.flatMap(\.targetViews) }.map { element in
            frame(of: element).offsetBy(dx: offset.x, dy: offset.y)
        }
    }

    private var targetLayouts: [ScrollTargetLayoutNode] {
        var layouts: [ScrollTargetLayoutNode] = []
        var pending: [_ViewNode] = [self]
        while let place = pending.popLast() {
            if place !== self, place is any ScrolledNode { continue }
            if let layout = place as? ScrollTargetLayoutNode, layout.isEnabled {
                layouts.append(layout)
            } else {
                place.forEachChild { pending.append($0) }
            }
        }
        return layouts
    }

    /// Moves the content from where the host has scrolled it to where the behaviour wants it. Whether that changes
    /// anything.
    func end(from original: ScrollTarget, besides views: [CGRect]) -> Bool {
        guard let behavior = targetBehavior else { return false }
        let proposed = visibleTarget
        var target = proposed
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: original,
                velocity: .zero,
                contentSize: geometry.contentSize,
                containerSize: proposed.rect.size,
                axes: scrolledAxes,
                views: views + targetViews,
                environment: environment
            )
        )
        guard target != proposed else { return false }
        let offset = geometry.contentOffset
        let distance = distance(
            to: target.rect.offsetBy(dx: -offset.x, dy: -offset.y),
            anchor: target.anchor?.given(as: "An anchor") ?? .topLeading
        )
        return scroll(by: distance.given(as: "A scrolled distance", otherwise: 0))
    }
}

extension Element {
    /// The elements that a layout with this element places: those of the container that it is, or that it is around.
    fileprivate var targetViews: [Element] {
        var element: Element = self
        while (element.node as? any LazyContainer)?.lazyElement !== element, element.children.count == 1 {
            element = element.children.array[0]
        }
        return element.children.array.filter { !$0.isGap }
    }
}
