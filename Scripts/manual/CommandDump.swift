/// What `--experimental-dump-help` says of a command, as far as a manual page needs it.
struct CommandDump: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let arguments: [ArgumentDump]?
    let subcommands: [CommandDump]?
}

/// An option, a flag or an argument.
struct ArgumentDump: Decodable {
    struct Name: Decodable {
        let kind: String
        let name: String
    }

    let kind: String
    let abstract: String?
    let names: [Name]?
    let valueName: String?
    let isOptional: Bool
    let isRepeating: Bool
    let shouldDisplay: Bool
    let allValues: [String]?
}

/// The whole dump.
struct ToolDump: Decodable {
    let command: CommandDump
}
