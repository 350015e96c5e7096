extension FitFailure.Cause: Codable {
    private struct Members: Codable {
        var kind: String
        var word: String?
        var width: Double?
        var needed: Double?
        var allowed: Double?
    }

    /// Reads an object with a `kind`: `wide-word`, `lines` or `height`.
    public init(from decoder: any Decoder) throws {
        let members = try Members(from: decoder)
        switch (members.kind, members.word, members.width, members.needed, members.allowed) {
        case ("wide-word", let word?, let width?, _, _): self = .wideWord(word, width: width)
        case ("lines", _, _, let needed?, let allowed?): self = .lines(needed: Int(needed), allowed: Int(allowed))
        case ("height", _, _, let needed?, let allowed?): self = .height(needed: needed, allowed: allowed)
        default:
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not a cause")
            )
        }
    }

    /// Writes what the initializer reads.
    public func encode(to encoder: any Encoder) throws {
        let members: Members =
            switch self {
            case .wideWord(let word, let width): Members(kind: "wide-word", word: word, width: width)
            case .lines(let needed, let allowed):
                Members(kind: "lines", needed: Double(needed), allowed: Double(allowed))
            case .height(let needed, let allowed): Members(kind: "height", needed: needed, allowed: allowed)
            }
        try members.encode(to: encoder)
    }
}
