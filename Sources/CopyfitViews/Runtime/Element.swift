import CopyfitLayout
import CopyfitText
import Foundation

typealias Element = _ViewElement

/// One thing that takes part in layout and preferences: a leaf, a container, or a modifier around another element.
///
/// A place with a layout node of its own is itself that element; elements of other places are `AttachedElement`s. Several
/// elements may share a layout node: a modifier that does not affect layout uses its content's.
///
/// Opaque outside Copyfit.
public class _ViewElement {
    // Stored, because nearly everything reads it: a stored constant needs no call and counts no references.
    final let graph: ViewGraph

    private(set) final var layoutNode = LayoutNodeID.none

    /// The element that this one is directly in.
    private(set) final var outer: _ViewElement? {
        get { ownOuter.element }
        set {
            var outer = Outer(element: newValue)
            swap(&ownOuter, &outer)
        }
    }

    private struct Outer {
        unowned let element: _ViewElement?
    }

    // This and the list below are read as a whole and replaced with `swap`, because then no access to them needs a check
    // for exclusive access.
    private final var ownOuter = Outer(element: nil)

    /// The elements below, in the order in which preferences combine.
    final var children: ElementList { listedChildren }

    private final var listedChildren: ElementList = .none

    /// The bits of the preference keys that something here or below may contribute to.
    private(set) final var preferenceMask: UInt16 = 0

    private final var facts: Facts = []

    init(graph: ViewGraph) {
        self.graph = graph
    }

    deinit {
        if facts.contains(.hasDetails) { graph.sideTables.details[ObjectIdentifier(self)] = nil }
    }

    // MARK: Facts

    /// What is true or false of an element, in one byte: there are many elements.
    private struct Facts: OptionSet {
        let rawValue: UInt8

        static let ownsLayoutNode = Facts(rawValue: 1)
        static let hasRowOfContent = Facts(rawValue: 2)
        static let hasDynamicContent = Facts(rawValue: 4)
        static let isReleased = Facts(rawValue: 8)
        static let keepsFrame = Facts(rawValue: 16)
        static let hasDetails = Facts(rawValue: 32)
    }

    final var ownsLayoutNode: Bool { facts.contains(.ownsLayoutNode) }

    /// Whether the row was taken over from the content inside the element, rather than set by a row around the element.
    final var hasRowOfContent: Bool {
        get { facts.contains(.hasRowOfContent) }
        set { if newValue { facts.insert(.hasRowOfContent) } else { facts.remove(.hasRowOfContent) } }
    }

    /// Whether the default of a key counts if nothing below contributes.
    private var hasDynamicContent: Bool { facts.contains(.hasDynamicContent) }

    /// Whether the element has released its layout node.
    private var isReleased: Bool { facts.contains(.isReleased) }

    // MARK: In a tree

    /// The place of the element.
    var node: _ViewNode { preconditionFailure("An element has a place.") }

    /// The elements below that are laid out.
    var shownChildren: [Element] { children.array }

    /// The elements that a place contributes to the container around it; none for an element that is no place.
    var elements: ElementList { .none }

    /// Whether an element directly below is among them.
    func shows(_ child: Element) -> Bool { true }

    /// Notes what the element draws, at its frame in the host's space: by default what is inside it.
    func draw(in painter: inout Painter, frame: CGRect) { painter.drawContent(of: self) }

    /// What became of the text that the element is; nil for other elements, before it is placed, and for a text that could
    /// not be prepared.
    func laidOutText(at path: NodePath) -> LaidOutText? { nil }

    /// The whole string, if the element is a text.
    var shownString: String? { nil }

    /// What is shown of the text that the element is, and how; nil where `laidOutText` is.
    var placedText: FittedText? { nil }

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
        while let outer = element.outer {
            guard outer.shows(element) else { return false }
            element = outer
        }
        return element === root
    }

    /// Gives the element a new layout node, once.
    final func lay(out behaviour: LayoutBehaviour, direction: LayoutDirection) {
        layoutNode = layout.makeNode(behaviour, direction: direction)
        facts.insert(.ownsLayoutNode)
    }

    /// Puts the element around another one without affecting layout, once.
    final func share(_ content: Element) {
        layoutNode = content.layoutNode
        setChildren(.one(content))
    }

    /// Whether the element has never had a layout node.
    final var isUnused: Bool { layoutNode == .none }

    /// The element's name in a dump of the tree.
    var name: String { "\(type(of: self))" }

    final var layout: LayoutTree { graph.layout }

    // MARK: Details

    /// What few elements have, kept by the graph to save memory.
    struct Details {
        weak var gridRow: GridRowNode?
        /// The last frame of a released element.
        var lastFrame = CGRect.zero
    }

    private final var details: Details {
        get { facts.contains(.hasDetails) ? graph.sideTables.details[ObjectIdentifier(self)] ?? Details() : Details() }
        set {
            facts.insert(.hasDetails)
            graph.sideTables.details[ObjectIdentifier(self)] = newValue
        }
    }

    /// The grid row whose cell the element is, directly or inside modifiers.
    final var gridRow: GridRowNode? {
        get { facts.contains(.hasDetails) ? details.gridRow : nil }
        set { if newValue != nil || facts.contains(.hasDetails) { details.gridRow = newValue } }
    }

    /// Keeps the last frame after the element was released, for whoever holds the element.
    final func keepFrame() {
        var element = self
        element.facts.insert(.keepsFrame)
        while !element.ownsLayoutNode, let content = element.children.first {
            element = content
            element.facts.insert(.keepsFrame)
        }
    }

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
        for child in replaceChildren(new) where child.outer === self { child.outer = nil }
        if case .one(let only) = new {
            only.outer = self
            if ownsLayoutNode { layout.setOnlyChild(only.layoutNode, of: layoutNode) }
            return absorb(only.preferenceMask)
        }
        var mask: UInt16 = 0
        new.visit { child in
            child.outer = self
            mask |= child.preferenceMask
        }
        if ownsLayoutNode { attach(layoutOrder?.present ?? new) }
        absorb(mask)
    }

    /// Replaces the list alone, and returns the old one, so that no element ends while the list is written.
    private func replaceChildren(_ new: ElementList) -> ElementList {
        var list = new
        swap(&listedChildren, &list)
        return list
    }

    private func attach(_ new: ElementList) {
        if case .one(let only) = new {
            layout.setOnlyChild(only.layoutNode, of: layoutNode)
        } else {
            layout.setChildren(new.count, of: layoutNode) { new[$0].layoutNode }
        }
    }

    /// Adds bits to the mask of this element and its ancestors.
    final func absorb(_ mask: UInt16) {
        var element: Element? = self
        while let current = element, current.preferenceMask | mask != current.preferenceMask {
            current.preferenceMask |= mask
            element = current.outer
        }
    }

    /// Removes the layout node and those below that are still attached; a subview of a remaining place is detached. Who has
    /// asked for it with `keepFrame`, such as a geometry proxy in an action, still gets the last frame.
    final func release() {
        if isReleased { return }
        if facts.contains(.keepsFrame) { details.lastFrame = frame }
        facts.insert(.isReleased)
        graph.subviewUses.willGo(self)
        for child in children where child.outer === self {
            child.outer = nil
            if !child.isGone { layout.detach(child.layoutNode) }
        }
        _ = replaceChildren(.none)
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
        ownsLayoutNode ? isReleased : standing?.isReleased ?? true
    }

    // MARK: Preferences

    final func contributesDefaults() {
        facts.insert(.hasDynamicContent)
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
        if standing.isReleased { return standing.details.lastFrame }
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

/// Rare facts about elements and keys, kept beside the tree to save memory.
struct SideTables {
    /// By element, which removes what is kept for it when it ends.
    var details: [ObjectIdentifier: _ViewElement.Details] = [:]

    /// The preference keys whose reducers have been checked.
    var checkedReducers: Set<ObjectIdentifier> = []
}
