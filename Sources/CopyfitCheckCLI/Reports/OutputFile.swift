import CopyfitCommandLine
import CopyfitTranslations
import Foundation

/// Files that the command writes.
enum OutputFile {
    /// Writes a file; one that is there is replaced when all is written, and keeps its permissions. What a symbolic link leads
    /// to is written. Where there is something other than a file (a pipe, a device), it is written to directly.
    static func write(_ content: Data, to path: String) throws(CommandFailure) {
        let place = URL(fileURLWithPath: PathIdentity.of(path))
        let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
        let type = attributes?[.type] as? FileAttributeType
        do {
            try content.write(to: place, options: type == nil || type == .typeRegular ? .atomic : [])
            if type == .typeRegular, let permissions = attributes?[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
            }
        } catch {
            throw CommandFailure("\(path) cannot be written: check its folder and permissions.")
        }
    }
}
