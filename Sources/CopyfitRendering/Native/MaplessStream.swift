import CCairo
import CopyfitFonts
import Foundation

/// A font file as FreeType reads it for cairo: without the table that maps characters to glyphs.
///
/// With that table cairo takes a glyph's own character for the text that it shows (U+FB03 for “ffi”), which is what readers find
/// that know only the font's table in a PDF. Without it cairo takes the text that comes with the glyphs. A glyph that is only in
/// clusters of several then has no character in that table.
@safe final class MaplessStream {
    let handle: UnsafeMutablePointer<FT_StreamRec>
    private let bytes: UnsafeRawBufferPointer
    /// Where the directory names the table; nil for a file without it.
    private let name: Int?

    /// - Parameter bytes: The file, which must live as long as the stream.
    init(_ bytes: UnsafeRawBufferPointer, index: Int) {
        unsafe self.bytes = unsafe bytes
        name = unsafe Self.place(ofTable: "cmap", in: bytes, index: index)
        unsafe handle = .allocate(capacity: 1)
        unsafe handle.initialize(to: FT_StreamRec())
        unsafe handle.pointee.size = UInt(bytes.count)
        unsafe handle.pointee.descriptor.pointer = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe handle.pointee.read = { stream, offset, buffer, count in
            guard let owner = unsafe stream?.pointee.descriptor.pointer else { return 0 }
            let file = unsafe Unmanaged<MaplessStream>.fromOpaque(owner).takeUnretainedValue()
            return unsafe UInt(file.read(into: buffer, from: Int(clamping: offset), count: Int(clamping: count)))
        }
    }

    deinit { unsafe handle.deallocate() }

    /// As FreeType asks: how many bytes were read, or for none of them whether the place is outside the file.
    private func read(into buffer: UnsafeMutablePointer<UInt8>?, from place: Int, count: Int) -> Int {
        guard count > 0 else { return unsafe place > bytes.count ? 1 : 0 }
        guard let buffer = unsafe buffer, unsafe place < bytes.count, let base = unsafe bytes.baseAddress else {
            return 0
        }
        let length = unsafe min(count, bytes.count - place)
        unsafe memcpy(buffer, base + place, length)
        // The table's name begins with another letter.
        if let name, name >= place, name < place + length { unsafe buffer[name - place] = UInt8(ascii: "x") }
        return length
    }

    /// Source: OpenType, “Organization of an OpenType font”.
    private static func place(ofTable tag: String, in bytes: UnsafeRawBufferPointer, index: Int) -> Int? {
        func number(_ place: Int, _ length: Int) -> Int? {
            guard place >= 0, place + length <= bytes.count else { return nil }
            return (0..<length).reduce(0) { $0 << 8 | Int(unsafe bytes[place + $1]) }
        }
        let isCollection = number(0, 4) == 0x7474_6366
        guard let start = isCollection ? number(12 + 4 * index, 4) : 0, let count = number(start + 4, 2) else {
            return nil
        }
        let wanted = tag.utf8.reduce(0) { $0 << 8 | Int($1) }
        return (0..<count).map { start + 12 + 16 * $0 }.first { number($0, 4) == wanted }
    }
}
