/// A place that keeps a view where it is in a scroll view.
protocol ScrollHolder: _ViewNode {
    /// The request to keep a view where the last layout showed it, or to show what has not been there so far; nil if there
    /// is none, or if its scroll view is one of those that are asked to scroll already.
    func heldPlace(besides asked: [any ScrolledNode]) -> ScrollRequest?
}
