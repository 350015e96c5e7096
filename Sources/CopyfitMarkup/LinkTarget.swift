/// What is between the parentheses of a link: an address and, after white space, perhaps a title (CommonMark 6.3).
struct LinkTarget {
    /// The address, without backslashes; nil if an interpolated value is part of it.
    let address: String?
    /// The index of the parenthesis that closes the target.
    let end: Int

    /// Reads a target; nil if there is none, so that the brackets are text.
    ///
    /// - Parameter start: The index after the opening parenthesis.
    init?(in source: [MarkdownUnit], from start: Int) {
        var reader = Reader(source, start)
        reader.skipSpaces()
        guard let address = reader.readAddress() else { return nil }
        if reader.skipSpaces() { guard reader.readTitle() else { return nil } }
        reader.skipSpaces()
        guard reader.character == ")" else { return nil }
        self.address = reader.text(of: address)
        end = reader.position
    }
}

extension LinkTarget {
    private struct Reader {
        private let source: [MarkdownUnit]
        private(set) var position: Int
        /// As in cmark: what is nested deeper is text, so that the cost stays linear.
        private static let deepest = 32

        init(_ source: [MarkdownUnit], _ position: Int) { (self.source, self.position) = (source, position) }

        var character: Character? { character(at: position) }

        private func character(at index: Int) -> Character? {
            guard index < source.count, case .character(let character) = source[index] else { return nil }
            return character
        }

        /// Skips white space, and says whether there was any.
        @discardableResult
        mutating func skipSpaces() -> Bool {
            let start = position
            while let character, character.isWhitespace { position += 1 }
            return position > start
        }

        /// `<address>`, or an address without white space whose parentheses are in pairs; empty before the closing parenthesis.
        mutating func readAddress() -> Range<Int>? {
            guard character == "<" else { return readBareAddress() }
            let start = position + 1
            return skip(to: ">", refusing: "<\n\r\r\n") ? start..<position - 1 : nil
        }

        private mutating func readBareAddress() -> Range<Int>? {
            let start = position
            var depth = 0
            while position < source.count {
                switch character {
                case "(": depth += 1
                case ")" where depth == 0: return start..<position
                case ")": depth -= 1
                case let character? where character.isWhitespace: return depth == 0 ? start..<position : nil
                default: break
                }
                guard depth <= Self.deepest else { return nil }
                position += isEscape ? 2 : 1
            }
            return nil
        }

        /// A title in quotation marks or parentheses, or none.
        mutating func readTitle() -> Bool {
            switch character {
            case "\"": skip(to: "\"", refusing: "")
            case "'": skip(to: "'", refusing: "")
            case "(": skip(to: ")", refusing: "(")
            default: true
            }
        }

        /// Skips a character and what follows it, to the end of a mark.
        private mutating func skip(to mark: Character, refusing refused: String) -> Bool {
            position += 1
            while position < source.count {
                if character == mark {
                    position += 1
                    return true
                }
                if let character, refused.contains(character) { return false }
                position += isEscape ? 2 : 1
            }
            return false
        }

        private var isEscape: Bool {
            guard character == "\\", let next = character(at: position + 1) else { return false }
            return next.isASCII && next.isMarkdownPunctuation
        }

        func text(of range: Range<Int>) -> String? {
            var text = ""
            var reader = Reader(source, range.lowerBound)
            while reader.position < range.upperBound {
                if reader.isEscape { reader.position += 1 }
                guard let character = reader.character else { return nil }
                text.append(character)
                reader.position += 1
            }
            return text
        }
    }
}
