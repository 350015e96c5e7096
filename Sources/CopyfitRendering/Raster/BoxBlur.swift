import Foundation

/// A Gaussian blur whose standard deviation is half of a radius, approximated by three box blurs one after the other.
/// Outside the pixels everything is transparent.
struct BoxBlur {
    /// The widths of the three boxes in pixels, all odd; 1 changes nothing.
    let widths: [Int]

    /// A blur; a radius that is not positive changes nothing, one above 20,000 pixels is cut there.
    init(radius: Double) {
        let deviation = radius > 0 ? min(radius, 20_000) / 2 : 0
        widths = Self.widths(deviation)
    }

    var changesNothing: Bool { widths == [1, 1, 1] }

    /// How far ink moves at most, in pixels.
    var reach: Double { Double(widths.reduce(0) { $0 + $1 / 2 }) }

    /// A box of odd width w has the variance (w² - 1) / 12. The widths are the two odd numbers around the ideal one,
    /// in the proportion that comes closest to the variance asked for.
    private static func widths(_ deviation: Double) -> [Int] {
        let variance = 12 * deviation * deviation
        var lower = Int((variance / 3 + 1).squareRoot())
        if lower % 2 == 0 { lower -= 1 }
        let low = Double(lower)
        let count = (variance - 3 * low * low - 12 * low - 9) / (-4 * low - 4)
        let smaller = min(max(Int(count.rounded()), 0), 3)
        return (0..<3).map { $0 < smaller ? lower : lower + 2 }
    }

    /// Blurs premultiplied pixels.
    func apply(to image: CairoImage) {
        guard !changesNothing else { return }
        let (width, height) = (image.area.width, image.area.height)
        image.withPixels { pixels in
            var line = [SIMD4<UInt32>](repeating: .zero, count: max(width, height))
            for row in 0..<height {
                blur(&pixels, from: row * width, step: 1, count: width, &line)
            }
            for column in 0..<width {
                blur(&pixels, from: column, step: width, count: height, &line)
            }
        }
    }

    /// Blurs one row or column three times. Between the passes components have 8 more bits.
    private func blur(
        _ pixels: inout MutableSpan<UInt32>,
        from start: Int,
        step: Int,
        count: Int,
        _ line: inout [SIMD4<UInt32>]
    ) {
        var isEmpty = true
        for index in 0..<count {
            let pixel = pixels[start + index * step]
            isEmpty = isEmpty && pixel == 0
            line[index] = SIMD4(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24) &<< 8
        }
        guard !isEmpty else { return }
        for width in widths where width > 1 { Self.average(&line, count: count, width: width) }
        for index in 0..<count {
            let parts = (line[index] &+ 128) &>> 8
            pixels[start + index * step] = parts.x | parts.y << 8 | parts.z << 16 | parts.w << 24
        }
    }

    /// Replaces each value by the mean of those at most half of `width` away.
    private static func average(_ line: inout [SIMD4<UInt32>], count: Int, width: Int) {
        let half = width / 2
        var passed = [SIMD4<UInt32>](repeating: .zero, count: half + 1)
        var sum = SIMD4<UInt32>.zero
        for index in 0..<min(half, count) { sum &+= line[index] }
        let factor = SIMD4<Float>(repeating: 1 / Float(width))
        for index in 0..<count {
            if index + half < count { sum &+= line[index + half] }
            let slot = index % (half + 1)
            if index > half { sum &-= passed[slot] }
            passed[slot] = line[index]
            line[index] = SIMD4<UInt32>(SIMD4<Float>(sum) * factor + 0.5)
        }
    }
}
