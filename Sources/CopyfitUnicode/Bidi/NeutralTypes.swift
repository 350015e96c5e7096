/// Rules N1 and N2: neutral characters take the direction of both their neighbours, otherwise that of the embedding.
enum NeutralTypes {
    static func resolve(_ types: inout [BidiClass], _ sequence: [Int32], _ ends: SequenceEnds) {
        var before = ends.start
        var position = 0
        while position < sequence.count {
            var end = position
            while end < sequence.count, types[Int(sequence[end])].isOf(.neutral) { end += 1 }
            let after = end < sequence.count ? direction(of: types[Int(sequence[end])]) : ends.end
            let type = before == after ? before : ends.embedding
            for character in sequence[position..<end] { types[Int(character)] = type }
            before = after
            position = end + 1
        }
    }

    private static func direction(of type: BidiClass) -> BidiClass { type == .l ? .l : .r }
}
