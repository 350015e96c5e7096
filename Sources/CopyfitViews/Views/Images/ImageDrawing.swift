import CopyfitAssets
import CopyfitDrawing
import CopyfitLayout
import Foundation

extension Image {
    /// The bytes; nil for a symbol and for a picture that was not found.
    var picture: DisplayList.Picture? {
        if case .file(let file, _) = source { file.picture } else { nil }
    }

    /// The scale at which a picture's pixels are points; 1 for one that makes no sense.
    var pixelsPerPoint: CGFloat {
        if case .file(_, let scale) = source, scale > 0, scale.isFinite { scale } else { 1 }
    }
}

extension Painter {
    /// Draws a picture or a symbol in a rectangle of the drawing.
    mutating func draw(_ image: Image, in frame: CGRect, _ environment: EnvironmentValues) {
        let bounds = frame.roundedToPixels(scale: environment.builtIn.displayScale)
        guard bounds.width > 0, bounds.height > 0 else { return }
        switch image.source {
        case .absent, .missing: break
        case .symbol(let name): drawSymbol(name, in: bounds, environment)
        case .file(let file, _):
            guard let picture = file.picture else {
                return remark("A picture has a size but no pixels; nothing is drawn for it.")
            }
            draw(image, picture, in: bounds, environment)
        }
    }

    private mutating func draw(
        _ image: Image,
        _ picture: DisplayList.Picture,
        in bounds: CGRect,
        _ environment: EnvironmentValues
    ) {
        guard picture.width > 0, picture.height > 0 else { return }
        var layer = DisplayList.Layer()
        if let colors = pictureColors { layer.filters = [.colors(colors)] }
        if describesStructure {
            layer.role = image.alternative == .decorative ? .decoration : .figure
            if case .text(let text) = image.alternative { layer.label = ResolvedText(text, in: environment).words }
        }
        let tint = image.templateMode == .template ? templateColor(environment, bounds) : nil
        let pieces = ImagePieces(image, picture, in: bounds)
        if pieces.isCutOff { remark("A picture is repeated too often; not all of its tiles are drawn.") }
        inLayer(layer) { painter in
            for piece in pieces.pieces {
                painter.add(
                    .image(
                        DisplayList.ImageDrawing(
                            picture,
                            source: piece.source,
                            destination: piece.destination,
                            isPixelated: image.interpolation == .none,
                            tint: tint
                        )
                    )
                )
            }
        }
    }

    /// A gradient tints a template with its first colour.
    private func templateColor(_ environment: EnvironmentValues, _ bounds: CGRect) -> DisplayList.PlainColor? {
        switch StyleResolution(environment: environment, area: bounds).resolve(ForegroundStyle()).paint {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color
        case .pattern: nil
        }
    }
}

/// The parts of a picture that are drawn next to each other: one, nine around cap insets, or tiles.
struct ImagePieces {
    typealias Piece = (source: CGRect, destination: CGRect)

    private(set) var pieces: [Piece] = []
    /// Whether there are more tiles than `limit`.
    private(set) var isCutOff = false

    private static let limit = 10_000

    init(_ image: Image, _ picture: DisplayList.Picture, in bounds: CGRect) {
        let whole = CGRect(origin: .zero, size: picture.uprightSize)
        guard let insets = image.capInsets else {
            pieces = [(whole, bounds)]
            return
        }
        let scale = image.pixelsPerPoint
        let columns = Bands(whole.width, bounds.minX, bounds.width, insets.leading, insets.trailing, scale, image)
        let rows = Bands(whole.height, bounds.minY, bounds.height, insets.top, insets.bottom, scale, image)
        isCutOff = columns.bands.count * rows.bands.count > Self.limit
        for row in rows.bands {
            for column in columns.bands where pieces.count < Self.limit {
                pieces.append(
                    (
                        CGRect(x: column.source, y: row.source, width: column.pixels, height: row.pixels),
                        CGRect(x: column.position, y: row.position, width: column.length, height: row.length)
                    )
                )
            }
        }
    }

    /// The bands of a picture along one axis: the caps at their size, and what is between them, stretched or repeated.
    private struct Bands {
        typealias Band = (source: CGFloat, pixels: CGFloat, position: CGFloat, length: CGFloat)

        private(set) var bands: [Band] = []

        init(
            _ pixels: CGFloat,
            _ start: CGFloat,
            _ length: CGFloat,
            _ first: CGFloat,
            _ last: CGFloat,
            _ scale: CGFloat,
            _ image: Image
        ) {
            let before = min(max(0, first.isFinite ? first : 0), pixels / scale)
            let after = min(max(0, last.isFinite ? last : 0), pixels / scale - before)
            let middle = pixels - (before + after) * scale
            let room = length - before - after
            if before > 0 { bands.append((0, before * scale, start, before)) }
            if middle > 0, room > 0 {
                append(middle, from: before * scale, start + before, room, scale, image.resizingMode)
            }
            if after > 0 { bands.append((pixels - after * scale, after * scale, start + length - after, after)) }
        }

        private mutating func append(
            _ pixels: CGFloat,
            from source: CGFloat,
            _ start: CGFloat,
            _ room: CGFloat,
            _ scale: CGFloat,
            _ mode: Image.ResizingMode
        ) {
            guard mode == .tile else { return bands.append((source, pixels, start, room)) }
            let tile = pixels / scale
            var position: CGFloat = 0
            while position < room, bands.count <= ImagePieces.limit {
                let length = min(tile, room - position)
                bands.append((source, length * scale, start + position, length))
                position += tile
            }
        }
    }
}
