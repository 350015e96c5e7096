import CopyfitAssets
import CopyfitDrawing
import CopyfitLayout
import Foundation

/// Draws the marks of controls in a rectangle. Disabled controls are translucent.
struct ControlPen {
    let bounds: CGRect
    let environment: EnvironmentValues

    func draw(_ kind: ControlMark.Kind, _ painter: inout Painter) {
        switch kind {
        case .checkbox(let isOn, let isMixed): drawCheckbox(isOn, isMixed, &painter)
        case .switch(let isOn, let tint): drawSwitch(isOn, tint, &painter)
        case .radio(let isSelected): drawRadio(isSelected, &painter)
        case .symbol(let name): drawSymbol(name, in: bounds, &painter)
        case .disclosure(let isExpanded):
            drawSymbol(
                isExpanded ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right",
                in: bounds,
                &painter
            )
        case .stepper(let goesUp, let goesDown): drawStepper(goesUp, goesDown, &painter)
        case .slider(let fraction): drawSlider(fraction, &painter)
        case .bar(let fraction): drawBar(fraction, in: bounds, &painter)
        case .ring(let fraction): drawRing(fraction, &painter)
        case .dial(let fraction): drawDial(fraction, &painter)
        case .swatch(let color): drawSwatch(color, &painter)
        }
    }

    // MARK: Marks of choices

    private func drawCheckbox(_ isOn: Bool, _ isMixed: Bool, _ painter: inout Painter) {
        let side = min(bounds.width, bounds.height)
        drawFrame(bounds, radius: side / 4, isFilled: isOn || isMixed, &painter)
        guard isOn || isMixed else { return }
        let points: [(CGFloat, CGFloat)] =
            isMixed ? [(0.25, 0.5), (0.75, 0.5)] : [(0.24, 0.52), (0.43, 0.71), (0.77, 0.3)]
        stroke(line(points, in: bounds), .palette(\.onAccent), width: side / 8, &painter)
    }

    private func drawRadio(_ isSelected: Bool, _ painter: inout Painter) {
        let side = min(bounds.width, bounds.height)
        let circle = square(side)
        drawFrame(circle, radius: side / 2, isFilled: isSelected, &painter)
        if isSelected {
            fill(Path(ellipseIn: circle.insetBy(dx: side * 0.31, dy: side * 0.31)), .palette(\.onAccent), &painter)
        }
    }

    /// The edge of an empty mark, or the area of a chosen one.
    private func drawFrame(_ area: CGRect, radius: CGFloat, isFilled: Bool, _ painter: inout Painter) {
        let outline = Path(roundedRect: area, cornerRadius: radius)
        if isFilled { return fill(outline, TintShapeStyle(), &painter) }
        fill(outline, .palette(\.field), &painter)
        let edge = Path(roundedRect: area.inset(byAtMost: 0.5), cornerRadius: max(0, radius - 0.5))
        stroke(edge, .palette(\.border), width: 1, &painter)
    }

    private func drawSwitch(_ isOn: Bool, _ tint: Color?, _ painter: inout Painter) {
        let track = Path(roundedRect: bounds, cornerRadius: bounds.height / 2)
        let isGreen = environment.tint == nil && environment.platform.looks.switchesAreGreen
        let usual: any ShapeStyle = isGreen ? PaletteStyle(\.greenSwitch) : TintShapeStyle()
        let on: any ShapeStyle = tint ?? usual
        fill(track, isOn ? on : PaletteStyle(\.track), &painter)
        let margin = bounds.height / 9
        let side = bounds.height - 2 * margin
        let x = isOn != isMirrored ? bounds.maxX - margin - side : bounds.minX + margin
        let knob = CGRect(x: x, y: bounds.minY + margin, width: side, height: side)
        fill(Path(ellipseIn: knob), .palette(\.knob), &painter)
    }

    private func drawSwatch(_ color: Color, _ painter: inout Painter) {
        let radius = bounds.height / 4
        fill(Path(roundedRect: bounds, cornerRadius: radius), color, &painter)
        let edge = Path(roundedRect: bounds.inset(byAtMost: 0.5), cornerRadius: max(0, radius - 0.5))
        stroke(edge, .palette(\.border), width: 1, &painter)
    }

    // MARK: Numbers

    /// A button above the other one, or, in a wide area, minus and plus next to each other.
    private func drawStepper(_ goesUp: Bool, _ goesDown: Bool, _ painter: inout Painter) {
        if bounds.width > bounds.height { return drawWideStepper(goesUp, goesDown, &painter) }
        fill(Path(roundedRect: bounds, cornerRadius: bounds.width / 4), .palette(\.control), &painter)
        let (top, bottom) = bounds.divided(atDistance: bounds.height / 2, from: .minYEdge)
        let middle = CGRect(x: bounds.minX, y: bounds.midY - 0.5, width: bounds.width, height: 1)
        fill(Path(middle), .palette(\.separator), &painter)
        drawTip([(0.28, 0.62), (0.5, 0.38), (0.72, 0.62)], in: top, isActive: goesUp, &painter)
        drawTip([(0.28, 0.38), (0.5, 0.62), (0.72, 0.38)], in: bottom, isActive: goesDown, &painter)
    }

    private func drawWideStepper(_ goesUp: Bool, _ goesDown: Bool, _ painter: inout Painter) {
        fill(Path(roundedRect: bounds, cornerRadius: bounds.height / 4), .palette(\.control), &painter)
        let middle = CGRect(x: bounds.midX - 0.5, y: bounds.minY, width: 1, height: bounds.height)
        fill(Path(middle.insetBy(dx: 0, dy: bounds.height / 5)), .palette(\.separator), &painter)
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let (minus, plus) = isMirrored ? (right, left) : (left, right)
        drawTip([(0.35, 0.5), (0.65, 0.5)], in: minus, isActive: goesDown, &painter)
        drawTip([(0.35, 0.5), (0.65, 0.5)], in: plus, isActive: goesUp, &painter)
        let upright = plus.width * 0.15 / max(plus.height, 1)
        drawTip([(0.5, 0.5 - upright), (0.5, 0.5 + upright)], in: plus, isActive: goesUp, &painter)
    }

    private func drawTip(
        _ points: [(CGFloat, CGFloat)],
        in area: CGRect,
        isActive: Bool,
        _ painter: inout Painter
    ) {
        let color = PaletteStyle(isActive ? \.foreground : \.placeholder)
        let width = bounds.width > bounds.height ? bounds.height / 16 : bounds.width / 10
        stroke(line(points, in: area), color, width: width, &painter)
    }

    private func drawSlider(_ fraction: Double, _ painter: inout Painter) {
        let side = bounds.height
        let thickness = side * 2 / 7
        drawBar(
            filled: side / 2 + CGFloat(fraction) * max(0, bounds.width - side),
            in: bounds.insetBy(dx: 0, dy: (side - thickness) / 2),
            &painter
        )
        let distance = CGFloat(fraction) * max(0, bounds.width - side)
        let x = isMirrored ? bounds.maxX - side - distance : bounds.minX + distance
        let knob = CGRect(x: x, y: bounds.minY, width: side, height: side)
        // The knob is opaque also if the control is disabled, so that the track does not show through.
        painter.fill(Path(ellipseIn: knob), PaletteStyle(\.knob), over: knob, in: environment)
        stroke(Path(ellipseIn: knob.insetBy(dx: 0.5, dy: 0.5)), .palette(\.border), width: 1, &painter)
    }

    private func drawBar(_ fraction: Double?, in area: CGRect, _ painter: inout Painter) {
        guard let fraction else {
            let part = area.insetBy(dx: area.width / 3, dy: 0)
            fill(capsule(area), .palette(\.track), &painter)
            return fill(capsule(part), TintShapeStyle(), &painter)
        }
        drawBar(filled: fraction > 0 ? max(area.height, CGFloat(fraction) * area.width) : 0, in: area, &painter)
    }

    /// A bar with the filled length in points.
    private func drawBar(filled: CGFloat, in area: CGRect, _ painter: inout Painter) {
        fill(capsule(area), .palette(\.track), &painter)
        guard filled > 0 else { return }
        let x = isMirrored ? area.maxX - filled : area.minX
        fill(capsule(CGRect(x: x, y: area.minY, width: filled, height: area.height)), TintShapeStyle(), &painter)
    }

    private func drawRing(_ fraction: Double?, _ painter: inout Painter) {
        let width = min(bounds.width, bounds.height) / 8
        stroke(arc(from: 0, turns: 1, width), .palette(\.track), width: width, &painter)
        guard fraction != 0 else { return }
        stroke(arc(from: -0.25, turns: fraction ?? 0.3, width), TintShapeStyle(), width: width, &painter)
    }

    private func drawDial(_ fraction: Double, _ painter: inout Painter) {
        let width = min(bounds.width, bounds.height) / 10
        stroke(arc(from: 0.375, turns: 0.75, width), .palette(\.track), width: width, &painter)
        guard fraction > 0 else { return }
        stroke(arc(from: 0.375, turns: 0.75 * fraction, width), TintShapeStyle(), width: width, &painter)
    }

    // MARK: Parts

    private func drawSymbol(_ name: String, in area: CGRect, _ painter: inout Painter) {
        guard let symbol = SymbolDrawing.named(name) else { return }
        let side = min(area.width, area.height)
        let style = StyleResolution(environment: environment, area: area).resolve(
            given(HierarchicalShapeStyle.secondary)
        )
        let box = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
        painter.draw(style, in: environment) { painter, paint in
            for item in symbol.items(in: box, paint) { painter.add(item) }
        }
    }

    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    private func square(_ side: CGFloat) -> CGRect {
        CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    private func capsule(_ area: CGRect) -> Path {
        Path(roundedRect: area, cornerRadius: min(area.width, area.height) / 2)
    }

    /// A line through points given as fractions of an area.
    private func line(_ points: [(CGFloat, CGFloat)], in area: CGRect) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: area.minX + $0 * area.width, y: area.minY + $1 * area.height) })
        return path
    }

    /// An arc inside the bounds, clockwise from an angle in turns, for a line of a width.
    private func arc(from start: Double, turns: Double, _ width: CGFloat) -> Path {
        var path = Path()
        path.addRelativeArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: max(0, (min(bounds.width, bounds.height) - width) / 2),
            startAngle: Angle(radians: start * 2 * .pi),
            delta: Angle(radians: turns * 2 * .pi)
        )
        return path
    }

    private func fill(_ path: Path, _ style: any ShapeStyle, _ painter: inout Painter) {
        painter.fill(path, given(style), over: bounds, in: environment)
    }

    private func fill(_ path: Path, _ style: PaletteStyle, _ painter: inout Painter) {
        fill(path, style as any ShapeStyle, &painter)
    }

    private func stroke(_ path: Path, _ style: any ShapeStyle, width: CGFloat, _ painter: inout Painter) {
        let line = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        painter.stroke(path, given(style), line, over: bounds, in: environment)
    }

    private func stroke(_ path: Path, _ style: PaletteStyle, width: CGFloat, _ painter: inout Painter) {
        stroke(path, style as any ShapeStyle, width: width, &painter)
    }

    /// The style, translucent if the control is disabled.
    private func given(_ style: any ShapeStyle) -> any ShapeStyle {
        environment.isEnabled ? style : AnyShapeStyle(style).opacity(Palette.disabledOpacity)
    }
}
