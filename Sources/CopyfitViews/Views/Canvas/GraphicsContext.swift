public import CopyfitDrawing
public import CopyfitGeometry
public import Foundation

/// The context in which a canvas draws. It records what is drawn, in order, with the state at that moment; it does not
/// record the fill styles of clips and pictures. A copy has a state of its own and draws into the same canvas. Coordinates are in points, y down, with the origin at the top left of
/// the canvas.
public struct GraphicsContext {
    /// Something drawn.
    struct Drawn {
        enum Operation {
            case fill(Path, Shading, FillStyle)
            case stroke(Path, Shading, StrokeStyle)
            case text(ResolvedText, CGRect)
            case image(Image, CGRect)
            case symbol(Element, CGRect)
            case glyphs([TextPiece])
            case layer([Drawn])
        }

        let operation: Operation
        let transform: CGAffineTransform
        let opacity: Double
        let blendMode: BlendMode
        let clips: [Path]
        let filters: [Filter]
    }

    /// What a context and its copies have drawn, in order.
    private final class Recording {
        var drawn: [Drawn] = []
    }

    private let recording = Recording()
    private var clips: [Path] = []
    private var filters: [Filter] = []

    /// The opacity, the blend mode and the coordinate transform of what is drawn next.
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    private let symbols: [Subview]

    /// What was drawn, in order.
    var drawn: [Drawn] { recording.drawn }

    init(environment: EnvironmentValues, symbols: [Subview] = []) {
        self.environment = environment
        self.symbols = symbols
    }

    private func note(_ operation: Drawn.Operation) {
        recording.drawn.append(
            Drawn(
                operation: operation,
                transform: transform,
                opacity: opacity,
                blendMode: blendMode,
                clips: clips,
                filters: filters
            )
        )
    }

    // MARK: Paths

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        note(.fill(path, shading, style))
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        note(.stroke(path, shading, style))
    }

    /// Draws a line along a path; its width is in points.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Clips what is drawn next to a path, in addition to earlier clips.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        clips.append(path.applying(transform))
    }

    /// The smallest upright rectangle that contains the clipped area; infinite without clips.
    public var clipBoundingRect: CGRect {
        clips.map(\.boundingRect).reduce(.infinite) { $0.intersection($1) }
    }

    // MARK: Space

    /// Moves, scales, rotates or maps what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Layers

    /// Draws what a function draws as one layer, with this context's state.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(environment: environment, symbols: symbols)
        try content(&layer)
        note(.layer(layer.drawn))
    }

    /// Adds an effect to what is drawn next.
    public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

    // MARK: Texts and pictures

    /// A text, resolved with the values of the environment.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: environment) }
    /// A picture, resolved with the values of the environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let image = image.shown(in: environment.colorScheme)
        return ResolvedImage(image: image, size: image.size(in: environment))
    }

    /// The first of the canvas's symbols that has this tag; nil if none has it. O(symbols).
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols.first { $0.containerValues.hasTag(id) }.map { ResolvedSymbol(element: $0.element) }
    }

    /// Draws a text at its ideal size, with its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
    /// Draws a text in a rectangle, starting at the top left.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text at its ideal size, with its anchor at a point.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        note(.text(text, CGRect(size, at: point, anchor)))
    }
    /// Draws a text in a rectangle, starting at the top left.
    public func draw(_ text: ResolvedText, in rect: CGRect) { note(.text(text, rect)) }

    /// Draws a picture at its size, with its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        note(.image(image, rect))
    }
    /// Draws a picture at its size, with its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        note(.image(image.image, CGRect(image.size, at: point, anchor)))
    }
    /// Draws a picture in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.image, in: rect)
    }

    /// Draws a line, a run or a part of a run of a text that is given to a ``TextRenderer``, where the text has it.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        note(.glyphs(line.runs.map(\.piece)))
    }
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        note(.glyphs([run.piece]))
    }
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        note(.glyphs(Array(slice.clusters)))
    }

    /// Draws a symbol at its size, with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(symbol.size, at: point, anchor))
    }
    /// Draws a symbol, stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { note(.symbol(symbol.element, rect)) }
}

extension CGRect {
    /// A rectangle of this size whose anchor is at `point`.
    fileprivate init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
        self.init(
            x: point.x - anchor.x * size.width,
            y: point.y - anchor.y * size.height,
            width: size.width,
            height: size.height
        )
    }
}
