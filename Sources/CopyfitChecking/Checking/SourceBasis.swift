/// How it is known what the texts of a family of files are translated from.
enum SourceBasis: Hashable, Sendable {
    /// The rules, the file or its format say it, or the files are in the source language.
    case stated
    /// A folder or file of this name is where others have a language. A telling name is one such as `templates`.
    case place(String, isTelling: Bool)
    /// No file is in the source language, and this is a regional form of it.
    case regional

    /// The greater, the surer.
    var certainty: Int {
        switch self {
        case .stated: 3
        case .place(_, isTelling: true): 2
        case .regional: 1
        case .place(_, isTelling: false): 0
        }
    }
}
