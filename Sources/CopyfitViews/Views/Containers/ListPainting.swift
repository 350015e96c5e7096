import CopyfitDrawing
import CopyfitLayout
import Foundation

extension EnvironmentValues {
    private struct ListLookKey: EnvironmentKey {
        static let defaultValue: ListLook? = nil
    }

    /// The style that was set; nil is the platform's.
    var givenListLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var listLook: ListLook { givenListLook ?? platform.lists.usualLook }
}

/// The background of a whole list: none if it is not grouped.
struct ListFill: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        environment.listLook.isGrouped ? AnyShapeStyle(.palette(\.groupedBackground)) : AnyShapeStyle(Color.clear)
    }
}

/// The rows of a list.
nonisolated struct ListRows<Content: View>: View {
    typealias Body = Never

    let layout: ListLayout
    let pinnedViews: PinnedScrollableViews
    let content: Content

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let parameters = ListParameters(layout: view.layout, pinnedViews: view.pinnedViews)
        return ContainerNode.reconcile(parameters, content: view.content, at: position)
    }
}

struct ListParameters: LayoutParameters, Equatable {
    let layout: ListLayout
    let pinnedViews: PinnedScrollableViews

    var behaviour: LayoutBehaviour {
        for gap in LayoutBehaviour.ignoredGaps(of: layout) { _ = gap.given(as: "A layout's spacing") }
        return LayoutBehaviour(layout)
    }

    /// Tells the layout what its subviews are, if that matters.
    func behaviour(
        _ current: LayoutBehaviour,
        forSectionsOf content: ElementList,
        below place: _ViewNode
    ) -> LayoutBehaviour? {
        guard !layout.metrics.hasUniformRows else { return nil }
        var new = layout
        new.parts = content.listParts(below: place)
        return current.layout(of: ListLayout.self) == new ? nil : LayoutBehaviour(new)
    }

    var name: String { "ListLayout" }

    var lazyAxis: Axis? { .vertical }

    var lineGap: CGFloat { layout.gap }

    func insets(around element: Element) -> EdgeInsets {
        if element.isGap { return EdgeInsets() }
        let own = element.layout.layoutValue(ListRowInsetsKey.self, of: element.layoutNode) ?? nil
        let part = element.outer.flatMap { element.section(below: $0.node)?.part(of: element) } ?? .content
        let insets = layout.insets(own, of: part)
        let half = layout.slack(element.size.height, insets, of: part) / 2
        return EdgeInsets(top: insets.top + half, leading: 0, bottom: insets.bottom + half, trailing: 0)
    }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        let rows = PlacedRows(of: element, self, frame)
        rows.drawBackgrounds(&painter)
        var faint = DisplayList.Layer()
        faint.opacity = Palette.opacity(ofLevel: 2)
        func draw(_ row: PlacedRows.Row, in painter: inout Painter) {
            painter.inRole(.listItem) { painter in
                painter.inLayer(row.isContent ? DisplayList.Layer() : faint) { $0.draw(row.element) }
            }
        }
        painter.inRole(.list) { painter in
            for row in rows.rows where row.movedBy == 0 { draw(row, in: &painter) }
        }
        rows.drawSeparators(&painter)
        for row in rows.rows where row.movedBy != 0 {
            rows.drawBackground(ofMoved: row, &painter)
            draw(row, in: &painter)
        }
    }
}

/// The rows of a list where they are drawn.
private struct PlacedRows {
    struct Row {
        let element: Element
        /// The row with its insets, as wide as the list.
        let area: CGRect
        /// Where its content begins and ends.
        let content: CGRect
        let section: SectionNode?
        /// False for headers and footers of sections.
        let isContent: Bool
        /// How far the content is moved down to stay in view.
        let movedBy: CGFloat
    }

    let rows: [Row]
    private let frame: CGRect
    private let environment: EnvironmentValues
    private let metrics: ListMetrics

    init(of list: Element, _ parameters: ListParameters, _ frame: CGRect) {
        self.frame = frame
        environment = list.node.environment
        metrics = parameters.layout.metrics
        rows = list.shownChildren.map { element in
            let content = element.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            let insets = parameters.insets(around: element)
            let top = content.minY - insets.top
            let height = content.height + insets.top + insets.bottom
            let section = element.section(below: list.node)
            return Row(
                element: element,
                area: CGRect(x: frame.minX, y: top, width: frame.width, height: height),
                content: content,
                section: section,
                isContent: section.map { $0.part(of: element) == .content } ?? true,
                movedBy: (element as? any StayingElement)?.shift.height ?? 0
            )
        }
    }

    /// Whether a row and the next one belong together.
    private func continues(_ index: Int) -> Bool {
        guard rows.indices.contains(index), rows.indices.contains(index + 1) else { return false }
        let (row, next) = (rows[index], rows[index + 1])
        return row.isContent && next.isContent && row.section === next.section
    }

    /// Fills the areas of rows that belong together.
    func drawBackgrounds(_ painter: inout Painter) {
        guard environment.listLook.isGrouped else { return }
        let isInset = environment.listLook == .insetGrouped
        var first = rows.startIndex
        for index in rows.indices where !continues(index) {
            let area = rows[first].area.union(rows[index].area).insetBy(dx: isInset ? metrics.drawnMargin : 0, dy: 0)
            let isContent = rows[index].isContent
            first = index + 1
            guard isContent, area.width > 0 else { continue }
            let bounds = area.roundedToPixels(scale: environment.builtIn.displayScale)
            let outline = Path(roundedRect: bounds, cornerRadius: isInset ? metrics.drawnRadius : 0)
            painter.fill(outline, PaletteStyle(\.groupedRow), over: bounds, in: environment)
        }
    }

    /// Covers the rows over which a header or footer has moved.
    func drawBackground(ofMoved row: Row, _ painter: inout Painter) {
        let area = row.area.offsetBy(dx: 0, dy: row.movedBy)
        let bounds = area.roundedToPixels(scale: environment.builtIn.displayScale)
        painter.fill(Path(bounds), PaletteStyle(\.background), over: bounds, in: environment)
    }

    /// Draws a line in the gap after each row that another one follows, from where the content begins to the edge.
    func drawSeparators(_ painter: inout Painter) {
        let margin = environment.listLook == .insetGrouped ? metrics.drawnMargin : 0
        for index in rows.indices where continues(index) {
            let (row, next) = (rows[index], rows[index + 1])
            let isMirrored = environment.layoutDirection == .rightToLeft
            let left = isMirrored ? frame.minX + margin : next.content.minX
            let right = isMirrored ? next.content.maxX : frame.maxX - margin
            let middle = (row.area.maxY + next.area.minY) / 2
            guard right > left else { continue }
            let line = CGRect(x: left, y: middle - 0.5, width: right - left, height: 1)
            let bounds = line.roundedToPixels(scale: environment.builtIn.displayScale)
            painter.fill(Path(bounds), SeparatorShapeStyle(), over: bounds, in: environment)
        }
    }
}
