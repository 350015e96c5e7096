import CopyfitLayout
import Foundation

/// A header or footer of a section that stays in the visible part of the scroll view around it as long as rows of its
/// section are there. Its own frame is where it is without scrolling; its content is moved in it.
final class PinnedElement: AttachedElement, StayingElement {
    private let isFooter: Bool
    private unowned let section: SectionNode
    private unowned let container: any LazyContainer

    private(set) var shift = CGSize.zero

    init(_ content: Element, of section: SectionNode, isFooter: Bool, container: any LazyContainer, node: _ViewNode) {
        (self.section, self.isFooter, self.container) = (section, isFooter, container)
        super.init(node: node, behaviour: .offset(.zero))
        setChildren(.one(content))
        graph.scrolling.stayingElements.append(self)
    }

    override var name: String { "pinned \(isFooter ? "footer" : "header")" }

    /// In front of the rows that do not ask for another place.
    override var ownZIndex: Double? { (children.first?.zIndex ?? 0).nextUp }

    func stay() -> Bool {
        guard !isGone, node.isAlive, !node.isAsleep, let new = wantedShift else { return false }
        guard abs(new.width - shift.width) > 1e-6 || abs(new.height - shift.height) > 1e-6 else { return false }
        shift = new
        layout.setBehaviour(.offset(new), of: layoutNode)
        return true
    }

    /// The shift that keeps the content in view; nil if the element is not laid out.
    private var wantedShift: CGSize? {
        guard let axis = container.lazyAxis, let scrolled = scrolledNode(along: axis) else { return .zero }
        guard isShown(below: graph.root?.shownElement) else { return nil }
        let isMirrored = axis == .horizontal && scrolled.scrollElement.layoutDirection == .rightToLeft
        let seen = LazySpan(scrolled.region, axis, isMirrored)
        let natural = span(of: self, axis, isMirrored, scrolled)
        let rows = section.contentElements.map { span(of: $0, axis, isMirrored, scrolled) }
        let distance: CGFloat
        if isFooter {
            let limit = natural.lowerBound - (rows.map(\.lowerBound).min() ?? natural.lowerBound)
            distance = -min(max(0, natural.upperBound - seen.upperBound), max(0, limit))
        } else {
            let limit = (rows.map(\.upperBound).max() ?? natural.upperBound) - natural.upperBound
            distance = min(max(0, seen.lowerBound - natural.lowerBound), max(0, limit))
        }
        return axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
    }

    /// Where an element with the room around it is in the scroll view, from the edge at which its content starts.
    private func span(
        of element: Element,
        _ axis: Axis,
        _ isMirrored: Bool,
        _ scrolled: any ScrolledNode
    ) -> LazySpan {
        let bounds = CGRect(origin: .zero, size: element.size)
        let insets = container.insets(around: container.member(around: element))
        let frame = element.convert(bounds, toSpaceOf: scrolled.scrollElement)
        let area = CGRect(
            x: frame.minX,
            y: frame.minY - insets.top,
            width: frame.width,
            height: frame.height + insets.top + insets.bottom
        )
        return LazySpan(area, axis, isMirrored)
    }
}

extension LazySpan {
    /// The part of an axis that a rectangle takes; of a mirrored axis with the opposite sign.
    fileprivate init(_ rect: CGRect, _ axis: Axis, _ isMirrored: Bool) {
        let isVertical = axis == .vertical
        let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        self.init(isMirrored ? -end : start, isMirrored ? -start : end)
    }
}

/// The place of the header or the footer of a section.
final class SectionEdgeNode: WrappingNode {
    private unowned let section: SectionNode
    private let isFooter: Bool

    /// The container in which the elements stay in view; nil if they do not.
    private weak var pinning: (any LazyContainer)?

    init(of section: SectionNode, isFooter: Bool, at position: borrowing _ViewPosition) {
        (self.section, self.isFooter) = (section, isFooter)
        super.init(at: position)
    }

    func update<Content: View>(_ content: Content, in container: (any LazyContainer)?) {
        child = position(of: child).bringIn(content)
        let parts: PinnedScrollableViews = isFooter ? .sectionFooters : .sectionHeaders
        let pinning = container.flatMap { $0.pinnedViews.contains(parts) ? $0 : nil }
        if pinning !== self.pinning {
            _ = wrap(.none)
            self.pinning = pinning
        }
        _ = collectElements()
        for case let pinned as PinnedElement in elements {
            graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: pinned.layoutNode)
        }
    }

    override var hasDynamicElements: Bool { child?.hasDynamicElements ?? false }

    override func collectElements() -> Bool {
        let content = child?.elements ?? .none
        return pinning == nil ? replaceElements(content) : wrap(content)
    }

    private func wrap(_ content: ElementList) -> Bool {
        follow(
            content,
            wrap: { [pinning] element in
                guard let pinning else { return element }
                return PinnedElement(element, of: section, isFooter: isFooter, container: pinning, node: self)
            },
            drop: { ($0 as? PinnedElement)?.release() }
        )
    }

    override func content(of element: Element) -> Element? { (element as? PinnedElement)?.children.first }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { child.map(visit) }

    override func willDestroy() { for element in elements { (element as? PinnedElement)?.release() } }
}
