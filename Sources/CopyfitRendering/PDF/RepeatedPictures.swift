import Foundation

extension Data {
    /// Overwrites repeated names in dictionaries of pictures with spaces. Streams stay as they are: only what an object
    /// has before its stream is read.
    ///
    /// - Parameter table: Where the table of objects begins, after its first line.
    mutating func blankRepeatedPictures(table: Index) {
        for place in objectPlaces(table: table) {
            let objectStart = startIndex + place
            guard place > 0, objectStart < table,
                let end = range(of: Data("endobj".utf8), in: objectStart..<table)?.lowerBound
            else { continue }
            let stream = range(of: Data(">>\nstream".utf8), in: objectStart..<end)?.lowerBound
            blankRepeatedPictures(in: objectStart..<(stream ?? end))
        }
    }

    /// The objects' places as the table states them: lines of 20 bytes that begin with ten digits.
    private func objectPlaces(table: Index) -> [Int] {
        guard let header = self[table...].firstIndex(of: UInt8(ascii: "\n")) else { return [] }
        var places: [Int] = []
        var line = header + 1
        while line + 20 <= endIndex, let place = Int(String(decoding: self[line..<(line + 10)], as: UTF8.self)) {
            places.append(place)
            line += 20
        }
        return places
    }

    /// An entry is a name and a reference: `/x7 7 0 R`. Between its parts are spaces or line breaks.
    private mutating func blankRepeatedPictures(in object: Range<Index>) {
        var rest = object
        while let start = range(of: Data("/XObject <<".utf8), in: rest)?.upperBound,
            let end = range(of: Data(">>".utf8), in: start..<object.upperBound)?.lowerBound
        {
            var names: Set<Data> = []
            let words = self[start..<end].split { $0 == 0x20 || $0 == 0x0A }
            for (name, last) in zip(words, words.dropFirst(3)) where name.first == UInt8(ascii: "/") {
                guard !names.insert(Data(name)).inserted else { continue }
                replaceSubrange(
                    name.startIndex..<last.endIndex,
                    with: Data(repeating: 0x20, count: last.endIndex - name.startIndex)
                )
            }
            rest = end..<object.upperBound
        }
    }
}
