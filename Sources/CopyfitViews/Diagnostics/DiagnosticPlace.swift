extension Diagnostic {
    /// A place in the views of a host: a value of its own, which does not follow later updates.
    public struct Place: Sendable, Hashable, CustomStringConvertible {
        /// The program's own views around it, from the root down, with the ids of repeated ones: `Feed/Row(3)/Card`. Of
        /// more than sixteen, those in the middle are left out.
        public internal(set) var viewPath = ""
        /// Its first element in the tree, as in ``ViewHost/frames()`` and ``ViewHost/dump(format:)``; nil if none is laid
        /// out when the update ends.
        public internal(set) var path: NodePath?
        /// The `id` or accessibility identifier that is nearest: its own, or that of the innermost view around it that has
        /// one.
        public internal(set) var identifier: String?
        /// The nearest text: the first inside it, else the first in the nearest view around it that has one. Among a
        /// thousand views without a text, none is looked for further.
        public internal(set) var text: String?
        /// The state that the diagnostic is about: the type that stores it and the name of the property, `Card.height`.
        public internal(set) var property: String?
        /// The values that the state went through in the update, from the one before it; empty if they do not matter.
        public internal(set) var values: [String] = []

        /// The element, the views around it, and in parentheses the identifier and the nearest text.
        public var description: String {
            let views = viewPath.isEmpty ? nil : "in \(viewPath)"
            let surroundings = [path?.name, views].compactMap(\.self).joined(separator: " ")
            return surroundings + landmarks
        }

        /// What the state went through, in words: `` `Card.height` in `Feed/Row(3)/Card` went 1, 16, 1 …``.
        var course: String {
            let name = property.map { "`\($0)`" } ?? "A state"
            let views = viewPath.isEmpty ? "" : " in `\(viewPath)`"
            return "\(name)\(views)\(landmarks) went \(inBrief(values) { $0 }.joined(separator: ", ")) …"
        }

        private var landmarks: String {
            let isNamed = text.map { path?.name.contains($0) == true } ?? true
            let near = isNamed ? nil : text.map { "near “\(brief($0))”" }
            let marks = [identifier.map { "named \($0)" }, near].compactMap(\.self)
            return marks.isEmpty ? "" : " (" + marks.joined(separator: ", ") + ")"
        }
    }
}

/// The first characters of a string, forty at most, the last of them an ellipsis if there are more.
func brief(_ string: String, _ most: Int = 40) -> String {
    string.dropFirst(most).isEmpty ? string : string.prefix(most - 1) + "…"
}

/// The words of the first four and the last three values, with an ellipsis between them; of all if there are eight at most.
func inBrief<Value>(_ values: [Value], _ word: (Value) -> String) -> [String] {
    values.count > 8 ? values.prefix(4).map(word) + ["…"] + values.suffix(3).map(word) : values.map(word)
}
