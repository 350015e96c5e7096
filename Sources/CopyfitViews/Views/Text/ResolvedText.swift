import CopyfitText
import Foundation

/// A text's characters and what is set on them, as of the moment when its place was evaluated.
///
/// A place resolves its text once and keeps this value (runtime rule R94). Layout, drawings, dumps and queries read it and
/// never resolve the text again: a moment later, a date or a format may give other characters than those that were laid
/// out.
struct ResolvedText: Sendable {
    /// Characters side by side from one part of the text.
    struct Stretch: Sendable {
        /// UTF-8 offset after the last byte.
        let end: Int
        /// What is set on them; nil if nothing is.
        let set: SetAttributes?
    }

    /// The text that was resolved.
    let source: Text
    /// All characters. A picture is one of them, U+FFFC.
    private(set) var string = ""
    /// Whether the text has no stretch, not even an empty one.
    private(set) var isEmpty = true

    // The last stretch ends with the string. Most texts have only that one, so they need no array.
    private var earlier: [Stretch] = []
    private var lastSet: SetAttributes?

    /// Resolves a text with the values of its place.
    init(_ text: Text, in environment: EnvironmentValues) {
        source = text
        var resolution = TextResolution()
        for run in text.runs { resolution.visit(run, environment) { add($0, $1) } }
    }

    private mutating func add(_ characters: String, _ set: SetAttributes?) {
        if isEmpty {
            string = characters
            isEmpty = false
        } else {
            earlier.append(Stretch(end: string.utf8.count, set: lastSet))
            string += characters
        }
        lastSet = set
    }

    /// The stretches in text order.
    var stretches: [Stretch] { isEmpty ? [] : earlier + [Stretch(end: string.utf8.count, set: lastSet)] }

    /// Calls `body` with the bytes of each stretch and what is set on it.
    func forEachStretch(_ body: (Range<Int>, SetAttributes?) -> Void) {
        if isEmpty { return }
        var start = 0
        for stretch in earlier {
            body(start..<stretch.end, stretch.set)
            start = stretch.end
        }
        body(start..<string.utf8.count, lastSet)
    }

    /// The characters without pictures.
    var words: String {
        if earlier.isEmpty, lastSet == nil { return string }
        var words = ""
        forEachStretch { bytes, set in
            if set?.attributes.image == nil { words += string.characters(inBytes: bytes) }
        }
        return words
    }
}
