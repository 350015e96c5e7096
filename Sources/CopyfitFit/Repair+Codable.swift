extension Repair: Codable {
    private struct Members: Codable {
        var kind: String
        var width: Double?
        var size: Double?
        var lines: Int?
        var height: Double?
        var text: String?
        var key: String?
    }

    /// Reads an object with a `kind`: `width`, `size`, `lines`, `height`, `soft-hyphens` or `wording`.
    public init(from decoder: any Decoder) throws {
        let members = try Members(from: decoder)
        switch (members.kind, members.width ?? members.size ?? members.height, members.lines, members.text) {
        case ("width", let width?, _, _): self = .width(width)
        case ("size", let size?, _, _): self = .size(size)
        case ("lines", _, let lines?, _): self = .lines(lines)
        case ("height", let height?, _, _): self = .height(height)
        case ("soft-hyphens", _, _, let text?): self = .softHyphens(text)
        case ("wording", _, _, let text?): self = .wording(text, key: members.key ?? "")
        default:
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "not a repair")
            )
        }
    }

    /// Writes what the initializer reads.
    public func encode(to encoder: any Encoder) throws {
        let members: Members =
            switch self {
            case .width(let width): Members(kind: "width", width: width)
            case .size(let size): Members(kind: "size", size: size)
            case .lines(let lines): Members(kind: "lines", lines: lines)
            case .height(let height): Members(kind: "height", height: height)
            case .softHyphens(let text): Members(kind: "soft-hyphens", text: text)
            case .wording(let text, let key): Members(kind: "wording", text: text, key: key)
            }
        try members.encode(to: encoder)
    }
}
