import Foundation

/// Where a snapshot is recorded: `__Snapshots__/CardTests/long.iPhone15.png` beside the file of the test.
struct SnapshotPlace {
    let folder: URL
    let name: String
    /// The call, and the name that it gives: `CardTests.swift:12:5 (“long”)`.
    let caller: String

    var file: URL { folder.appending(path: name) }
    /// The path from the folder of the tests on.
    var shortPath: String { [SnapshotPlace.folderName, folder.lastPathComponent, name].joined(separator: "/") }

    static let folderName = "__Snapshots__"

    /// - Parameter line: The line of the call, and its column.
    init(test path: String, line: (Int, Int) = (1, 1), function: String, name: String?, ending: String) {
        let source = URL(filePath: path)
        let title = source.deletingPathExtension().lastPathComponent
        folder = source.deletingLastPathComponent().appending(path: Self.folderName).appending(path: title)
        self.name = [Self.plain(function), name.map(Self.plain), ending].compactMap(\.self).joined(separator: ".")
        let distinction = name.map { " (“\($0)”)" } ?? ""
        caller = "\(source.lastPathComponent):\(line.0):\(line.1)" + distinction
    }

    /// A function's name without its arguments, in letters and digits: `a card (long)` is `a-card-long`.
    static func plain(_ function: String) -> String {
        let isQuoted = function.hasPrefix("`")
        let name = isQuoted ? function.dropFirst().prefix { $0 != "`" } : function.prefix { $0 != "(" }
        return name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
    }
}
