import CopyfitLayout
import Foundation

/// One thing that takes part in layout and preferences: a leaf, a container, or a modifier around another element.
///
/// Elements are made and kept by view nodes. Several elements may share a layout node: a modifier that does not affect
/// layout uses its content's.
class Element {
    unowned let node: _ViewNode
    let graph: ViewGraph
    let layoutNode: LayoutNodeID

    private(set) unowned var parent: Element?

    /// The elements below, in the order in which preferences combine.
    private(set) var children: ElementList = .none

    private var rarities: Rarities?

    let ownsLayoutNode: Bool

    /// Whether the row was taken over from the content inside the element, rather than set by a row around the element.
    var hasRowOfContent = false

    /// Whether the default of a key counts if nothing below contributes.
    private var hasDynamicContent = false

    /// Whether the element has released its layout node.
    private var isReleased = false

    /// The elements below that are laid out.
    var shownChildren: [Element] { children.array }

    /// Whether an element directly below is among them.
    func shows(_ child: Element) -> Bool { true }

    /// Notes what the element draws, at its frame in the host's space: by default what is inside it.
    func draw(in painter: inout Painter, frame: CGRect) { painter.drawContent(of: self) }

    /// What became of the text that the element is; nil for other elements, before it is placed, and for a text that could
    /// not be prepared.
    func laidOutText(at path: NodePath) -> LaidOutText? { nil }

    /// The whole string, if the element is a text.
    var shownString: String? { nil }

    /// What does not fit, in words, if the element is a text that does not fit.
    var problem: String? { nil }

    /// Whether nothing in the element is drawn, although it takes room.
    var isHidden: Bool { false }

    /// Whether the element takes the place of rows that are not made. Modifiers put nothing around it.
    var isGap: Bool { false }

    /// The place in the drawing order among its siblings; the higher, the further in front.
    final var zIndex: Double {
        var element = self
        while true {
            if let index = element.ownZIndex { return index }
            guard let content = element.modified else { return 0 }
            element = content
        }
    }

    /// The z index that is set here; nil if none is.
    var ownZIndex: Double? { nil }

    /// The element that a modifier's element is around; nil for others.
    var modified: Element? { ownsLayoutNode ? nil : children.first }

    /// Whether the element is laid out below the root: it is in a container, and no `ViewThatFits` has left it out. Linear in
    /// its depth.
    final func isShown(below root: Element?) -> Bool {
        var element = self
        while let parent = element.parent {
            guard parent.shows(element) else { return false }
            element = parent
        }
        return element === root
    }

    /// An element with a new layout node.
    init(node: _ViewNode, behaviour: LayoutBehaviour) {
        self.node = node
        graph = node.graph
        layoutNode = node.graph.layout.makeNode(behaviour, direction: node.environment.builtIn.layoutDirection)
        ownsLayoutNode = true
    }

    /// An element around another one that does not affect layout.
    init(node: _ViewNode, around content: Element) {
        self.node = node
        graph = node.graph
        layoutNode = content.layoutNode
        ownsLayoutNode = false
        setChildren(.one(content))
    }

    /// The element's name in a dump of the tree.
    var name: String { "\(type(of: self))" }

    var layout: LayoutTree { graph.layout }

    // MARK: Rarities

    /// Properties that most elements never need, kept apart to save memory.
    private final class Rarities {
        weak var gridRow: GridRowNode?
        var preferenceMask: UInt64 = 0
        /// The last frame of a released element.
        var lastFrame = CGRect.zero
    }

    private func madeRarities() -> Rarities {
        let made = rarities ?? Rarities()
        rarities = made
        return made
    }

    /// The grid row of which the element is a cell, directly or inside modifiers.
    final var gridRow: GridRowNode? {
        get { rarities?.gridRow }
        set { if newValue != nil || rarities != nil { madeRarities().gridRow = newValue } }
    }

    /// The bits of the preference keys that something here or below may contribute to.
    final var preferenceMask: UInt64 { rarities?.preferenceMask ?? 0 }

    // MARK: Structure

    /// Replaces the elements below. `layoutOrder` gives the order for layout if it differs from the order of
    /// preferences.
    final func setChildren(_ new: [Element], layoutOrder: [Element]? = nil) {
        setChildren(ElementList(new), layoutOrder: layoutOrder.map { ElementList($0) })
    }

    /// Replaces the elements below.
    ///
    /// Elements whose place was removed are left out; the places that still list them are updated later.
    final func setChildren(_ given: ElementList, layoutOrder: ElementList? = nil) {
        let new = given.present
        if case .one(let only) = new, children.isEmpty { return setFirstChild(only) }
        for child in children where child.parent === self { child.parent = nil }
        children = new
        var mask: UInt64 = 0
        for child in new {
            child.parent = self
            mask |= child.preferenceMask
        }
        if ownsLayoutNode { attach(layoutOrder?.present ?? new) }
        absorb(mask)
    }

    private func setFirstChild(_ child: Element) {
        children = .one(child)
        child.parent = self
        if ownsLayoutNode { layout.setOnlyChild(child.layoutNode, of: layoutNode) }
        absorb(child.preferenceMask)
    }

    private func attach(_ new: ElementList) {
        if case .one(let only) = new {
            layout.setOnlyChild(only.layoutNode, of: layoutNode)
        } else {
            layout.setChildren(new.map { $0.layoutNode }, of: layoutNode)
        }
    }

    /// Adds bits to the mask of this element and its ancestors.
    final func absorb(_ mask: UInt64) {
        var element: Element? = self
        while let current = element, current.preferenceMask | mask != current.preferenceMask {
            current.madeRarities().preferenceMask |= mask
            element = current.parent
        }
    }

    /// Removes the layout node and those below that are still attached; a subview of a remaining place is detached. A
    /// holder of the element, such as a geometry proxy in an action, still gets the last geometry.
    final func release() {
        if isReleased { return }
        madeRarities().lastFrame = frame
        isReleased = true
        graph.subviewUses.willGo(self)
        for child in children where child.parent === self {
            child.parent = nil
            if !child.isGone { layout.detach(child.layoutNode) }
        }
        children = .none
        if ownsLayoutNode { layout.removeSubtree(layoutNode) }
    }

    /// The element that owns this element's layout node: the innermost of the nested elements that share it, or the
    /// first of them that was released; nil if there is none.
    private var standing: Element? {
        var element = self
        while !element.ownsLayoutNode, !element.isReleased {
            guard let content = element.children.first else { return nil }
            element = content
        }
        return element
    }

    /// Whether the element's layout node was removed, because its own place or that of the content that owns the node
    /// was removed.
    final var isGone: Bool {
        standing?.isReleased ?? true
    }

    // MARK: Preferences

    final func contributesDefaults() {
        hasDynamicContent = true
        absorb(.max)
    }

    /// Whether this element or one below has a value for a key.
    func hasContributor<K: PreferenceKey>(_ key: K.Type, bit: PreferenceBit) -> Bool {
        guard preferenceMask & bit.mask != 0, graph.hasRoomForWalk else { return false }
        return hasDynamicContent || children.contains { $0.hasContributor(key, bit: bit) }
    }

    /// The combined value of a key from this element and those below; nil if none contributes.
    func preference<K: PreferenceKey>(_ key: K.Type, bit: PreferenceBit) -> K.Value? {
        guard preferenceMask & bit.mask != 0, graph.hasRoomForWalk else { return nil }
        let value =
            children.count == 1 ? children[0].preference(key, bit: bit) : combinedPreference(key, of: children)
        return hasDynamicContent ? value ?? K.unisolatedDefault : value
    }

    // MARK: Geometry

    /// The frame in the space of the layout node above, where the element was last placed.
    final var frame: CGRect {
        guard let standing else { return .zero }
        if standing.isReleased, let rarities = standing.rarities { return rarities.lastFrame }
        return layout.frame(of: standing.layoutNode)
    }

    /// The direction at the element's place; left to right after the place was removed.
    final var layoutDirection: LayoutDirection {
        isReleased ? .leftToRight : node.environment.builtIn.layoutDirection
    }

    /// The size of the element where it was last placed.
    final var size: CGSize { frame.size }

    /// Maps a rectangle in this element's space into its parent's.
    func convertToParent(_ rect: CGRect) -> CGRect {
        guard ownsLayoutNode else { return rect }
        let origin = frame.origin
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Whether this element defines the named coordinate space.
    func definesCoordinateSpace(_ name: AnyHashable) -> Bool {
        guard ownsLayoutNode, !isGone, let name = name.base as? ScrollViewName,
            let axes = layout.scrolledAxes(of: layoutNode)
        else { return false }
        return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
    }
}
