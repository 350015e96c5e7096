/// The elements that follow the visible part, and the requests to show another one. Some of the elements may have been removed.
///
/// An object, because removed views may end while its lists are changed, and their code may scroll.
final class ScrolledContent {
    /// The lazy repetitions, with rows near the visible part only.
    var lazyRuns: [LazyRunNode] = []

    /// The elements that stay in view.
    var stayingElements: [any StayingElement] = []

    /// The scroll positions that views hold.
    var holders: [any ScrollHolder] = []

    /// What is to be scrolled once sizes are known.
    var requests: [ScrollRequest] = []

    /// Removes and returns everything.
    func takeAll() -> some Any {
        defer { (lazyRuns, stayingElements, holders, requests) = ([], [], [], []) }
        return (lazyRuns, stayingElements, holders, requests)
    }
}

/// A place that keeps a view where it is in a scroll view.
protocol ScrollHolder: _ViewNode {
    /// The request to keep a view where the last layout showed it, or to show what has not been there so far; nil if there
    /// is none, or if its scroll view is one of those that are asked to scroll already.
    func heldPlace(besides asked: [any ScrolledNode]) -> ScrollRequest?
}
