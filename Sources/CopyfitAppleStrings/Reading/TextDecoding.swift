/// What a file's bytes are in.
package enum TextEncoding: Equatable {
    case utf8, utf16(isBigEndian: Bool), latin1

    /// The encoding of a file as its first bytes show it: by a byte order mark, or by the zeros of ASCII in UTF-16.
    package init(of bytes: [UInt8]) {
        guard bytes.count >= 2 else {
            self = .utf8
            return
        }
        switch (bytes[0], bytes[1]) {
        case (0xFE, 0xFF): self = .utf16(isBigEndian: true)
        case (0xFF, 0xFE): self = .utf16(isBigEndian: false)
        case (0, 1...): self = .utf16(isBigEndian: true)
        case (1..., 0): self = .utf16(isBigEndian: false)
        default: self = .utf8
        }
    }

    /// The encoding with a name of IANA's; nil if it is not one that is read here.
    package init?(named name: String) {
        switch name.lowercased() {
        case "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf-16le", "utf-16be", "charset": self = .utf8
        case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "iso-8859-15", "windows-1252", "cp1252":
            self = .latin1
        default: return nil
        }
    }

    /// The encoding of a file that may be XML: by its first bytes; where these do not say, as its declaration says.
    package init(ofXML bytes: [UInt8]) {
        self.init(of: bytes)
        guard self == .utf8, bytes.prefix(5).elementsEqual("<?xml".utf8) else { return }
        self.init(after: "encoding=", in: bytes.prefix(200))
    }

    /// The encoding whose name comes after a sign; UTF-8 if there is none that is known.
    package init(after sign: String, in bytes: ArraySlice<UInt8>) {
        self = Self.name(after: sign, in: bytes).flatMap { TextEncoding(named: $0) } ?? .utf8
    }

    /// The name of an encoding that comes after a sign; nil if there is none.
    package static func name(after sign: String, in bytes: ArraySlice<UInt8>) -> String? {
        let bytes = Array(bytes)
        guard let start = bytes.indices.first(where: { bytes.hasText(sign, at: $0) }) else { return nil }
        let name = bytes[(start + sign.utf8.count)...].drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
            .prefix { $0.isAlphanumeric || "-_:.".utf8.contains($0) }
        return String(decoding: name, as: UTF8.self)
    }
}

/// A file's bytes as UTF-8, and where they were not what their encoding requires.
package struct DecodedText {
    /// Valid UTF-8; U+FFFD where the file was invalid.
    package private(set) var bytes: [UInt8] = []
    /// Offsets in `bytes` and what is wrong there; at most 100.
    package private(set) var faults: [(offset: Int, message: String)] = []

    /// - Complexity: O(n).
    package init(_ file: [UInt8], as encoding: TextEncoding) {
        switch encoding {
        case .utf8: readUTF8(file)
        case .utf16(let isBigEndian): readUTF16(file, isBigEndian: isBigEndian)
        case .latin1: readLatin1(file)
        }
    }

    /// Whether bytes are UTF-8 throughout.
    package static func isUTF8(_ bytes: [UInt8]) -> Bool {
        (try? UTF8Span(validating: bytes.span)) != nil
    }

    /// Where, in the UTF-8 that ISO 8859-1 becomes, the first byte is that is not UTF-8; nil if there is none.
    package static func firstLegacyOffset(_ bytes: [UInt8]) -> Int? {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            let before = Array(bytes[..<error.byteOffsets.lowerBound])
            return DecodedText(before, as: .latin1).bytes.count
        }
    }

    private mutating func readUTF8(_ file: [UInt8]) {
        let start = file.hasText("\u{FEFF}", at: 0) ? 3 : 0
        if start == 0, Self.isUTF8(file) {
            bytes = file
            return
        }
        bytes.reserveCapacity(file.count)
        var index = start
        while index < file.count {
            let rest = file.span.extracting(index..<file.count)
            do throws(UTF8.ValidationError) {
                _ = try UTF8Span(validating: rest)
                bytes.append(contentsOf: file[index...])
                return
            } catch {
                let bad = index + error.byteOffsets.lowerBound
                bytes.append(contentsOf: file[index..<bad])
                report("Not UTF-8: the byte \(hexadecimal(file[bad])) is not allowed here")
                index = max(bad + 1, index + error.byteOffsets.upperBound)
            }
        }
    }

    private mutating func readUTF16(_ file: [UInt8], isBigEndian: Bool) {
        bytes.reserveCapacity(file.count)
        let unit = { (index: Int) -> UInt16 in
            let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        var index = file.count >= 2 && unit(0) == 0xFEFF ? 2 : 0
        while index + 1 < file.count {
            let lead = unit(index)
            index += 2
            if let scalar = Unicode.Scalar(lead) {
                bytes.append(scalar: scalar)
            } else if UTF16.isLeadSurrogate(lead), index + 1 < file.count, UTF16.isTrailSurrogate(unit(index)) {
                bytes.append(scalar: UTF16.decode(UTF16.EncodedScalar([lead, unit(index)])))
                index += 2
            } else {
                report("Not UTF-16: half of a surrogate pair")
            }
        }
        if index < file.count { report("Not UTF-16: the file has an odd number of bytes") }
    }

    /// ISO 8859-1, with the characters of Windows-1252 in place of the second set of controls.
    private mutating func readLatin1(_ file: [UInt8]) {
        bytes.reserveCapacity(file.count + file.count / 8)
        for byte in file {
            let isWindows = 0x80..<0xA0 ~= byte
            let value = isWindows ? Self.windows1252[Int(byte) - 0x80] : UInt16(byte)
            bytes.append(scalar: Unicode.Scalar(value) ?? "\u{FFFD}")
        }
    }

    private mutating func report(_ message: String) {
        if faults.count < 100 { faults.append((bytes.count, message + ".")) }
        bytes.append(scalar: "\u{FFFD}")
    }

    private func hexadecimal(_ byte: UInt8) -> String {
        "0x" + String(byte, radix: 16, uppercase: true)
    }

    private static let windows1252: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F,
        0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
        0x017E, 0x0178,
    ]
}
