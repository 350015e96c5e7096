public import CopyfitLayout
public import Foundation

/// The size and place of a view, once they are known. After the pass in which it was made, a proxy gives the last known
/// geometry.
public struct GeometryProxy {
    let element: Element
    var recorder: SpaceRecorder?

    init(element: Element, recorder: SpaceRecorder? = nil) {
        (self.element, self.recorder) = (element, recorder)
        element.keepFrame()
    }

    /// The view's size in points.
    public var size: CGSize { element.size }

    /// The view's frame in a coordinate space; for a rotated or scaled view the upright rectangle around it.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The view's frame in a coordinate space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        if case .named = coordinateSpace { recorder?.usesNamedSpaces = true }
        return element.convert(CGRect(origin: .zero, size: size), to: coordinateSpace)
    }

    /// The bounds of the nearest ancestor with a named coordinate space, in this view's space; nil if there is none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        recorder?.usesNamedSpaces = true
        guard let ancestor = element.ancestor(defining: coordinateSpace.name) else { return nil }
        let origin = element.convert(.zero, toSpaceOf: ancestor).origin
        return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: ancestor.size)
    }

    /// How far the view could extend over the safe areas that its edges touch, in points: the host's, and those of
    /// `safeAreaInset` and `safeAreaPadding` around the view. 0 at edges that touch none. 0 inside a scroll view for
    /// safe areas around the scroll view. 0 after the view was removed.
    public var safeAreaInsets: EdgeInsets {
        let insets = element.safeAreaInsets
        recorder?.safeAreaInsets = insets
        return insets
    }
}

/// Records what was read of the geometry besides the view's size and global place.
final class SpaceRecorder {
    /// Whether geometry in named spaces was read. It always counts as changed.
    var usesNamedSpaces = false

    /// The insets that were read; nil if they were not.
    var safeAreaInsets: EdgeInsets?
}

extension Element {
    /// Maps a rectangle of this element's own space into a coordinate space.
    final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return rect
        case .global: return convert(rect, toSpaceOf: nil)
        case .named(let name):
            guard let ancestor = ancestor(defining: name) else {
                graph.diagnostics.report(
                    .unknownCoordinateSpace,
                    at: node,
                    "No ancestor has the coordinate space \(name); the global one was used. Add "
                        + ".coordinateSpace(.named(\(name))) to an ancestor."
                )
                return convert(rect, toSpaceOf: nil)
            }
            return convert(rect, toSpaceOf: ancestor)
        }
    }

    /// Maps a rectangle of this element's own space into an ancestor's, or into the host's.
    final func convert(_ rect: CGRect, toSpaceOf ancestor: Element?) -> CGRect {
        // An ancestor on the same layout node has the same space.
        if let ancestor, layoutNode == ancestor.layoutNode { return rect }
        let origin = frame.origin
        var rect = rect.offsetBy(dx: origin.x, dy: origin.y)
        if !ownsLayoutNode { rect = convertToParent(rect) }
        var element = outer
        while let current = element, current.layoutNode != ancestor?.layoutNode {
            rect = current.convertToParent(rect)
            element = current.outer
        }
        return rect
    }

    /// The nearest ancestor, or this element, whose space has a name.
    final func ancestor(defining name: AnyHashable) -> Element? {
        var element: Element? = self
        while let current = element {
            if current.definesCoordinateSpace(name) { return current }
            element = current.outer
        }
        return nil
    }

    /// How far the element could extend over the safe areas that its edges touch.
    final var safeAreaInsets: EdgeInsets { isGone ? EdgeInsets() : layout.safeAreaInsets(of: layoutNode) }

    /// This element's frame in the host's space.
    final var globalFrame: CGRect { convert(CGRect(origin: .zero, size: size), toSpaceOf: nil) }
}
