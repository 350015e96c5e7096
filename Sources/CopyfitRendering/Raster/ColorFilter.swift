import CopyfitDrawing
import Foundation

extension DisplayList.ColorMatrix {
    /// Maps the colours of premultiplied pixels.
    func apply(to image: CairoImage) {
        guard self != .identity else { return }
        let columns = (0..<5).map { column in
            SIMD4<Float>((0..<4).map { Float(rows[5 * $0 + column]) })
        }
        image.withPixels { pixels in
            var (last, lastResult) = (UInt32(0), Self.map(0, columns))
            for index in pixels.indices {
                let pixel = pixels[index]
                if pixel != last { (last, lastResult) = (pixel, Self.map(pixel, columns)) }
                pixels[index] = lastResult
            }
        }
    }

    private static func map(_ pixel: UInt32, _ columns: [SIMD4<Float>]) -> UInt32 {
        let alpha = Float(pixel >> 24)
        func component(_ shift: UInt32) -> Float { alpha > 0 ? Float(pixel >> shift & 0xFF) / alpha : 0 }
        var color = columns[0] * component(16) + columns[1] * component(8) + columns[2] * component(0)
        color += columns[3] * (alpha / 255) + columns[4]
        // A component that is not a number becomes 0.
        color.replace(with: 0, where: .!(color .> 0))
        color.replace(with: 1, where: color .> 1)
        let bytes = SIMD4<UInt32>((color * 255).rounded(.toNearestOrAwayFromZero))
        return multiplied(UInt8(bytes.x), UInt8(bytes.y), UInt8(bytes.z), UInt8(bytes.w))
    }
}
