import CopyfitDrawing
import CopyfitLayout
import Foundation

/// How lists are drawn.
enum ListLook: Sendable {
    case plain, grouped, insetGrouped
}

extension EnvironmentValues {
    private struct ListLookKey: EnvironmentKey {
        static let defaultValue = ListLook.plain
    }

    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

/// The background of a whole list: none in the plain style.
struct ListFill: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        environment.listLook == .plain ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.palette(\.groupedBackground))
    }
}

/// The rows of a list.
nonisolated struct ListRows<Content: View>: View {
    typealias Body = Never

    let layout: ListLayout
    let content: Content

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ContainerNode.reconcile(ListParameters(layout: view.layout), content: view.content, at: position)
    }
}

struct ListParameters: LayoutParameters, Equatable {
    let layout: ListLayout

    var behaviour: LayoutBehaviour {
        for gap in LayoutBehaviour.ignoredGaps(of: layout) { _ = gap.given(as: "A layout's spacing") }
        return LayoutBehaviour(layout)
    }

    var name: String { "ListLayout" }

    var lazyAxis: Axis? { .vertical }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        let rows = PlacedRows(of: element, layout, frame)
        rows.drawBackgrounds(&painter)
        var faint = DisplayList.Layer()
        faint.opacity = Palette.opacity(ofLevel: 2)
        for row in rows.rows {
            painter.inLayer(row.isContent ? DisplayList.Layer() : faint) { $0.draw(row.element) }
        }
        rows.drawSeparators(&painter)
    }
}

/// The rows of a list where they are drawn.
private struct PlacedRows {
    struct Row {
        let element: Element
        /// The row with its insets.
        let area: CGRect
        /// Where its content begins and ends.
        let content: CGRect
        let section: SectionNode?
        /// False for headers and footers of sections.
        let isContent: Bool
    }

    let rows: [Row]
    private let frame: CGRect
    private let environment: EnvironmentValues

    init(of list: Element, _ layout: ListLayout, _ frame: CGRect) {
        self.frame = frame
        environment = list.node.environment
        rows = list.shownChildren.map { element in
            let content = element.frame.offsetBy(dx: frame.minX, dy: frame.minY)
            let own = list.graph.layout.layoutValue(ListRowInsetsKey.self, of: element.layoutNode) ?? nil
            let isGap = element is LazyGap
            let insets = isGap ? EdgeInsets() : ListLayout.insets(own)
            let half = isGap ? 0 : layout.slack(content.height, insets) / 2
            let top = content.minY - insets.top - half
            let height = content.height + insets.top + insets.bottom + 2 * half
            let section = element.section(below: list.node)
            return Row(
                element: element,
                area: CGRect(x: frame.minX, y: top, width: frame.width, height: height),
                content: content,
                section: section,
                isContent: section.map { $0.part(of: element) == .content } ?? true
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
        guard environment.listLook != .plain else { return }
        let isInset = environment.listLook == .insetGrouped
        var first = rows.startIndex
        for index in rows.indices where !continues(index) {
            let area = rows[first].area.union(rows[index].area).insetBy(dx: isInset ? Self.inset : 0, dy: 0)
            let isContent = rows[index].isContent
            first = index + 1
            guard isContent, area.width > 0 else { continue }
            let bounds = area.roundedToPixels(scale: environment.builtIn.displayScale)
            let outline = Path(roundedRect: bounds, cornerRadius: isInset ? Self.inset : 0)
            painter.fill(outline, PaletteStyle(\.groupedRow), over: bounds, in: environment)
        }
    }

    /// Draws a line in the gap after each row that another one follows, from where the content begins to the edge.
    func drawSeparators(_ painter: inout Painter) {
        let margin = environment.listLook == .insetGrouped ? Self.inset : 0
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

    /// The distance of grouped rows from the edges, and the radius of their corners.
    private static let inset: CGFloat = 8
}
