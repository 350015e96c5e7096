/// The manual page of a command, in the language of man(7).
struct ManualPage {
    private let command: CommandDump
    private let path: [String]
    private let version: String
    private let date: String

    /// The page's name, by which `man` finds it.
    var name: String { path.joined(separator: "-") }

    /// - Parameter path: The command's name, after those of the commands whose verb it is.
    init(_ command: CommandDump, path: [String], version: String, date: String) {
        self.command = command
        self.path = path
        self.version = version
        self.date = date
    }

    /// The page of a command and those of its verbs.
    static func all(_ command: CommandDump, path: [String] = [], version: String, date: String) -> [ManualPage] {
        let path = path + [command.commandName]
        let verbs = command.verbs.flatMap { all($0, path: path, version: version, date: date) }
        return [ManualPage(command, path: path, version: version, date: date)] + verbs
    }

    /// The page as `man` reads it, which refers to `pages`.
    func text(pages: [String]) -> String {
        let parts = [title, synopsis, description, verbs, options, status, seeAlso(pages)]
        return parts.compactMap(\.self).joined(separator: "\n") + "\n"
    }

    private var title: String {
        let heading = ".TH \(RoffText.argument(name.uppercased())) 1 \(date) \(RoffText.argument(version))"
        let summary = (command.abstract ?? "").trimmingStop
        return "\(heading)\n.nh\n.ad l\n.SH NAME\n\(RoffText.line(name)) \\- \(RoffText.line(summary.lowercasedFirst))"
    }

    private var synopsis: String {
        let values = command.shown.filter { $0.kind == "positional" }.map(\.usage)
        let rest = command.verbs.isEmpty ? ["[\\fIoptions\\fR]"] + values : ["\\fIverb\\fR", "[\\fIoptions\\fR]"]
        return ".SH SYNOPSIS\n\\fB\(RoffText.line(path.joined(separator: " ")))\\fR \(rest.joined(separator: " "))"
    }

    /// A discussion begins with examples; its paragraph about the exit status has a section of its own.
    private var paragraphs: [String] { (command.discussion ?? "").components("\n\n") }

    private static let statusStart = "Exit status: "

    private func isStatus(_ paragraph: String) -> Bool { paragraph.hasPrefix(Self.statusStart) }

    private var description: String {
        let texts = paragraphs.filter { !isStatus($0) }.map { paragraph in
            if !paragraph.hasPrefix("copyfit ") { return ".PP\n\(RoffText.line(paragraph))" }
            let lines = paragraph.components("\n").map(RoffText.code).joined(separator: "\n")
            return ".PP\n.in +4n\n.nf\n\(lines)\n.fi\n.in"
        }
        return ([".SH DESCRIPTION\n\(RoffText.line(command.abstract ?? ""))"] + texts).joined(separator: "\n")
    }

    private var status: String? {
        guard let paragraph = paragraphs.first(where: isStatus) else { return nil }
        return ".SH EXIT STATUS\n\(RoffText.line(String(paragraph.dropFirst(Self.statusStart.count))))"
    }

    private var verbs: String? {
        if command.verbs.isEmpty { return nil }
        let entries = command.verbs.map { verb in
            ".TP\n\\fB\(RoffText.line(verb.commandName))\\fR\n\(RoffText.line(verb.abstract ?? "")) "
                + "See \\fB\(RoffText.line("\(name)-\(verb.commandName)"))\\fR(1)."
        }
        return ([".SH VERBS"] + entries).joined(separator: "\n")
    }

    private var options: String {
        let entries = command.shown.map { argument in
            ".TP\n\(argument.spelling)\n\(RoffText.line(argument.abstract ?? ""))\(argument.choices)"
        }
        return ([".SH OPTIONS"] + entries).joined(separator: "\n")
    }

    private func seeAlso(_ pages: [String]) -> String {
        let others = pages.filter { $0 != name }.map { "\\fB\(RoffText.line($0))\\fR(1)" }
        return ".SH SEE ALSO\n" + others.joined(separator: ",\n")
    }
}

extension CommandDump {
    /// The verbs that have a page.
    var verbs: [CommandDump] { (subcommands ?? []).filter { $0.commandName != "help" && $0.shouldDisplay } }

    fileprivate var shown: [ArgumentDump] { (arguments ?? []).filter(\.shouldDisplay) }
}

extension ArgumentDump {
    fileprivate var usage: String {
        let value = "\\fI\(RoffText.line(valueName ?? ""))\\fR" + (isRepeating ? "..." : "")
        return isOptional ? "[\(value)]" : value
    }

    /// All spellings of an option, with its value.
    fileprivate var spelling: String {
        guard let names else { return usage }
        let spellings = names.map { "\\fB\(RoffText.code(($0.kind == "short" ? "-" : "--") + $0.name))\\fR" }
        let value = kind == "option" ? " \\fI\(RoffText.line(valueName ?? "value"))\\fR" : ""
        return spellings.joined(separator: ", ") + value
    }

    /// The choices that the sentence does not name already.
    fileprivate var choices: String {
        let unnamed = (allValues ?? []).filter { !(abstract ?? "").contains($0) }
        if unnamed.isEmpty { return "" }
        return " One of " + (allValues ?? []).map { "\\fB\(RoffText.line($0))\\fR" }.joined(separator: ", ") + "."
    }
}

extension String {
    fileprivate func components(_ separator: String) -> [String] { split(separator: separator).map(String.init) }

    fileprivate var trimmingStop: String { hasSuffix(".") ? String(dropLast()) : self }

    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
