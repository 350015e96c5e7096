import CopyfitDrawing
import Foundation

extension PDFContent {
    /// Fills a path; nothing if it has no steps or a coordinate that is not finite.
    mutating func fill(_ path: Path, _ style: FillStyle, in map: PlaneMap) {
        guard add(path, in: map.concatenating(page)) else { return }
        code.add(style.isEOFilled ? "f*\n" : "f\n")
    }

    /// Cuts what is drawn from now on to a path; all of it if the path cannot be drawn.
    mutating func clip(_ path: Path, _ style: FillStyle, in map: PlaneMap) {
        if !add(path, in: map.concatenating(page)) { code.add("0 0 0 0 re\n") }
        code.add(style.isEOFilled ? "W* n\n" : "W n\n")
    }

    /// Draws a line along a path. The style has been made sound for it.
    mutating func stroke(_ path: Path, _ style: StrokeStyle, in map: PlaneMap) {
        let map = map.concatenating(page)
        if map.keepsShapes {
            setLine(style.scaled(by: map.scale))
            if add(path, in: map) { code.add("S\n") }
            return
        }
        save()
        code.map(map)
        code.add("cm\n")
        setLine(style)
        let decimals = 3 + min(max(Int(log10(max(map.stretch, 1)).rounded(.up)), 0), 5)
        if add(path, in: .identity, decimals: decimals) { code.add("S\n") }
        restore()
    }

    private mutating func setLine(_ style: StrokeStyle) {
        guard state.line != style else { return }
        code.factor(style.lineWidth)
        code.add(" w ")
        if state.line?.lineCap != style.lineCap { code.add("\(style.lineCap.rawValue) J ") }
        if state.line?.lineJoin != style.lineJoin { code.add("\(style.lineJoin.rawValue) j ") }
        if state.line?.miterLimit != style.miterLimit {
            code.operand(max(style.miterLimit, 1))
            code.add("M ")
        }
        if state.line?.dash ?? [] != style.dash || state.line?.dashPhase ?? 0 != style.dashPhase {
            code.array(style.dash.map { Double($0) }, decimals: 5)
            // A phase below 0 is not allowed; two periods are the same dashes, also with an odd number of lengths.
            let period = 2 * style.dash.reduce(0, +)
            let phase = style.dashPhase.truncatingRemainder(dividingBy: period)
            code.number(period > 0 ? phase < 0 ? phase + period : phase : 0, decimals: 5)
            code.add(" d ")
        }
        state.line = style
    }

    /// Adds a path; false if it has no steps or a coordinate that is not finite.
    private mutating func add(_ path: Path, in map: PlaneMap, decimals: Int = 3) -> Bool {
        var pen = PDFPen(map: map, decimals: decimals)
        let start = code.count
        path.forEach { pen.add($0, to: &code) }
        if pen.isSound { return true }
        code.truncate(to: start)
        return false
    }
}

extension StrokeStyle {
    /// The style with all lengths multiplied.
    fileprivate func scaled(by factor: Double) -> StrokeStyle {
        var style = self
        style.lineWidth *= factor
        style.dash = dash.map { $0 * factor }
        style.dashPhase *= factor
        return style
    }
}
