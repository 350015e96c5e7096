/// A place that keeps a view where it is in a scroll view.
protocol ScrollHolder: _ViewNode {
    /// The request to keep the view where the last layout showed it; nil if there is none, or if one of the requests moves
    /// the scroll view.
    func heldPlace(among requests: [ScrollRequest]) -> ScrollRequest?
}
