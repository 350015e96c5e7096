import CopyfitChecking

/// What files were compared with, for tables of files.
struct SourceWords {
    /// The language and the files; empty if there is none.
    let source: String
    /// The other languages.
    let languages: String

    private static let fewFiles = 3

    init(_ family: CheckedFamily) {
        let source = family.source
        let files = source?.files ?? []
        let listed = files.prefix(Self.fewFiles).joined(separator: ", ")
        let rest = files.count > Self.fewFiles ? " and \(files.count - Self.fewFiles) more" : ""
        let guess = source?.isGuess == true ? " (a guess)" : ""
        let language = source.map { $0.language == "und" ? "" : "\($0.language): " } ?? ""
        self.source = files.isEmpty ? "each entry's own" : "\(language)\(listed)\(rest)\(guess)"
        languages = family.languages.filter { $0 != source?.language }.joined(separator: ", ")
    }
}
