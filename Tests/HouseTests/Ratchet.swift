/// Figures of each module that may only fall. `RatchetTests` fails if a module has more than recorded here, and also if it has
/// less: then the number here is to be lowered.
enum Ratchet {
    struct Figures {
        /// At most ten more than the module has, so that there is room for a few small files.
        let files: Int
        /// How many files the largest cycle has, and how many folders; 0 if there is no cycle.
        let fileCycle: Int
        let folderCycle: Int
    }

    static let path = "Tests/HouseTests/Ratchet.swift"

    /// How many test files are named after the source file that they test; this may only rise.
    static let namedTestFiles = 143

    static let modules: [String: Figures] = [
        "Copyfit": Figures(files: 10, fileCycle: 0, folderCycle: 0),
        "CopyfitAppleStrings": Figures(files: 30, fileCycle: 2, folderCycle: 0),
        "CopyfitAssets": Figures(files: 20, fileCycle: 3, folderCycle: 0),
        "CopyfitBundledFonts": Figures(files: 10, fileCycle: 0, folderCycle: 0),
        "CopyfitC": Figures(files: 20, fileCycle: 2, folderCycle: 0),
        "CopyfitCLI": Figures(files: 20, fileCycle: 5, folderCycle: 4),
        "CopyfitCheckCLI": Figures(files: 30, fileCycle: 2, folderCycle: 8),
        "CopyfitChecking": Figures(files: 110, fileCycle: 5, folderCycle: 6),
        "CopyfitCommandLine": Figures(files: 40, fileCycle: 0, folderCycle: 2),
        "CopyfitDocuments": Figures(files: 20, fileCycle: 3, folderCycle: 2),
        "CopyfitDrawing": Figures(files: 40, fileCycle: 2, folderCycle: 0),
        "CopyfitExplaining": Figures(files: 10, fileCycle: 0, folderCycle: 0),
        "CopyfitExtras": Figures(files: 10, fileCycle: 2, folderCycle: 0),
        "CopyfitFit": Figures(files: 10, fileCycle: 0, folderCycle: 0),
        "CopyfitFonts": Figures(files: 60, fileCycle: 10, folderCycle: 7),
        "CopyfitGeometry": Figures(files: 20, fileCycle: 0, folderCycle: 0),
        "CopyfitImaging": Figures(files: 10, fileCycle: 0, folderCycle: 0),
        "CopyfitInspecting": Figures(files: 30, fileCycle: 0, folderCycle: 0),
        "CopyfitJSON": Figures(files: 10, fileCycle: 0, folderCycle: 0),
        "CopyfitLanguages": Figures(files: 20, fileCycle: 0, folderCycle: 0),
        "CopyfitLayout": Figures(files: 130, fileCycle: 16, folderCycle: 8),
        "CopyfitMarkup": Figures(files: 10, fileCycle: 0, folderCycle: 0),
        "CopyfitRecords": Figures(files: 60, fileCycle: 2, folderCycle: 2),
        "CopyfitRenderCLI": Figures(files: 20, fileCycle: 0, folderCycle: 0),
        "CopyfitRendering": Figures(files: 100, fileCycle: 5, folderCycle: 4),
        "CopyfitReporting": Figures(files: 30, fileCycle: 2, folderCycle: 0),
        "CopyfitScreen": Figures(files: 40, fileCycle: 2, folderCycle: 0),
        "CopyfitTesting": Figures(files: 30, fileCycle: 0, folderCycle: 0),
        "CopyfitText": Figures(files: 110, fileCycle: 7, folderCycle: 5),
        "CopyfitTranslations": Figures(files: 50, fileCycle: 3, folderCycle: 4),
        "CopyfitUnicode": Figures(files: 50, fileCycle: 2, folderCycle: 4),
        "CopyfitViews": Figures(files: 350, fileCycle: 36, folderCycle: 8),
    ]

    /// The names that two files of the package declare at top level.
    static let namesDeclaredTwice: Set<String> = []

    /// What to do about a number of files; nil if it is within the record.
    static func adviceOnFiles(_ count: Int, of module: String, recorded: Int) -> String? {
        if count > recorded {
            return "\(module) has \(count) files and may have \(recorded): take files away, or divide the module."
        }
        let rounded = (count + 9) / 10 * 10
        return recorded - count <= 10
            ? nil : "\(module) has only \(count) files: lower its `files` from \(recorded) to \(rounded) in \(path)."
    }

    /// What to do about a cycle of files or folders, of which the names of all members are given; nil if it is as recorded.
    static func adviceOnCycle(_ members: [String], _ kind: String, of module: String, recorded: Int) -> String? {
        if members.count > recorded {
            return """
                \(module) has \(members.count) \(kind) in a cycle and may have \(recorded): move a declaration to where it \
                belongs, or pass a value instead of the type above. The cycle goes through \(members.joined(separator: ", ")).
                """
        }
        return members.count == recorded
            ? nil
            : """
            \(module) has only \(members.count) \(kind) in a cycle: lower the recorded \(recorded) to \(members.count) in \(path).
            """
    }
}
