import CopyfitDrawing
import Foundation

/// A gradient around a centre, as pixels.
struct AngularPixels {
    let center: CGPoint
    let start: Double
    let span: Double
    /// The colours from the first angle to the last, premultiplied.
    private let ramp: [UInt32]

    init(_ center: CGPoint, start: Double, span: Double, _ stops: [DisplayList.Gradient.Stop]) {
        (self.center, self.start, self.span) = (center, start, span)
        let ramp = GradientRamp(stops)
        self.ramp = (0...1023).map { ramp.color(at: Double($0) / 1023).pixel }
    }

    /// The pixels of an area of the picture; `map` maps the gradient's coordinates into the picture.
    func image(_ area: PixelArea, in map: PlaneMap) -> CairoImage? {
        guard let image = CairoImage(area) else { return nil }
        let inverse = map.inverted()
        image.withPixels { pixels in
            for row in 0..<area.height {
                for column in 0..<area.width {
                    let point = CGPoint(x: Double(area.x + column) + 0.5, y: Double(area.y + row) + 0.5)
                    pixels[row * area.width + column] = color(at: point.applying(inverse))
                }
            }
        }
        return image
    }

    private func color(at point: CGPoint) -> UInt32 {
        let position = GradientAngle(start: start, span: span).position(x: point.x - center.x, y: point.y - center.y)
        return ramp[Int((position * 1023).rounded())]
    }
}

/// The position of a direction in a gradient around a centre. The first colour is at the first angle; from there, in the
/// gradient's sense, a whole turn is covered, the last colour lasting from the last angle to the end of the turn.
struct GradientAngle {
    let start: Double
    let span: Double

    /// Between 0 and 1.
    func position(x: Double, y: Double) -> Double {
        var turned = (atan2(y, x) - start) * (span < 0 ? -1 : 1)
        guard turned.isFinite else { return 0 }
        turned -= (turned / (2 * .pi)).rounded(.down) * 2 * .pi
        return min(max(turned / abs(span), 0), 1)
    }
}

extension DisplayList.PlainColor {
    /// The colour as a pixel, multiplied by its opacity. Components are clamped to 0...1; NaN is 0.
    var pixel: UInt32 {
        func byte(_ component: Float) -> UInt8 { component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0 }
        return multiplied(byte(red), byte(green), byte(blue), byte(alpha))
    }
}
