import Copyfit
import CopyfitCommandLine
import CopyfitFit
import CopyfitRecords
import CopyfitText

/// One text at its widths, drawn: by itself, or as a sheet of labelled frames.
struct TextSheet {
    private let answers: [WidthAnswer]
    private let color: DisplayList.PlainColor
    private let paper: DisplayList.PlainColor?
    private let overlay: TextOverlay
    private let hasLegend: Bool
    private let scale: CGFloat

    init(_ answers: [WidthAnswer], _ command: RenderCommand) {
        self.answers = answers
        color = DisplayList.PlainColor(command.color)
        paper = command.background.map { DisplayList.PlainColor($0) }
        overlay = TextOverlay(command.overlay)
        hasLegend = command.overlay.contains(.legend)
        scale = command.scale
    }

    /// The background of the drawing: the sheet's grey, or the background of a text by itself.
    var background: DisplayList.PlainColor? {
        isSheet && paper != nil ? DisplayList.PlainColor(red: 0.93, green: 0.93, blue: 0.93) : paper
    }

    private var isSheet: Bool { answers.count > 1 || !overlay.isEmpty || hasLegend }

    /// Everything.
    func displayList() -> DisplayList {
        let frames = drawings.map { TextFrame($0, color: color, paper: paper, overlay: overlay, scale: scale) }
        if !isSheet { return frames[0].list(isFramed: false) }
        let shots = zip(answers, frames).map { answer, frame in
            SheetFrame(
                label: label(of: answer),
                list: frame.list(isFramed: true, isRed: !answer.text.fits),
                problem: answer.text.problem
            )
        }
        let legend = hasLegend ? TextOverlay.named.filter { overlay.contains($0.overlay) } : []
        let view = SheetView(rows: SheetFrame.rows(of: shots), legend: legend)
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return ViewHost(view, size: .unspecified, environment: environment).displayList()
    }

    /// The texts that are drawn, one for each measurement.
    var drawings: [TextDrawing] {
        answers.map { TextDrawing($0.text) }
    }

    private func label(of answer: WidthAnswer) -> String {
        let room = answer.text.measurement
        let lines = Count.text(room.lineCount, "line")
        let size = "\(Points.text(room.width)) × \(Points.text(room.height)) pt"
        return (answer.text.constraint.width.isFinite ? "\(answer.widths) pt: " : "no limit: ") + "\(lines), \(size)"
    }
}

extension TextOverlay {
    fileprivate init(_ marks: Set<PictureMark>) {
        self = []
        for mark in marks {
            switch mark {
            case .lines: insert(.lines)
            case .baselines: insert(.baselines)
            case .ink: insert(.ink)
            case .glyphs: insert(.glyphs)
            case .clusters: insert(.clusters)
            case .pieces: insert(.pieces)
            case .overflow: insert(.overflow)
            case .legend: break
            }
        }
    }
}
