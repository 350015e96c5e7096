import Foundation
import TestSupport
import Testing

/// The colours that poppler gives the points of a PDF file's first page, at one pixel a point.
struct PagePixels {
    private let width: Int
    private let values: [UInt8]

    init(_ pdf: Data) throws {
        let file = try OtherPrograms.bytes("pdftoppm", ["-r", "72", "-f", "1", "-l", "1"], on: pdf)
        let header = file.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
        let sides = String(decoding: header[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        width = try #require(sides.first)
        values = [UInt8](header[3])
    }

    /// Red, green and blue.
    subscript(x: Int, y: Int) -> [Int] { (0..<3).map { Int(values[3 * (y * width + x) + $0]) } }

    func expect(_ x: Int, _ y: Int, _ color: [Int], _ location: SourceLocation = #_sourceLocation) {
        let difference = zip(self[x, y], color).map { abs($0 - $1) }.max() ?? 255
        #expect(difference <= 2, "\(self[x, y]) at \(x), \(y), not \(color)", sourceLocation: location)
    }
}
