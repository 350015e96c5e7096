import RegexBuilder

/// The folders of a module in two storeys: files of the lower one name nothing that only the upper one declares.
struct FolderDirection {
    /// A name that a lower file uses although it is declared above.
    struct Arrow: Hashable, CustomStringConvertible {
        let path: String
        let name: String

        var description: String { "\(path) names \(name)" }
    }

    private let lower: [SourceFile]
    private let namesAbove: Set<String>

    /// The files of one module, below a root that ends with a slash.
    init(_ files: [SourceFile], root: String, lowerFolders: Set<String>) {
        let isLower = { (file: SourceFile) in
            lowerFolders.contains { file.path.hasPrefix("\(root)\($0)/") }
        }
        lower = files.filter(isLower)
        let declaredBelow = Set(lower.flatMap(Self.declaredNames))
        let above = files.filter { !isLower($0) }
        namesAbove = Set(above.flatMap(Self.declaredNames)).subtracting(declaredBelow)
    }

    var arrows: Set<Arrow> {
        Set(lower.flatMap { file in file.words.intersection(namesAbove).map { Arrow(path: file.path, name: $0) } })
    }

    /// What a file declares at top level for other files.
    private static func declaredNames(in file: SourceFile) -> [String] {
        let modifiers = #/(?:(?:@\w+(?:\([^)]*\))?|public|package|nonisolated|final|indirect) )*/#
        let declaration = Regex {
            modifiers
            #/(?:struct|class|enum|protocol|actor|typealias|func|let|var) /#
            Capture(#/\w+/#)
        }
        return file.codeLines.compactMap { line in
            (try? declaration.prefixMatch(in: line)).map { String($0.output.1) }
        }
    }
}
