extension [UInt8] {
    /// Overwrites repeated names in dictionaries of pictures with spaces. Streams stay as they are: only what an object
    /// has before its stream is read. O(bytes).
    ///
    /// - Parameter table: Where the table of objects begins, after its first line.
    mutating func blankRepeatedPictures(table: Int) {
        for place in objectPlaces(table: table) where place > 0 && place < table {
            guard let end = range(of: "endobj", in: place..<table)?.lowerBound else { continue }
            let stream = range(of: ">>\nstream", in: place..<end)?.lowerBound
            blankRepeatedPictures(in: place..<(stream ?? end))
        }
    }

    /// The objects' places as the table states them: lines of 20 bytes that begin with ten digits.
    private func objectPlaces(table: Int) -> [Int] {
        guard let header = self[table...].firstIndex(of: UInt8(ascii: "\n")) else { return [] }
        var places: [Int] = []
        var line = header + 1
        while line + 20 <= count, let place = number(at: line) {
            places.append(place)
            line += 20
        }
        return places
    }

    private mutating func blankRepeatedPictures(in object: Range<Int>) {
        for entry in repeatedPictures(in: object) { blank(entry) }
    }

    /// The entries whose names occurred before in their dictionary: `/x7 7 0 R`. Between the parts are spaces or line breaks.
    private func repeatedPictures(in object: Range<Int>) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var rest = object
        while let start = range(of: "/XObject <<", in: rest)?.upperBound,
            let end = range(of: ">>", in: start..<object.upperBound)?.lowerBound
        {
            var names: Set<[UInt8]> = []
            let words = self[start..<end].split { $0 == 0x20 || $0 == 0x0A }
            for (name, last) in zip(words, words.dropFirst(3)) where name.first == UInt8(ascii: "/") {
                if !names.insert(Array(name)).inserted { found.append(name.startIndex..<last.endIndex) }
            }
            rest = end..<object.upperBound
        }
        return found
    }
}
