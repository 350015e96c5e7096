package import CopyfitLayout
package import CopyfitText
package import Foundation

/// A text, a picture, an area of colour or something to touch, as a host shows it.
package struct ShownContent {
    /// What it is.
    package enum Kind {
        case text, picture
        /// An area of colour, or a shape. It hides what was drawn before it.
        case fill
        /// A view with an action.
        case target
        /// What a clip shape leaves of the views in it.
        case clipped
    }

    package let kind: Kind
    /// Its frame in the host's space, in points, unrounded.
    package let frame: CGRect
    /// Where the frames, geometry readers and scroll views around it end; without end where it was moved out of its place.
    package let room: Bounds
    /// What clips and scroll views around it leave visible.
    package let visible: Bounds
    /// Whether a view around it is clipped.
    package let isClipped: Bool
    /// Whether its colour, or a view around it, has an opacity below 1, so that it hides nothing.
    package let isFaded: Bool
    /// The axes on which it should be on the screen: not those on which it can be scrolled or is clipped.
    package let screenAxes: Axis.Set
    /// Whether it was moved out of its place.
    package let isMoved: Bool
    /// Whether it is in a background, an overlay or a mask.
    package let isLayer: Bool
    /// The position of the area that is its background, or of what clips it, among the contents; nil if it has none.
    package let ground: Int?
    fileprivate let element: Element

    /// Whether nothing is in it.
    package var isLeaf: Bool { element.shownChildren.isEmpty }
    /// The characters of a text; nil for other content.
    package var string: String? { element.shownString }
    /// What is shown of a text, and how; nil for other content.
    package var text: FittedText? { element.placedText }
    /// The first text in it; nil without one.
    package var firstString: String? { element.shownSubtree.lazy.compactMap(\.element.shownString).first }
    /// The program's own views around it, as in ``LaidOutText/viewPath``.
    package var viewPath: String { element.viewPath }
    /// Its `id` or accessibility identifier, or that of the innermost view around it that has one.
    package var identifier: String? { element.innermostIdentifier }
}

/// What the layout behaviour of a view means for what is shown.
package enum ContentRole {
    /// Nothing.
    case none
    /// It draws an area of the size that it takes.
    case area
    /// It draws something else.
    case picture
    /// What is in it has its frame as its room.
    case room
    /// What is in it is moved out of its place.
    case moved
}

/// A rectangle whose sides may be without end.
package struct Bounds {
    package var x: ClosedRange<CGFloat> = -.infinity ... .infinity
    package var y: ClosedRange<CGFloat> = -.infinity ... .infinity

    /// All of the plane.
    package static let endless = Bounds()

    package init() {}

    /// A rectangle.
    package init(_ rect: CGRect) {
        x = rect.minX...max(rect.minX, rect.maxX)
        y = rect.minY...max(rect.minY, rect.maxY)
    }

    /// What is in both.
    package func intersection(_ other: Bounds) -> Bounds {
        var both = Bounds()
        both.x = x.clamped(to: other.x)
        both.y = y.clamped(to: other.y)
        return both
    }

    /// The part of a rectangle that is in these; nil if none is.
    package func part(of rect: CGRect) -> CGRect? {
        let (left, right) = (max(rect.minX, x.lowerBound), min(rect.maxX, x.upperBound))
        let (top, bottom) = (max(rect.minY, y.lowerBound), min(rect.maxY, y.upperBound))
        return left > right || top > bottom ? nil : CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension ViewHost {
    /// What is shown, in the order of drawing. Hidden and fully transparent views are left out. Linear in the size of the tree.
    ///
    /// - Parameter role: what a layout behaviour means.
    package func shownContents(_ role: @escaping (LayoutBehaviour) -> ContentRole) -> [ShownContent] {
        graph.query {
            var walk = ContentWalk(role: role)
            if let top = root.slot.element { walk.visitAll(from: top) }
            return walk.contents
        }
    }

    /// The frame of the root view; nil before the first update.
    package var contentFrame: CGRect? { graph.query { root.slot.element?.globalFrame } }

    /// The place of content in the tree, while it is laid out.
    package func path(of content: ShownContent) -> NodePath? {
        graph.query { content.element.path(below: root.shownElement) }
    }

    /// Whether a host of another size lays everything out as it is laid out now, only moved with the centre of the host. False where
    /// it is not known.
    package func keepsLayout(in other: ProposedViewSize) -> Bool {
        guard !graph.hasChanges, let top = root.slot.element else { return false }
        return graph.layout.keepsLayout(of: top.layoutNode, in: other, safeArea: safeArea)
    }
}

/// Finds what a host shows.
private struct ContentWalk {
    private let role: (LayoutBehaviour) -> ContentRole
    private(set) var contents: [ShownContent] = []
    private var pending: [Step] = []

    /// What an element inherits from those around it.
    private struct Surroundings {
        var room = Bounds.endless
        var visible = Bounds.endless
        var isClipped = false
        var isFaded = false
        var screenAxes: Axis.Set = [.horizontal, .vertical]
        var isMoved = false
        var isLayer = false
        var ground: Int?

        /// Nothing in it counts as outside of what is around it.
        mutating func forgetEnds() { (room, visible, screenAxes) = (.endless, .endless, []) }
    }

    init(role: @escaping (LayoutBehaviour) -> ContentRole) { self.role = role }

    private struct Step {
        let element: Element
        let outer: Element?
        let origin: CGPoint
        let surroundings: Surroundings
    }

    mutating func visitAll(from top: Element) {
        pending.append(Step(element: top, outer: nil, origin: .zero, surroundings: Surroundings()))
        while let step = pending.popLast() { visit(step) }
    }

    private mutating func visit(_ step: Step) {
        let element = step.element
        let frame = element.frame.offsetBy(dx: step.origin.x, dy: step.origin.y)
        switch element.role(in: step.outer) {
        case .field: return
        case .target: note(.target, element, frame, step.surroundings)
        case nil: break
        }
        var inner = step.surroundings
        if let drawn = element as? DrawnElement {
            guard !drawn.isInvisible(frame) else { return }
            if let kind = drawn.ownContent {
                note(kind, element, frame, inner)
                inner.ground = contents.count - 1
            }
            if drawn.isFaded { inner.isFaded = true }
            if drawn.isClip {
                inner.visible = inner.visible.intersection(Bounds(frame))
                inner.isClipped = true
                inner.screenAxes = []
            } else if drawn.endsRoom {
                inner.forgetEnds()
            }
        } else if element.ownsLayoutNode {
            if element.shownChildren.isEmpty {
                if let kind = leafKind(element) { note(kind, element, frame, inner) }
                return
            }
            limit(&inner, element, frame)
        }
        let origin = element.ownsLayoutNode ? frame.origin : step.origin
        for child in element.shownChildren.reversed() {
            var surroundings = inner
            if let layered = element as? LayeredElement {
                if child !== layered.content {
                    if layered.layer == .mask || ground(of: layered) != nil { continue }
                    (surroundings.isLayer, surroundings.room) = (true, .endless)
                } else if let ground = ground(of: layered) {
                    note(.fill, layered, ground.frame.offsetBy(dx: origin.x, dy: origin.y), inner)
                    surroundings.ground = contents.count - 1
                }
            }
            pending.append(Step(element: child, outer: element, origin: origin, surroundings: surroundings))
        }
    }

    private mutating func note(_ kind: ShownContent.Kind, _ element: Element, _ frame: CGRect, _ around: Surroundings) {
        contents.append(
            ShownContent(
                kind: kind,
                frame: frame,
                room: around.room,
                visible: around.visible,
                isClipped: around.isClipped,
                isFaded: around.isFaded
                    || (element as? DescribedNode<ColorParameters>)?.parameters.color.alpha ?? 1 < 1,
                screenAxes: around.screenAxes,
                isMoved: around.isMoved,
                isLayer: around.isLayer,
                ground: around.ground,
                element: element
            )
        )
    }

    /// What an element with a layout node of its own makes of the room in it.
    private func limit(_ surroundings: inout Surroundings, _ element: Element, _ frame: CGRect) {
        switch role(of: element) {
        case .room: surroundings.room = surroundings.room.intersection(Bounds(frame))
        case .moved: (surroundings.room, surroundings.isMoved) = (.endless, true)
        default:
            guard let axes = element.layout.scrolledAxes(of: element.layoutNode) else { return }
            surroundings.screenAxes.subtract(axes)
            surroundings.visible = surroundings.visible.intersection(Bounds(frame))
            surroundings.room = surroundings.room.intersection(Bounds(frame))
            if axes.contains(.horizontal) { surroundings.room.x = Bounds.endless.x }
            if axes.contains(.vertical) { surroundings.room.y = Bounds.endless.y }
        }
    }
}

extension ContentWalk {
    private func role(of element: Element) -> ContentRole { role(element.layout.behaviour(of: element.layoutNode)) }

    /// What an element without others in it shows; nil for nothing.
    private func leafKind(_ element: Element) -> ShownContent.Kind? {
        if let string = element.shownString { return string.allSatisfy(\.isWhitespace) ? nil : .text }
        if (element as? DescribedNode<ColorParameters>)?.parameters.color == .clear { return nil }
        switch role(of: element) {
        case .area: return .fill
        case .picture: return .picture
        case .none, .room, .moved: return nil
        }
    }

    /// The area that is the background of the content; nil if there is none, or something else.
    private func ground(of layered: LayeredElement) -> Element? {
        guard layered.layer == .background, let element = layered.slot.element, element.ownsLayoutNode,
            element.shownChildren.isEmpty, leafKind(element) == .fill
        else { return nil }
        return element
    }
}

extension Element {
    /// What people do with an element: that of the places between it and the element around it. What is in a row of a list is as
    /// large as the row to the touch.
    fileprivate func role(in outer: Element?) -> ElementRole? {
        let depth = outer?.node.depth ?? 0
        var place: _ViewNode? = node
        while let current = place, current.depth > depth {
            if current is TextFieldNode { return .field }
            let isPressed = current is ButtonNode || (current as? ListModifierNode<TapWatch>)?.tapAction != nil
            if isPressed { return current.environment.isEnabled && !current.environment.isInRow ? .target : nil }
            place = current.parent
        }
        if let drawn = self as? DrawnElement, case .link = drawn.effect, !node.environment.isInRow { return .target }
        return nil
    }
}

/// What people do with an element.
private enum ElementRole {
    /// They touch it.
    case target
    /// They write in it, and it scrolls.
    case field
}

extension DrawnElement {
    /// Whether nothing in it can be seen.
    fileprivate func isInvisible(_ frame: CGRect) -> Bool {
        switch effect {
        case .hidden: true
        case .opacity(let opacity): opacity <= 0
        case .clip: frame.isEmpty
        default: false
        }
    }

    /// What the effect itself shows below its content.
    fileprivate var ownContent: ShownContent.Kind? {
        switch effect {
        case .clip: .clipped
        case .fill(_, _, _, .background, _): .fill
        default: nil
        }
    }

    /// Whether what is in it is clipped.
    fileprivate var isClip: Bool { if case .clip = effect { true } else { false } }

    /// Whether what is in it lets through what was drawn before.
    fileprivate var isFaded: Bool { if case .opacity(let opacity) = effect { opacity < 1 } else { false } }

    /// Whether what is in it is not drawn where it was laid out.
    fileprivate var endsRoom: Bool {
        switch effect {
        case .rotation, .scale, .projection, .spatialRotation, .visual: true
        default: false
        }
    }
}
