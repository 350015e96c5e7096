import RegexBuilder

/// The folders of a module in storeys: files of a storey name nothing that only a higher one declares.
struct FolderDirection {
    /// A name that a lower file uses although it is declared above.
    struct Arrow: Hashable, CustomStringConvertible {
        let path: String
        let name: String

        var description: String { "\(path) names \(name)" }
    }

    /// The files of each storey, the lowest first.
    private let storeys: [[SourceFile]]

    /// The files of one module, below a root that ends with a slash.
    init(_ files: [SourceFile], root: String, storeys folders: [Set<String>]) {
        storeys = folders.map { folders in
            files.filter { file in folders.contains { file.path.hasPrefix("\(root)\($0)/") } }
        }
    }

    var arrows: Set<Arrow> {
        var lowest: [String: Int] = [:]
        for (storey, files) in storeys.enumerated() {
            for name in files.flatMap(Self.declaredNames) where lowest[name] == nil { lowest[name] = storey }
        }
        return storeys.indices.reduce(into: []) { arrows, storey in
            for file in storeys[storey] {
                let names = file.words.filter { lowest[$0, default: 0] > storey }
                arrows.formUnion(names.map { Arrow(path: file.path, name: $0) })
            }
        }
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
