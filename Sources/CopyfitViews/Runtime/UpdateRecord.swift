/// What one update has done so far: the counters of its report, and the states it committed.
struct UpdateRecord {
    var bodyEvaluations = 0
    var stateCommits = 0
    var committed = CommitHistory()
    /// Rows that come and go without end in the last layout.
    var unsettledRows: _ViewNode?
    /// The states that actions set to the values that they had, each once; at most sixteen.
    private(set) var unchangedWrites: [AnyStateBox] = []

    mutating func willCommit(_ box: AnyStateBox) {
        stateCommits += 1
        committed.willCommit(box)
    }

    mutating func noteUnchangedWrite(_ box: AnyStateBox) {
        guard unchangedWrites.count < 16, !unchangedWrites.contains(where: { $0 === box }) else { return }
        unchangedWrites.append(box)
    }
}

#if DEBUG
    /// What a graph has done so far, to measure the cost of a change.
    struct WorkCounts {
        /// The number of elements put into lists.
        var listedElements = 0

        /// The number of rows of lazy containers that were looked at to find their ids.
        var comparedRows = 0

        /// The number of places described for diagnostics, to show that they cost nothing unless something is reported.
        var describedPlaces = 0
    }
#endif

/// The values of all states written during one update, after each round of actions.
struct CommitHistory {
    /// The states in the order of their first write, each with its value before that.
    private var boxes: [(box: AnyStateBox, original: Any)] = []
    private var known: Set<ObjectIdentifier> = []
    /// For each round, the values of the states written so far.
    private var rounds: [[Any]] = []

    mutating func willCommit(_ box: AnyStateBox) {
        if known.insert(ObjectIdentifier(box)).inserted { boxes.append((box, box.snapshot)) }
    }

    /// Ends a round of actions.
    mutating func endRound() {
        rounds.append(boxes.map(\.box.snapshot))
    }

    /// The length of the cycle that the last rounds went through twice, if there is one.
    var cycleLength: Int? {
        let last = rounds.count - 1
        guard last >= 1 else { return nil }
        return (1...max(1, (last + 1) / 2)).first { length in
            2 * length <= rounds.count
                && (0..<length).allSatisfy { areEqual(round: last - $0, and: last - $0 - length) }
        }
    }

    /// The states that changed in the last `count` rounds, with all their values.
    func changes(inLast count: Int) -> [StateSeries] {
        boxes.indices.filter { index in
            let (box, values) = (boxes[index].box, values(at: index))
            return zip(values.dropFirst(), values).suffix(count).contains { !box.areUnchanged($1, $0) }
        }.map(series)
    }

    /// The states that grew, or shrank, in every round, with their values.
    var divergingStates: [StateSeries] {
        guard rounds.count >= 3 else { return [] }
        return boxes.indices.filter { index in
            let values = rounds.indices.compactMap { number(value(at: index, round: $0)) }
            guard values.count == rounds.count else { return false }
            let steps = zip(values.dropFirst(), values).map { $0 - $1 }
            return steps.allSatisfy { $0 > 0 } || steps.allSatisfy { $0 < 0 }
        }.map(series)
    }

    private func series(at index: Int) -> StateSeries {
        let box = boxes[index].box
        let values = values(at: index).reduce(into: [Any]()) { values, value in
            if let last = values.last, box.areUnchanged(last, value) { return }
            values.append(value)
        }
        return StateSeries(state: box, values: values)
    }

    /// The value before the update and after each round.
    private func values(at index: Int) -> [Any] {
        [boxes[index].original] + rounds.indices.map { value(at: index, round: $0) }
    }

    private func areEqual(round: Int, and other: Int) -> Bool {
        boxes.indices.allSatisfy { index in
            boxes[index].box.areUnchanged(value(at: index, round: other), value(at: index, round: round))
        }
    }

    private func value(at index: Int, round: Int) -> Any {
        index < rounds[round].count ? rounds[round][index] : boxes[index].original
    }

    private func number(_ value: Any) -> Double? {
        switch value {
        case let value as any BinaryFloatingPoint: Double(value)
        case let value as any BinaryInteger: Double(value)
        default: nil
        }
    }
}
