/// A file of hyphenation patterns in libhyphen's format: the name of its encoding, settings, and one pattern per line.
/// Lines that begin with `%` or `#` are comments.
///
/// Patterns before `NEXTLEVEL` split compounds into parts, those after it divide the parts.
struct PatternFile: Sendable {
    /// The first line.
    let encodingName: String
    private let bytes: [UInt8]
    private let levels: [PatternTrie]
    private let minimum: Minimum
    /// Letters on either side of a place inside a part, except at the word's own ends.
    private let compoundMinimum: Minimum

    /// Letters before and after a hyphen.
    private struct Minimum {
        var left = 0
        var right = 0
    }

    private static let edge = UInt8(ascii: ".")

    /// O(n) in the bytes.
    init(_ bytes: [UInt8]) {
        var lines = PatternLines(bytes.count)
        let name = lines.next(bytes.span) ?? 0..<0
        encodingName = String(decoding: bytes[name], as: UTF8.self)
        var (minimum, compoundMinimum) = (Minimum(), Minimum())
        let isUTF8 = encodingName == "UTF-8"
        var levels = [PatternTrie(isUTF8: isUTF8)]
        while let line = lines.next(bytes.span) {
            guard let first = line.first.map({ bytes[$0] }), !"%#".utf8.contains(first) else { continue }
            if bytes[line].starts(with: "NEXTLEVEL".utf8) {
                levels.append(PatternTrie(isUTF8: isUTF8))
            } else if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first {
                let setting = bytes[line]
                Self.read(setting, "LEFTHYPHENMIN", &minimum.left)
                Self.read(setting, "RIGHTHYPHENMIN", &minimum.right)
                Self.read(setting, "COMPOUNDLEFTHYPHENMIN", &compoundMinimum.left)
                Self.read(setting, "COMPOUNDRIGHTHYPHENMIN", &compoundMinimum.right)
            } else {
                levels[levels.count - 1].insert(line.lowerBound, bytes.span)
            }
        }
        self.bytes = bytes
        self.levels = levels
        self.minimum = Minimum(left: minimum.left > 0 ? minimum.left : 2, right: minimum.right > 0 ? minimum.right : 2)
        self.compoundMinimum = compoundMinimum
    }

    /// Sets a setting's number if the line contains that setting.
    private static func read(_ line: ArraySlice<UInt8>, _ name: String, _ value: inout Int) {
        guard line.starts(with: name.utf8) else { return }
        let digits = line.dropFirst(name.utf8.count).drop { $0 == 0x20 || $0 == 0x09 }.prefix { 0x30...0x39 ~= $0 }
        value = Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
}

extension PatternFile {
    /// The indices of the letters after which a word may be divided without a change of spelling, in order.
    ///
    /// - Parameter letters: each letter's bytes in the file's encoding, lower case.
    /// - Complexity: O(n²) if parts are nested; O(n) for the patterns of a language.
    func hyphens(in letters: [[UInt8]]) -> [Int] {
        var divides = [Bool](repeating: false, count: letters.count)
        divide(letters, letters.indices, level: 0, &divides)
        let last = letters.count - minimum.right
        return letters.indices.filter { divides[$0] && $0 + 1 >= minimum.left && $0 + 1 <= last }
    }

    /// Finds where a part of a word may be divided: between and inside the parts of a compound or, if it is not a
    /// compound, by the next level.
    private func divide(_ word: [[UInt8]], _ part: Range<Int>, level: Int, _ divides: inout [Bool]) {
        let marks = marks(of: word[part], level)
        let places = part.dropLast().filter { marks[$0 - part.lowerBound].divides }
        for place in places { divides[place] = !marks[place - part.lowerBound].respells }
        guard level + 1 < levels.count else { return }
        if places.isEmpty {
            divide(word, part, level: level + 1, &divides)
        } else {
            let ends = places.map { $0 + 1 } + [part.upperBound]
            for (start, end) in zip([part.lowerBound] + ends, ends) where end - start > 1 {
                divide(word, start..<end, level: level, &divides)
            }
        }
        clearEdges(of: part, in: word.count, &divides)
    }

    /// A level's marks for the gap after each letter of a part.
    private func marks(of part: ArraySlice<[UInt8]>, _ level: Int) -> [PatternMark] {
        let bytes = [Self.edge] + part.joined() + [Self.edge]
        let marks = levels[level].marks(of: bytes, in: self.bytes.span)
        var end = 1
        return part.map { letter in
            end += letter.count
            return marks[end]
        }
    }

    /// Removes divisions inside a part that are too close to other parts.
    private func clearEdges(of part: Range<Int>, in count: Int, _ divides: inout [Bool]) {
        if part.lowerBound > 0 {
            for place in part.prefix(max(0, compoundMinimum.left - 1)) { divides[place] = false }
        }
        if part.upperBound < count {
            for place in part.dropLast().suffix(max(0, compoundMinimum.right - 1)) { divides[place] = false }
        }
    }
}

/// Reads a file line by line.
private struct PatternLines {
    private var start = 0
    private let end: Int

    init(_ count: Int) { end = count }

    /// The next line's bytes without the line break; nil after the last line.
    mutating func next(_ file: Span<UInt8>) -> Range<Int>? {
        guard start < end else { return nil }
        let first = start
        while start < end, file[start] != 0x0A { start += 1 }
        let hasReturn = start > first && file[start - 1] == 0x0D
        defer { start += 1 }
        return first..<(hasReturn ? start - 1 : start)
    }
}
