/// What one update has done so far: the counters of its report, and the states it committed.
struct UpdateRecord {
    var bodyEvaluations = 0
    var stateCommits = 0
    var committed = CommitHistory()

    mutating func willCommit(_ box: AnyStateBox) {
        stateCommits += 1
        committed.willCommit(box)
    }
}

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

    /// The states of the last `count` rounds, as text.
    func description(ofLast count: Int) -> String {
        rounds.suffix(count)
            .map { values in "[" + values.map { String(describing: $0) }.joined(separator: ", ") + "]" }
            .joined(separator: " → ")
    }

    /// The values of a state that grew, or shrank, in every round; nil if there is none.
    var divergingValues: [Double]? {
        guard rounds.count >= 3 else { return nil }
        for index in boxes.indices {
            let values = rounds.indices.compactMap { number(value(at: index, round: $0)) }
            guard values.count == rounds.count else { continue }
            let steps = zip(values.dropFirst(), values).map { $0 - $1 }
            if steps.allSatisfy({ $0 > 0 }) || steps.allSatisfy({ $0 < 0 }) { return values }
        }
        return nil
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
