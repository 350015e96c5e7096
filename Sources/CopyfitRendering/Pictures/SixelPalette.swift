/// The colours of a picture in sixels, each component a percentage.
struct SixelPalette {
    struct Color: Hashable {
        var red: Int
        var green: Int
        var blue: Int

        /// The same with each component in `steps` + 1 shades.
        func reduced(to steps: Int) -> Color {
            func reduced(_ percentage: Int) -> Int {
                (200 * ((2 * percentage * steps + 100) / 200) + steps) / (2 * steps)
            }
            return Color(red: reduced(red), green: reduced(green), blue: reduced(blue))
        }

        fileprivate var key: Int { (red * 101 + green) * 101 + blue }
        fileprivate static let keyCount = 101 * 101 * 101
    }

    /// In the order in which the picture has them first.
    private(set) var colors: [Color] = []
    /// For each colour of the picture the index of the one that it is shown in, by its key; −1 for others.
    private var indices = [Int16](repeating: -1, count: Color.keyCount)

    /// The colours of pixels, each component in as many shades as the limit allows. O(pixels), with two bytes for each of a
    /// million colours.
    init(_ pixels: Span<UInt32>, limit: Int) {
        let all = Self.colors(of: pixels)
        for steps in stride(from: 100, through: 1, by: -1) where take(all, steps: steps, limit: limit) { return }
    }

    /// The index of a pixel's colour; nil if it is not drawn.
    func index(of pixel: UInt32) -> Int? { Self.color(pixel).map { Int(indices[$0.key]) } }

    private static func colors(of pixels: Span<UInt32>) -> [Color] {
        var colors: [Color] = []
        var isKnown = [Bool](repeating: false, count: Color.keyCount)
        var last: UInt32 = 0
        for index in pixels.indices where pixels[index] != last {
            last = pixels[index]
            guard let color = color(last), !isKnown[color.key] else { continue }
            isKnown[color.key] = true
            colors.append(color)
        }
        return colors
    }

    /// Takes colours with `steps` + 1 shades each; false if there are too many.
    private mutating func take(_ all: [Color], steps: Int, limit: Int) -> Bool {
        var places: [Color: Int16] = [:]
        colors = []
        for color in all {
            let shown = color.reduced(to: steps)
            if places[shown] == nil {
                if colors.count == limit { return false }
                places[shown] = Int16(colors.count)
                colors.append(shown)
            }
            indices[color.key] = places[shown] ?? -1
        }
        return true
    }

    /// A pixel's colour, its alpha taken off; nil if it is less than half opaque.
    private static func color(_ pixel: UInt32) -> Color? {
        let alpha = Int(pixel >> 24)
        guard alpha >= 128 else { return nil }
        func percentage(_ shift: UInt32) -> Int {
            (200 * min(Int(pixel >> shift & 0xFF), alpha) + alpha) / (2 * alpha)
        }
        return Color(red: percentage(16), green: percentage(8), blue: percentage(0))
    }
}
