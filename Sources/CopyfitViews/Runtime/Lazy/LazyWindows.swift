/// The windows of lines that a run of rows had while layouts followed each other.
///
/// Which rows are made may decide which are visible: in a list in a frame of its own aspect ratio, or if rows without length are
/// beside others. Windows may then follow each other in a cycle. All lines of the cycle are made in that case, whichever of its
/// windows was the first.
struct LazyWindows {
    private var past: [Range<Int>] = []

    /// The lines of a cycle.
    private var kept: Range<Int>?

    /// How often a window comes back before that is a cycle: places that are estimates may bring one back once.
    private static var returns: Int { 3 }

    /// What is to be made if these lines are wanted: also those of a cycle, if no line is between them.
    mutating func lines(with wanted: Range<Int>) -> Range<Int> {
        guard let kept, let both = kept.union(wanted) else {
            self.kept = nil
            return wanted
        }
        return both
    }

    /// The window to move to if another one is wanted than there is.
    mutating func next(_ wanted: Range<Int>) -> Range<Int> {
        let cycle = cycle(to: wanted)
        past.append(wanted)
        guard let cycle else { return wanted }
        kept = cycle
        return cycle
    }

    /// All lines since a window was there for the last time; nil if it has not come back often, or if there are lines between.
    private func cycle(to wanted: Range<Int>) -> Range<Int>? {
        guard past.count(where: { $0 == wanted }) >= Self.returns, let last = past.lastIndex(of: wanted)
        else { return nil }
        let windows = past[last...].sorted { $0.lowerBound < $1.lowerBound }
        return windows.reduce(windows[0] as Range?) { $0?.union($1) }
    }
}

extension Range<Int> {
    /// The elements of both; nil if there are others between them.
    fileprivate func union(_ other: Range) -> Range? {
        guard lowerBound <= other.upperBound, other.lowerBound <= upperBound else { return nil }
        return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}
