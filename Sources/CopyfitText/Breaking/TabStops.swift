/// Where tabs lead: to the next multiple of the interval from the line's start, past where the pen stands.
struct TabStops: Hashable, Sendable {
    /// Text units; tabs are no wider than nothing when it is not above 0.
    let interval: Int64

    init(_ points: Double, _ unit: TextUnit) {
        interval = points > 0 ? max(1, unit.spacing(points)) : 0
    }

    /// The stop behind a position. Positions left of the line's start count from it too.
    func next(after x: Int64) -> Int64 {
        guard interval > 0 else { return x }
        return (max(0, x) / interval + 1) * interval
    }
}
