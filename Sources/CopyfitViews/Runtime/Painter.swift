import CopyfitDrawing
import CopyfitLayout
import Foundation

/// Walks the elements of a settled host in painting order and notes what each draws.
///
/// The walk uses no recursion: an element notes items and names the elements inside it, which are visited afterwards in
/// the order in which they were named. Coordinates are the host's; a transform becomes a group.
struct Painter {
    /// What remains to be done, the next step last.
    private enum Step {
        case visit(Element, origin: CGPoint)
        case note(DisplayList.Item)
        indirect case begin(DisplayList.Layer)
        case beginMask
        case end
        case recolor(DisplayList.ColorMatrix?)
        case fade(Fade)
        case unfade
    }

    /// The size of the drawing.
    private(set) var size: CGSize
    /// Whether layers say what their content is in a document.
    let describesStructure: Bool
    private var recorder = ItemRecorder()
    private var remarks: [String] = []
    private var pending: [Step] = []
    /// What the current element wants done after what it has noted, in order.
    private var queued: [Step] = []
    /// The origin of the space of the current element's content.
    private var contentOrigin = CGPoint.zero
    /// The change of all colours at the current element; nil if there is none.
    private var colors: DisplayList.ColorMatrix?
    /// The opacity and the blend mode that the next step draws with, and those of the steps around it.
    private var fades: [Fade] = [Fade()]
    private var seenRemarks: Set<String> = []

    init(size: CGSize, describesStructure: Bool = false) {
        (self.size, self.describesStructure) = (size, describesStructure)
    }

    /// The drawing.
    var list: DisplayList { DisplayList(size: size, items: recorder.items, remarks: remarks) }

    /// Notes what an element at the top of a host draws.
    mutating func paint(_ root: Element) {
        pending.append(.visit(root, origin: .zero))
        while let step = pending.popLast() {
            take(step)
        }
    }

    private mutating func take(_ step: Step) {
        switch step {
        case .visit(let element, let origin): visit(element, origin)
        case .note(let item): fade.draw(item, with: &recorder)
        case .begin(let layer):
            recorder.begin(fade.reaching(layer))
            fades.append(layer.needsGroup ? Fade() : fade)
        case .beginMask: recorder.beginMask()
        case .end:
            recorder.end()
            fades.removeLast()
        case .recolor(let change): colors = change
        case .fade(let inner): fades.append(inner.inside(fade))
        case .unfade: fades.removeLast()
        }
    }

    private var fade: Fade { fades[fades.count - 1] }

    /// Takes a step after everything that the current element has noted and named.
    private mutating func takeInOrder(_ step: Step) {
        if queued.isEmpty { take(step) } else { queued.append(step) }
    }

    private mutating func visit(_ element: Element, _ origin: CGPoint) {
        let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
        contentOrigin = element.ownsLayoutNode ? frame.origin : origin
        if fade == Fade() || !element.shownChildren.isEmpty {
            element.draw(in: &self, frame: frame)
        } else {
            drawFaded { element.draw(in: &$0, frame: frame) }
        }
        while let step = queued.popLast() { pending.append(step) }
    }

    /// Draws an element without elements inside as one.
    private mutating func drawFaded(_ content: (inout Painter) -> Void) {
        let (fade, start) = (fade, recorder.count)
        recorder.begin(fade.layer)
        fades.append(Fade())
        content(&self)
        takeInOrder(.end)
        if queued.isEmpty { recorder.dissolveGroup(at: start) { fade.applied(to: $0) } }
    }

    // MARK: For elements

    /// Notes an item after everything that the current element has noted and named.
    mutating func add(_ item: DisplayList.Item) { takeInOrder(.note(item)) }

    /// Names an element inside the current one, to be drawn next.
    mutating func draw(_ element: Element) {
        queued.append(.visit(element, origin: contentOrigin))
    }

    /// Names an element, to be drawn next with its top left corner at a point of the space in use.
    mutating func draw(_ element: Element, at corner: CGPoint) {
        let place = element.frame.origin
        queued.append(.visit(element, origin: CGPoint(x: corner.x - place.x, y: corner.y - place.y)))
    }

    /// Names the elements inside the current one, those with a lower z index first.
    mutating func drawContent(of element: Element) {
        for child in Self.drawingOrder(of: element.shownChildren) { draw(child) }
    }

    /// Names the elements inside the current one, each with what it is in a document.
    mutating func drawContent(of element: Element, in role: DisplayList.Role) {
        for child in Self.drawingOrder(of: element.shownChildren) { inRole(role) { $0.draw(child) } }
    }

    private static func drawingOrder(of children: [Element]) -> [Element] {
        guard children.count > 1, children.contains(where: { $0.zIndex != 0 }) else { return children }
        let ranked = children.enumerated().map { (zIndex: $1.zIndex, position: $0, child: $1) }
        return ranked.sorted { ($0.zIndex, $0.position) < ($1.zIndex, $1.position) }.map(\.child)
    }

    /// Draws content that is something in a document.
    mutating func inRole(_ role: DisplayList.Role, _ content: (inout Painter) -> Void) {
        guard describesStructure else { return content(&self) }
        var layer = DisplayList.Layer()
        layer.role = role
        inLayer(layer, content)
    }

    /// Draws content in a group. A group whose layer changes nothing is left out.
    mutating func inLayer(_ layer: DisplayList.Layer, _ content: (inout Painter) -> Void) {
        guard layer != DisplayList.Layer() else { return content(&self) }
        begin(layer)
        content(&self)
        end()
    }

    /// Begins a group, which ``end()`` ends.
    mutating func begin(_ layer: DisplayList.Layer) { takeInOrder(.begin(layer)) }

    /// Ends the content of the group that began last, and begins its mask.
    mutating func beginMask() { takeInOrder(.beginMask) }

    /// Ends the group that began last.
    mutating func end() { takeInOrder(.end) }

    /// Draws content with a change of all its colours, which is applied before those around it.
    mutating func recolored(_ change: DisplayList.ColorMatrix, _ content: (inout Painter) -> Void) {
        let outer = colors
        let inner = outer.map { change.followed(by: $0) } ?? change
        queued.append(.recolor(inner))
        colors = inner
        content(&self)
        colors = outer
        queued.append(.recolor(outer))
    }

    /// Draws content with an opacity and a blend mode, which reach each element inside by itself.
    mutating func faded(_ fade: Fade, _ content: (inout Painter) -> Void) {
        guard fade.opacity > 0 else { return }
        takeInOrder(.fade(fade))
        content(&self)
        takeInOrder(.unfade)
    }

    /// A colour as the changes around it leave it.
    func changed(_ color: DisplayList.PlainColor) -> DisplayList.PlainColor { colors?.apply(to: color) ?? color }

    /// What changes the colours of pictures; nil if nothing does.
    var pictureColors: DisplayList.ColorMatrix? { colors }

    /// Makes the drawing higher, by a length in points.
    mutating func extend(downBy length: CGFloat) { size.height += length }

    /// Notes what cannot be drawn as asked, once.
    mutating func remark(_ sentence: String) {
        if seenRemarks.insert(sentence).inserted { remarks.append(sentence) }
    }
}

extension DisplayList.ColorMatrix {
    /// The map that applies this one and then the other.
    func followed(by outer: DisplayList.ColorMatrix) -> DisplayList.ColorMatrix {
        var rows: [Double] = []
        for row in 0..<4 {
            for column in 0..<5 {
                var sum = column == 4 ? outer.rows[5 * row + 4] : 0
                for inner in 0..<4 { sum += outer.rows[5 * row + inner] * self.rows[5 * inner + column] }
                rows.append(sum)
            }
        }
        return DisplayList.ColorMatrix(rows: rows)
    }
}

/// The role of a second layer: in front of the first, in its background, or a mask that says where the first one is
/// drawn.
enum Layer: Hashable {
    case overlay, background, mask
}
