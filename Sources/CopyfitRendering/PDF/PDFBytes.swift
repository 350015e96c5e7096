/// Searching in the bytes of a file; `Data` would copy what it searches.
extension [UInt8] {
    /// Where a text first occurs in a range. O(range).
    func range(of text: String, in range: Range<Int>) -> Range<Int>? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, range.count >= wanted.count else { return nil }
        let lastStart = range.upperBound - wanted.count
        var place = range.lowerBound
        while place <= lastStart {
            if self[place] == first, holds(wanted, at: place) { return place..<place + wanted.count }
            place += 1
        }
        return nil
    }

    /// Where a text last occurs in a range. O(range).
    func lastRange(of text: String, in range: Range<Int>) -> Range<Int>? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, range.count >= wanted.count else { return nil }
        var place = range.upperBound - wanted.count
        while place >= range.lowerBound {
            if self[place] == first, holds(wanted, at: place) { return place..<place + wanted.count }
            place -= 1
        }
        return nil
    }

    private func holds(_ wanted: [UInt8], at place: Int) -> Bool {
        for index in wanted.indices where self[place + index] != wanted[index] { return false }
        return true
    }

    /// The digits at a place as a number; nil if there are none.
    func number(at place: Int) -> Int? {
        guard place <= count else { return nil }
        return Int(String(decoding: self[place...].prefix { 0x30...0x39 ~= $0 }, as: UTF8.self))
    }
}
