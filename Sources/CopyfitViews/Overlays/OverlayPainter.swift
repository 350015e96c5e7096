import CopyfitDrawing
import CopyfitFit
import CopyfitLayout
import Foundation

/// Marks on a drawing how the elements of a settled host were laid out.
struct OverlayPainter {
    private let overlay: LayoutOverlay
    private let graph: ViewGraph
    private var marks: MarkPainter

    init(_ painter: Painter, _ overlay: LayoutOverlay, _ graph: ViewGraph, _ environment: EnvironmentValues) {
        self.overlay = overlay
        self.graph = graph
        marks = MarkPainter(painter, environment)
    }

    /// The drawing with the marks, those that cover most first.
    mutating func paint(_ root: Element) -> DisplayList {
        let shown = root.shownSubtree { !$0.isHidden }
        let elements = shown.filter(\.element.ownsLayoutNode).map { element, positions in
            (element: element, depth: positions.count, frame: element.globalFrame)
        }
        if overlay.contains(.spacing) { for next in elements { drawSpacing(next.element, next.frame) } }
        if overlay.contains(.pieces) { forEachText(elements) { marks, text, _ in text.drawPieces(&marks) } }
        if overlay.contains(.lines) { forEachText(elements) { marks, text, _ in text.drawLines(&marks) } }
        if overlay.contains(.frames) {
            for next in elements {
                marks.outline(next.frame, OverlayPalette.frame.opacity(max(0.3, 1 - 0.1 * CGFloat(next.depth))))
            }
        }
        if overlay.contains(.guides) { for next in elements { drawGuides(next.element, next.frame) } }
        if overlay.contains(.overflow) { drawOverflow(elements) }
        if overlay.contains(.proposals) { for next in elements { drawProposal(next.element, next.frame) } }
        if overlay.contains(.legend) { drawLegend() }
        return marks.painter.list
    }

    private typealias Framed = (element: Element, depth: Int, frame: CGRect)

    private mutating func forEachText(_ elements: [Framed], _ draw: (inout MarkPainter, TextMarks, Framed) -> Void) {
        for next in elements {
            guard let text = (next.element as? TextNode)?.leaf?.placed else { continue }
            draw(&marks, TextMarks(placed: text, origin: text.origin(in: next.frame, scale: marks.scale)), next)
        }
    }

    // MARK: Spacing

    private mutating func drawSpacing(_ element: Element, _ frame: CGRect) {
        if graph.layout.isInset(element.layoutNode), let content = element.children.first {
            drawPadding(frame, around: content.globalFrame)
        } else if let line = graph.layout.alignmentLine(of: element.layoutNode) {
            let axis: Axis = line.axis == .vertical ? .horizontal : .vertical
            drawGaps(element.shownChildren.map(\.globalFrame), along: axis, frame)
        }
    }

    private mutating func drawPadding(_ outer: CGRect, around inner: CGRect) {
        let color = OverlayPalette.padding
        let edges = [
            CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
            CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
            CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: inner.height),
            CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: inner.height),
        ]
        for edge in edges { marks.hatch(edge, color) }
    }

    private mutating func drawGaps(_ frames: [CGRect], along axis: Axis, _ frame: CGRect) {
        for (one, next) in zip(frames, frames.dropFirst()) {
            let isRow = axis == .horizontal
            let (first, second) = isRow && one.minX > next.minX ? (next, one) : (one, next)
            let gap =
                isRow
                ? CGRect(x: first.maxX, y: frame.minY, width: second.minX - first.maxX, height: frame.height)
                : CGRect(x: frame.minX, y: first.maxY, width: frame.width, height: second.minY - first.maxY)
            let length = isRow ? second.minX - first.maxX : second.minY - first.maxY
            guard length > 0 else { continue }
            marks.hatch(gap, OverlayPalette.gap)
            let center = CGPoint(x: gap.midX, y: gap.midY)
            marks.label(shortDescription(of: length), at: center, OverlayPalette.gap, anchor: .center, size: 5)
        }
    }

    // MARK: Guides

    private mutating func drawGuides(_ element: Element, _ frame: CGRect) {
        if let leaf = (element as? TextNode)?.leaf {
            let proposal = graph.layout.placedProposal(of: element.layoutNode)
            guard let baselines = leaf.baselines(in: frame.size, for: proposal) else { return }
            for y in Set([baselines.first, baselines.last]).sorted() { drawRow(frame.minY + y, frame) }
        }
        guard let line = graph.layout.alignmentLine(of: element.layoutNode) else { return }
        if line.axis == .vertical { return drawRow(frame.minY + line.position, frame) }
        let x = frame.minX + line.position
        marks.line(CGPoint(x: x, y: frame.minY), CGPoint(x: x, y: frame.maxY), OverlayPalette.guide, dash: [3, 1])
    }

    private mutating func drawRow(_ y: CGFloat, _ frame: CGRect) {
        marks.line(CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y), OverlayPalette.guide, dash: [3, 1])
    }

    // MARK: Numbers

    private mutating func drawProposal(_ element: Element, _ frame: CGRect) {
        guard element.children.isEmpty || element.children.count > 1 else { return }
        let proposal = graph.layout.placedProposal(of: element.layoutNode)
        let offered = "\(words(proposal.width))×\(words(proposal.height))"
        let answered = "\(shortDescription(of: frame.width))×\(shortDescription(of: frame.height))"
        let corner = element.children.isEmpty ? CGPoint(x: frame.maxX, y: frame.maxY) : frame.origin
        let anchor: UnitPoint = element.children.isEmpty ? .bottomTrailing : .topLeading
        marks.label("\(offered) → \(answered)", at: corner, OverlayPalette.proposal, anchor: anchor, size: 5)
    }

    private func words(_ length: CGFloat?) -> String {
        guard let length else { return "–" }
        return length == .infinity ? "∞" : shortDescription(of: length)
    }

    private mutating func drawOverflow(_ elements: [Framed]) {
        forEachText(elements) { marks, text, next in
            if let problem = next.element.problem { text.drawOverflow(&marks, in: next.frame, problem) }
        }
        for next in elements where next.element.problem == nil {
            let extra = excess(next.element, next.frame)
            guard extra.width > 0.01 || extra.height > 0.01 else { continue }
            marks.outline(next.frame, OverlayPalette.overflow, width: 1)
            var parts: [String] = []
            if extra.width > 0.01 { parts.append("+\(shortDescription(of: extra.width)) pt wide") }
            if extra.height > 0.01 { parts.append("+\(shortDescription(of: extra.height)) pt high") }
            let corner = CGPoint(x: next.frame.minX, y: next.frame.maxY)
            marks.label(parts.joined(separator: ", "), at: corner, OverlayPalette.overflow)
        }
    }

    /// By how much an element is larger than what it was offered. What a stack offers along its axis is a share of its room, not
    /// a limit.
    private func excess(_ element: Element, _ frame: CGRect) -> CGSize {
        CGSize(width: excess(element, frame.width, .horizontal), height: excess(element, frame.height, .vertical))
    }

    private func excess(_ element: Element, _ length: CGFloat, _ axis: Axis) -> CGFloat {
        let own = length - (offered(to: element, axis) ?? .infinity)
        var parent = element.outer
        while own > 0, let next = parent {
            if next.ownsLayoutNode {
                if let line = graph.layout.alignmentLine(of: next.layoutNode) { return line.axis == axis ? own : 0 }
                // A view around this one alone that is as much too large has passed on what it was offered.
                let length = axis == .horizontal ? next.frame.width : next.frame.height
                let passesOn = abs(length - (offered(to: next, axis) ?? .infinity) - own) < 0.01
                guard passesOn, next.shownChildren.count == 1 else { return own }
            }
            parent = next.outer
        }
        return own
    }

    private func offered(to element: Element, _ axis: Axis) -> CGFloat? {
        let proposal = graph.layout.placedProposal(of: element.layoutNode)
        return axis == .horizontal ? proposal.width : proposal.height
    }

    // MARK: Legend

    /// A row for each kind of mark that is shown, below the drawing.
    private mutating func drawLegend() {
        let shown = LayoutOverlay.named.filter { overlay.contains($0.overlay) }
        let row: CGFloat = 11
        let top = marks.painter.size.height + 4
        marks.painter.extend(downBy: CGFloat(shown.count) * row + 8)
        let width = marks.painter.size.width
        marks.fill(
            CGRect(x: 0, y: top - 4, width: width, height: CGFloat(shown.count) * row + 8),
            DisplayList.PlainColor.white
        )
        for (index, next) in shown.enumerated() {
            let y = top + CGFloat(index) * row
            let color = OverlayPalette.color(of: next.overlay)
            marks.fill(CGRect(x: 4, y: y + 1, width: 12, height: 7), color.opacity(0.5))
            marks.outline(CGRect(x: 4, y: y + 1, width: 12, height: 7), color)
            marks.label("\(next.name): \(next.meaning)", at: CGPoint(x: 20, y: y), .black)
        }
    }
}
