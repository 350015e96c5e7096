extension LineSearch {
    /// As much of a text as fits beside its hyphen, which does not fit at its end. A browser cuts such a text elsewhere,
    /// without a hyphen, where there would be room for one; nil if that leaves no part of it, or by other rules.
    @inline(never)
    func cutForHyphen(_ text: Range<Int>) -> Prefix? {
        guard paragraph.rules.setsHyphensApart else { return nil }
        let room = width - paragraph.hyphenWidth(at: text.upperBound, segment)
        guard room > 0 else { return nil }
        let search = StretchSearch(paragraph: paragraph, detail: detail, segment: segment, width: room, trimsEnds: true)
        let prefix = search.longestPrefix(of: text, takesOneGrapheme: true)
        return prefix.end < text.upperBound ? prefix : nil
    }
}
