import Copyfit
import CopyfitText

/// One text at one width, with room around it for ink that is outside its lines' boxes.
struct TextFrame {
    private let drawing: TextDrawing
    private let color: DisplayList.PlainColor
    private let paper: DisplayList.PlainColor?
    private let overlay: TextOverlay
    private let scale: CGFloat

    /// The least room on each side of a text by itself, and of a framed one, in points.
    private static let (margin, framedMargin): (CGFloat, CGFloat) = (8, 2)

    init(
        _ drawing: TextDrawing,
        color: DisplayList.PlainColor,
        paper: DisplayList.PlainColor?,
        overlay: TextOverlay,
        scale: CGFloat
    ) {
        self.drawing = drawing
        self.color = color
        self.paper = paper
        self.overlay = overlay
        self.scale = scale
    }

    /// The text; framed, also the box that it is offered, in red if the text does not fit.
    func list(isFramed: Bool, isRed: Bool = false) -> DisplayList {
        let extent = extent(isFramed ? Self.framedMargin : Self.margin)
        let origin = CGPoint(x: -extent.minX, y: -extent.minY)
        let start = CGPoint(x: origin.x + text.minX, y: origin.y)
        var list = drawing.displayList(size: extent.size, at: start, color: color, showing: overlay, scale: scale)
        if isFramed {
            let frame = Path(box.offsetBy(dx: origin.x, dy: origin.y))
            if let paper {
                list.items.insert(.fill(frame, .color(paper), FillStyle()), at: list.items.startIndex)
            }
            let width = isRed ? 1.5 : 0.5
            list.items.append(.stroke(frame, .color(isRed ? Self.red : Self.gray), StrokeStyle(lineWidth: width)))
        }
        return list
    }

    /// What the text is offered; as large as the text itself where there is no limit.
    private var box: CGRect {
        let limits = drawing.constraint
        return CGRect(
            x: 0,
            y: 0,
            width: limits.width.isFinite ? limits.width : drawing.size.width,
            height: limits.height.isFinite ? limits.height : drawing.size.height
        )
    }

    /// The text's place in the box: on the side where it begins.
    private var text: CGRect {
        let x = drawing.startsRightToLeft ? box.width - drawing.size.width : 0
        return CGRect(origin: CGPoint(x: x, y: 0), size: drawing.size)
    }

    /// Everything that is drawn, in whole points.
    private func extent(_ margin: CGFloat) -> CGRect {
        let content = box.union(text).insetBy(dx: -margin, dy: -margin)
        return content.union(drawing.ink.offsetBy(dx: text.minX, dy: 0).insetBy(dx: -2, dy: -2)).integral
    }

    private static let red = DisplayList.PlainColor(red: 0.86, green: 0.08, blue: 0.12)
    private static let gray = DisplayList.PlainColor(red: 0.6, green: 0.6, blue: 0.6)
}
