import CUnicodeTables

/// Where phrases of Japanese begin, by weights of the characters around a place (BudouX's model).
enum PhraseModel {
    /// Whether a phrase begins with the character at an index of a text without other scripts. O(1).
    static func begins(at place: Int, in characters: [UInt16]) -> Bool {
        var score = cunicode_phrase_start()
        var feature: UInt32 = 0
        for (length, places) in [(1, -3...2), (2, -2...0), (3, -3...0)] {
            for start in places {
                let stretch = place + start..<place + start + length
                if stretch.clamped(to: characters.indices) == stretch {
                    let key = characters[stretch].reduce(UInt64(0)) { $0 << 16 | UInt64($1) }
                    score += cunicode_phrase_weight(feature, key)
                }
                feature += 1
            }
        }
        return score > 0
    }
}
