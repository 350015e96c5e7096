/// Writes pixels as sixels: bands of six rows, and in a band, colour by colour, a character for each column that says
/// which of its six pixels have the colour.
///
/// VT330/VT340 Programmer Reference Manual, volume 2, chapter 14.
struct SixelEncoder {
    /// The most colours, at least 8.
    let colorLimit: Int

    private static let bandHeight = 6

    /// The picture: the device control string with its introducer and terminator.
    func encode(_ image: CairoImage) -> [UInt8] {
        let palette = image.withPixels { SixelPalette($0.span, limit: colorLimit) }
        let area = image.area
        // Second parameter 1: pixels that are not drawn keep what is below them.
        var bytes = Array("\u{1B}P0;1;0q\"1;1;\(area.width);\(area.height)".utf8)
        for (index, color) in palette.colors.enumerated() {
            bytes += "#\(index);2;\(color.red);\(color.green);\(color.blue)".utf8
        }
        image.withPixels { pixels in
            var band = Band(width: area.width, colorCount: palette.colors.count)
            for top in stride(from: 0, to: area.height, by: Self.bandHeight) {
                let rows = min(Self.bandHeight, area.height - top)
                band.read(pixels.span.extracting((top * area.width)..<((top + rows) * area.width)), palette)
                if top > 0 { bytes.append(UInt8(ascii: "-")) }
                band.write(to: &bytes)
            }
        }
        bytes += "\u{1B}\\".utf8
        return bytes
    }

    /// Six rows.
    private struct Band {
        private let width: Int
        /// For each colour a row of columns, whose bits say which of the six pixels have it.
        private var columns: [UInt8]
        /// For each colour the number of columns up to the last one that has it.
        private var ends: [Int]

        init(width: Int, colorCount: Int) {
            self.width = width
            columns = Array(repeating: 0, count: width * colorCount)
            ends = Array(repeating: 0, count: colorCount)
        }

        mutating func read(_ pixels: Span<UInt32>, _ palette: SixelPalette) {
            var known: (pixel: UInt32, index: Int?) = (0, nil)
            for place in pixels.indices {
                if pixels[place] != known.pixel { known = (pixels[place], palette.index(of: pixels[place])) }
                guard let index = known.index else { continue }
                let column = place % width
                columns[index * width + column] |= 1 << UInt8(place / width)
                ends[index] = max(ends[index], column + 1)
            }
        }

        /// Writes the band and empties it.
        mutating func write(to bytes: inout [UInt8]) {
            var isFirst = true
            for index in ends.indices where ends[index] > 0 {
                if !isFirst { bytes.append(UInt8(ascii: "$")) }
                isFirst = false
                bytes += "#\(index)".utf8
                writeColumns((index * width)..<(index * width + ends[index]), to: &bytes)
                ends[index] = 0
            }
        }

        private mutating func writeColumns(_ range: Range<Int>, to bytes: inout [UInt8]) {
            var start = range.lowerBound
            while start < range.upperBound {
                let column = columns[start]
                var end = start
                while end < range.upperBound, columns[end] == column {
                    columns[end] = 0
                    end += 1
                }
                let character = UInt8(ascii: "?") + column
                if end - start > 3 {
                    bytes += "!\(end - start)".utf8
                    bytes.append(character)
                } else {
                    for _ in start..<end { bytes.append(character) }
                }
                start = end
            }
        }
    }
}
