import CopyfitDrawing
import Foundation

/// What is drawn on now: the canvas, or the pixels of a layer.
struct RasterLevel {
    /// What happens when the level ends.
    enum Ending {
        /// The context forgets the layer's clip.
        case restore
        /// The pixels are filtered and put on the level below.
        case compose(DisplayList.Layer)
    }

    let context: CairoContext
    let image: CairoImage
    /// Maps the items' coordinates into the picture.
    let map: PlaneMap
    /// The pixels that may be drawn on; nil if they are not a rectangle of whole pixels.
    var clip: PixelArea?
    let ending: Ending
    /// The finished content while the mask is being drawn.
    var content: CairoImage?

    /// Cuts what is drawn from now on.
    mutating func cut(to area: DisplayList.Clip) {
        guard context.setPath(area.path, in: map) else {
            context.clipAll()
            clip = PixelArea(x: 0, y: 0, width: 0, height: 0)
            return
        }
        context.clip(area.style)
        clip = clip.flatMap { clip in area.path.wholePixels(in: map).map(clip.intersection) }
    }

    /// The level with a mask begun: its content is kept, and the mask is drawn on pixels of the same area; nil if there
    /// is no memory for them.
    func masked() -> RasterLevel? {
        guard let mask = CairoImage(image.area) else { return nil }
        return RasterLevel(
            context: CairoContext(mask),
            image: mask,
            map: map,
            clip: mask.area,
            ending: ending,
            content: image
        )
    }
}

extension Path {
    /// The rectangle of whole pixels that the path is in a map; nil if it is something else.
    func wholePixels(in map: PlaneMap) -> PixelArea? {
        guard map.keepsRectangles, let rect = uprightRectangle?.applying(map) else { return nil }
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
        guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1e-4 && abs($0) < 1e6 }) else { return nil }
        let whole = edges.map { Int($0.rounded()) }
        return PixelArea(x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
    }

    /// The rectangle that the path outlines, side by side; nil if it is something else.
    private var uprightRectangle: CGRect? {
        var corners: [CGPoint] = []
        var isPolygon = true
        forEach { element in
            switch element {
            case .move(let end): isPolygon = isPolygon && corners.isEmpty; corners.append(end)
            case .line(let end): corners.append(end)
            case .closeSubpath: break
            case .quadCurve, .curve: isPolygon = false
            }
        }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard isPolygon, corners.count == 4 else { return nil }
        let isUpright =
            corners[0].y == corners[1].y && corners[1].x == corners[2].x
            && corners[2].y == corners[3].y && corners[3].x == corners[0].x
        let isTurned =
            corners[0].x == corners[1].x && corners[1].y == corners[2].y
            && corners[2].x == corners[3].x && corners[3].y == corners[0].y
        guard isUpright || isTurned else { return nil }
        let (first, opposite) = (corners[0], corners[2])
        return CGRect(
            x: min(first.x, opposite.x),
            y: min(first.y, opposite.y),
            width: abs(first.x - opposite.x),
            height: abs(first.y - opposite.y)
        )
    }
}
