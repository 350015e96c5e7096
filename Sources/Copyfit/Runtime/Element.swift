import CopyfitLayout
import Foundation

/// One thing that takes part in layout and preferences: a leaf, a container, or a modifier around another element.
///
/// Elements are made and kept by view nodes. Several elements may share a layout node: a modifier without influence
/// on layout stands on its content's.
class Element {
    unowned let node: _ViewNode
    let graph: ViewGraph
    let layoutNode: LayoutNodeID

    private(set) unowned var parent: Element?

    /// The elements below, in the order in which preferences combine.
    private(set) var children: ElementList = .none

    private var rarities: Rarities?

    let ownsLayoutNode: Bool

    /// Whether the row is that of the content that the element is around, and not one around the element.
    var hasRowOfContent = false

    /// Whether the default of every key counts where nothing below contributes.
    private var hasDynamicContent = false

    /// Whether the element has given up its layout node.
    private var isReleased = false

    /// The elements below that are laid out.
    var shownChildren: [Element] { children.array }

    /// Whether the element is laid out below the root: a container is around it, and no choice has left it out.
    final func isShown(below root: Element?) -> Bool {
        var element = self
        while let parent = element.parent {
            guard parent.shownChildren.contains(where: { $0 === element }) else { return false }
            element = parent
        }
        return element === root
    }

    /// An element with a layout node of its own.
    init(node: _ViewNode, behaviour: LayoutBehaviour) {
        self.node = node
        graph = node.graph
        layoutNode = node.graph.layout.makeNode(behaviour, direction: node.environment.builtIn.layoutDirection)
        ownsLayoutNode = true
    }

    /// An element around another one, without influence on layout.
    init(node: _ViewNode, around content: Element) {
        self.node = node
        graph = node.graph
        layoutNode = content.layoutNode
        ownsLayoutNode = false
        setChildren(.one(content))
    }

    /// What the element is called in a dump of the tree.
    var name: String { "\(type(of: self))" }

    var layout: LayoutTree { graph.layout }

    // MARK: Rarities

    /// What most elements never need the room for.
    private final class Rarities {
        weak var gridRow: GridRowNode?
        var preferenceMask: UInt64 = 0
        /// What is left at the end of the element's life.
        var lastFrame = CGRect.zero
    }

    private func madeRarities() -> Rarities {
        let made = rarities ?? Rarities()
        rarities = made
        return made
    }

    /// The grid row that the element is a cell of, behind modifiers or not.
    final var gridRow: GridRowNode? {
        get { rarities?.gridRow }
        set { if newValue != nil || rarities != nil { madeRarities().gridRow = newValue } }
    }

    /// The bits of the preference keys that something here or below may contribute to.
    final var preferenceMask: UInt64 { rarities?.preferenceMask ?? 0 }

    // MARK: Structure

    /// Replaces the elements below; `layoutOrder` where it differs from the order of preferences.
    final func setChildren(_ new: [Element], layoutOrder: [Element]? = nil) {
        setChildren(ElementList(new), layoutOrder: layoutOrder.map { ElementList($0) })
    }

    /// Replaces the elements below.
    ///
    /// Elements whose place is gone are left out: the places that still list them are brought up to date later.
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

    /// Gives up the layout node, and those below that are still attached; a subview of a place that lives on is let go.
    /// Whoever still holds the element, like a geometry proxy in an action, finds the last geometry.
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

    /// The element whose layout node this one stands on: the end of those that are around each other, or one of them that
    /// was released; nil where there is none.
    private var standing: Element? {
        var element = self
        while !element.ownsLayoutNode, !element.isReleased {
            guard let content = element.children.first else { return nil }
            element = content
        }
        return element
    }

    /// Whether the place of the element, or of what it stands on, is gone: its layout node lives no more.
    final var isGone: Bool {
        standing?.isReleased ?? true
    }

    // MARK: Preferences

    final func contributesDefaults() {
        hasDynamicContent = true
        absorb(.max)
    }

    /// Whether something here or below has a value for a key.
    func hasContributor<K: PreferenceKey>(_ key: K.Type, bit: PreferenceBit) -> Bool {
        guard preferenceMask & bit.mask != 0, graph.hasRoomForWalk else { return false }
        return hasDynamicContent || children.contains { $0.hasContributor(key, bit: bit) }
    }

    /// The combined value of a key here and below; nil when nobody contributes.
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

    /// The direction at the element's place; left to right once the place is gone.
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

    /// Whether this element carries the named coordinate space.
    func definesCoordinateSpace(_ name: AnyHashable) -> Bool {
        guard ownsLayoutNode, !isGone, let name = name.base as? ScrollViewName,
            let axes = layout.scrolledAxes(of: layoutNode)
        else { return false }
        return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
    }
}
