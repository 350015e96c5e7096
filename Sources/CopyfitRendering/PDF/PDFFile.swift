import Foundation

/// The objects of a PDF file that is being written.
///
/// Objects without a stream are gathered in compressed streams; the table of objects is one, too. Source: ISO 32000-1, 7.5.
struct PDFFile {
    /// An object by its number.
    struct Reference: Hashable {
        let number: Int
    }

    private enum Place {
        case unknown
        case alone(at: Int)
        case gathered(in: Int, index: Int)
    }

    /// How many objects are gathered in one stream.
    private static let gatheredCount = 400
    private static let level = 6

    private var bytes: [UInt8]
    private var places: [Place] = [.unknown]
    private var gathered = Markup()
    private var gatheredStarts: [(number: Int, start: Int)] = []
    private var failure: RenderingError?
    /// Whether pictures may say that they are smoothed where they are enlarged.
    var smooths = true

    init() {
        // Four bytes above 127 tell programs that the file is not text.
        bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    }

    /// A number for an object that is set later.
    mutating func reserve() -> Reference {
        places.append(.unknown)
        return Reference(number: places.count - 1)
    }

    /// Adds an object without a stream.
    @discardableResult
    mutating func add(_ object: Markup) -> Reference {
        let reference = reserve()
        set(reference, object)
        return reference
    }

    /// Adds an object without a stream under its number.
    mutating func set(_ reference: Reference, _ object: Markup) {
        gatheredStarts.append((reference.number, gathered.count))
        gathered.add(object)
        gathered.byte(UInt8(ascii: " "))
        if gatheredStarts.count == Self.gatheredCount { endGathering() }
    }

    /// Adds a stream whose bytes are compressed.
    ///
    /// - Parameter entries: The entries of its dictionary besides its length and filter.
    @discardableResult
    mutating func addStream(_ entries: Markup, compressing content: [UInt8], as number: Reference? = nil) -> Reference {
        do {
            var entries = entries
            entries.add("/Filter/FlateDecode")
            return addStream(entries, try Deflate.zlib(content, level: Self.level), as: number)
        } catch {
            failure = failure ?? error
            return number ?? reserve()
        }
    }

    /// Adds a stream of these bytes.
    ///
    /// - Parameter entries: The entries of its dictionary besides its length.
    @discardableResult
    mutating func addStream(
        _ entries: Markup,
        _ content: some Collection<UInt8>,
        as number: Reference? = nil
    ) -> Reference {
        let reference = number ?? reserve()
        places[reference.number] = .alone(at: bytes.count)
        var head = Markup()
        head.integer(reference.number)
        head.add(" 0 obj\n<<")
        head.add(entries)
        head.add("/Length ")
        head.integer(content.count)
        head.add(">>stream\n")
        bytes += head.bytes
        bytes += content
        bytes += Array("\nendstream\nendobj\n".utf8)
        return reference
    }

    private mutating func endGathering() {
        guard !gatheredStarts.isEmpty else { return }
        let stream = reserve()
        var head = Markup()
        for (index, object) in gatheredStarts.enumerated() {
            places[object.number] = .gathered(in: stream.number, index: index)
            head.integer(object.number)
            head.add(" ")
            head.integer(object.start)
            head.add(" ")
        }
        var entries = Markup()
        entries.add("/Type/ObjStm/N ")
        entries.integer(gatheredStarts.count)
        entries.add("/First ")
        entries.integer(head.count)
        addStream(entries, compressing: head.bytes + gathered.bytes, as: stream)
        (gathered, gatheredStarts) = (Markup(), [])
    }
}

extension PDFFile {
    /// The whole file. O(objects).
    ///
    /// - Throws: What stopped the compressor.
    mutating func finish(root: Reference, information: Reference) throws(RenderingError) -> Data {
        endGathering()
        let table = reserve()
        let start = bytes.count
        places[table.number] = .alone(at: start)
        var entries = Markup()
        entries.add("/Type/XRef/Size ")
        entries.integer(places.count)
        entries.add("/W[1 4 2]/Root ")
        entries.reference(root)
        entries.add("/Info ")
        entries.reference(information)
        let sign = FileSign.hash(bytes).bigEndianHexadecimal
        entries.add("/ID[<\(sign)><\(sign)>]")
        addStream(entries, compressing: places.flatMap(Self.row), as: table)
        bytes += Array("startxref\n\(start)\n%%EOF\n".utf8)
        if let failure { throw failure }
        return Data(bytes)
    }

    /// A kind in a byte, a place or a stream in four, an index in two.
    private static func row(_ place: Place) -> [UInt8] {
        func row(_ kind: UInt8, _ place: Int, _ index: Int) -> [UInt8] {
            [kind] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: place >> $0) }
                + [UInt8(truncatingIfNeeded: index >> 8), UInt8(truncatingIfNeeded: index)]
        }
        return switch place {
        case .unknown: row(0, 0, 0xFFFF)
        case .alone(let place): row(1, place, 0)
        case .gathered(let stream, let index): row(2, stream, index)
        }
    }
}

extension UInt64 {
    fileprivate var bigEndianHexadecimal: String {
        let digits = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
