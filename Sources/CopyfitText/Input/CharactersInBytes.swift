extension String {
    /// The characters in a range of UTF-8 bytes. Linear in the range.
    package func characters(inBytes range: Range<Int>) -> String {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        return String(self[start..<utf8.index(start, offsetBy: range.count)])
    }
}
