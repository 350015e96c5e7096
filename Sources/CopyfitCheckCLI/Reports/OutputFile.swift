import CopyfitCommandLine
import Foundation

/// Files that the command writes.
enum OutputFile {
    /// Writes a file; one that is there is replaced when all is written.
    static func write(_ content: Data, to path: String) throws(CommandFailure) {
        do {
            try content.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw CommandFailure("\(path) cannot be written: check its folder and permissions.")
        }
    }
}
