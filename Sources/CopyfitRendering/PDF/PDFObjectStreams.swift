/// The objects of a PDF file whose table is compressed, as cairo writes them since version 1.18: some by themselves, others
/// together in compressed streams.
///
/// Source: ISO 32000-1, 7.5.7 and 7.5.8.
struct PDFObjectStreams {
    private let file: [UInt8]
    private let table: PDFStream
    private let size: Int
    private let root: Int
    private let information: Int
    /// Each object's kind (1: by itself, 2: in a stream), its place or its stream, and its index in the stream.
    private var rows: [(kind: Int, place: Int, index: Int)] = []

    /// The file with each object by itself and its table as text; the file as it is if its table is text, nil if it cannot be
    /// read. O(bytes).
    static func expanded(_ file: [UInt8]) -> [UInt8]? {
        guard let statement = file.lastRange(of: "startxref\n", in: 0..<file.count),
            let place = file.number(at: statement.upperBound), place < file.count
        else { return nil }
        if file[place...].starts(with: "xref\n".utf8) { return file }
        return PDFObjectStreams(file, table: place)?.expanded()
    }

    private init?(_ file: [UInt8], table place: Int) {
        guard let table = PDFStream(file, at: place), let size = table["Size"], let root = table["Root"],
            let information = table["Info"], let length = table["Length"]
        else { return nil }
        (self.file, self.table, self.size, self.root, self.information) = (file, table, size, root, information)
        let widths = table.numbers("W")
        guard widths.count == 3, widths.allSatisfy({ $0 <= 4 }), (1...100_000_000).contains(size), 1..<size ~= root,
            let bytes = table.content(length: length)
        else { return nil }
        let width = widths.reduce(0, +)
        guard width > 0, bytes.count == size * width else { return nil }
        for row in 0..<size {
            var fields = bytes[row * width..<(row + 1) * width]
            let values = widths.map { width in
                defer { fields = fields.dropFirst(width) }
                return fields.prefix(width).reduce(0) { $0 << 8 | Int($1) }
            }
            if values[0] == 1, values[1] >= file.count { return nil }
            rows.append((values[0], values[1], values[2]))
        }
    }

    private func expanded() -> [UInt8]? {
        let places = rows.filter { $0.kind == 1 }.map(\.place).sorted() + [file.count]
        guard places[0] <= table.start, let statement = file.lastRange(of: "startxref", in: 0..<file.count)
        else {
            return nil
        }
        let nextPlaces = Dictionary(zip(places, places.dropFirst())) { $1 }
        var output = Array(file[..<places[0]])
        var newPlaces = [Int](repeating: 0, count: size)
        var streams: [Int: [ArraySlice<UInt8>]] = [:]
        // The catalog is last, as in files whose table is text.
        for object in (1..<size).filter({ $0 != root }) + [root] {
            let row = rows[object]
            newPlaces[object] = output.count
            switch row.kind {
            case 1 where row.place == table.start || isObjectStream(row.place): newPlaces[object] = 0
            case 1:
                guard let next = nextPlaces[row.place], row.place <= statement.lowerBound else { return nil }
                output += file[row.place..<min(next, statement.lowerBound)]
            case 2:
                let objects = streams[row.place] ?? objects(inStream: row.place)
                guard let objects, row.index < objects.count else { return nil }
                streams[row.place] = objects
                output += Array("\(object) 0 obj\n".utf8) + objects[row.index] + Array("endobj\n".utf8)
            default: newPlaces[object] = 0
            }
        }
        return output + tableText(newPlaces, at: output.count)
    }

    private func isObjectStream(_ place: Int) -> Bool {
        String(decoding: file[place...].prefix(40), as: UTF8.self).contains(" obj\n<< /Type /ObjStm\n")
    }

    /// The objects in a stream, each with a line break at its end.
    private func objects(inStream number: Int) -> [ArraySlice<UInt8>]? {
        guard number < size, rows[number].kind == 1, let stream = PDFStream(file, at: rows[number].place),
            let count = stream["N"], let first = stream["First"],
            let lengthObject = stream["Length"], lengthObject < size, rows[lengthObject].kind == 1,
            let length = PDFStream.length(file, at: rows[lengthObject].place),
            let bytes = stream.content(length: length), first <= bytes.count, count <= first
        else { return nil }
        let numbers = bytes[..<first].split { $0 == 0x0A || $0 == 0x20 }.compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
        guard numbers.count == 2 * count else { return nil }
        let offsets = (0..<count).map { numbers[2 * $0 + 1] } + [bytes.count - first]
        guard offsets.allSatisfy({ 0...bytes.count ~= $0 }), zip(offsets, offsets.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        return zip(offsets, offsets.dropFirst()).map { bytes[first + $0..<first + $1] }
    }

    private func tableText(_ places: [Int], at start: Int) -> [UInt8] {
        var text = "xref\n0 \(size)\n0000000000 65535 f \n"
        for place in places.dropFirst() {
            let digits = String(place)
            text +=
                String(repeating: "0", count: 10 - digits.count) + digits + (place == 0 ? " 65535 f \n" : " 00000 n \n")
        }
        text += "trailer\n<< /Size \(size)\n   /Root \(root) 0 R\n   /Info \(information) 0 R\n>>\n"
        return Array((text + "startxref\n\(start)\n%%EOF\n").utf8)
    }
}

/// An object that begins with a dictionary of simple values before its stream.
private struct PDFStream {
    let start: Int
    private let dictionary: Range<Int>
    private let file: [UInt8]
    private let content: Int

    init?(_ file: [UInt8], at place: Int) {
        guard place < file.count, let keyword = file.range(of: "stream\n", in: place..<file.count),
            let end = file.range(of: ">>", in: place..<file.count), end.upperBound + 1 == keyword.lowerBound
        else { return nil }
        (self.file, start, content) = (file, place, keyword.upperBound)
        dictionary = place..<keyword.lowerBound
        if file.range(of: "endobj", in: dictionary) != nil { return nil }
    }

    /// The first number of an entry.
    subscript(key: String) -> Int? { numbers(key).first }

    /// The numbers that follow a name up to the next one.
    func numbers(_ key: String) -> [Int] {
        guard let name = file.range(of: "/\(key) ", in: dictionary) else { return [] }
        let value = file[name.upperBound..<dictionary.upperBound].prefix { !"/>".utf8.contains($0) }
        return String(decoding: value, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
    }

    /// The bytes of the stream, decompressed.
    func content(length: Int) -> [UInt8]? {
        guard length <= file.count - content else { return nil }
        return Deflate.inflated(Array(file[content..<content + length]), limit: 1 << 30)
    }

    /// The number that an object of its own states, such as `10 0 obj 523 endobj`.
    static func length(_ file: [UInt8], at place: Int) -> Int? {
        let text = String(decoding: file[place...].prefix(40), as: UTF8.self)
        return text.split { !$0.isNumber }.dropFirst(2).first.flatMap { Int($0) }
    }
}
