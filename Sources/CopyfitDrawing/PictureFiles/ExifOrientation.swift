/// The orientation that EXIF metadata state, and where. Source: TIFF 6.0, 2; Exif 2.3, 4.6.
package struct ExifOrientation: Equatable, Sendable {
    package let orientation: DisplayList.Picture.Orientation
    /// Where the number's lower byte is in the file; the higher one is 0.
    package let place: Int

    /// Nil if the bytes are not a TIFF header and a directory that states an orientation between 1 and 8.
    ///
    /// - Parameter tiff: Where the TIFF header is in the file, and its directories.
    init?(_ bytes: Span<UInt8>, tiff: Range<Int>) {
        guard tiff.count >= 8 else { return nil }
        let isBig = bytes.text(at: tiff.lowerBound, is: "MM\0*")
        guard isBig || bytes.text(at: tiff.lowerBound, is: "II*\0") else { return nil }
        func number(_ place: Int, _ count: Int) -> Int {
            isBig ? bytes.big(at: place, count) : bytes.little(at: place, count)
        }
        let directory = tiff.lowerBound + number(tiff.lowerBound + 4, 4)
        guard directory + 2 <= tiff.upperBound else { return nil }
        for index in 0..<number(directory, 2) {
            let entry = directory + 2 + 12 * index
            guard entry + 12 <= tiff.upperBound else { return nil }
            guard number(entry, 2) == 274 else { continue }
            guard number(entry + 2, 2) == 3, number(entry + 4, 4) == 1,
                let orientation = DisplayList.Picture.Orientation(rawValue: UInt8(clamping: number(entry + 8, 2)))
            else { return nil }
            self.orientation = orientation
            place = isBig ? entry + 9 : entry + 8
            return
        }
        return nil
    }
}

extension Span<UInt8> {
    /// Whether these characters, all of them ASCII, are at a place.
    func text(at place: Int, is text: StaticString) -> Bool {
        let wanted = text.description.utf8
        guard place >= 0, place <= count - wanted.count else { return false }
        for (index, byte) in wanted.enumerated() where self[place + index] != byte { return false }
        return true
    }

    /// The number in so many bytes, the highest first.
    func big(at place: Int, _ length: Int) -> Int {
        (0..<length).reduce(0) { $0 << 8 | Int(self[place + $1]) }
    }

    /// The number in so many bytes, the lowest first.
    func little(at place: Int, _ length: Int) -> Int {
        (0..<length).reversed().reduce(0) { $0 << 8 | Int(self[place + $1]) }
    }
}
