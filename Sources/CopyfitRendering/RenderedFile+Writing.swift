import Foundation

extension RenderedFile {
    /// Writes the file: first beside its place, then renamed, so that no reader ever sees half of it. Where there is
    /// something other than a file (a pipe, a device), it is written to directly. A file keeps its permissions.
    ///
    /// - Throws: `.notWritten`; what was at the path before is then unchanged.
    public func write(to path: String) throws(RenderingError) {
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let attributes = try? FileManager.default.attributesOfItem(atPath: place.path)
        let type = attributes?[.type] as? FileAttributeType
        if type == .typeDirectory { throw .notWritten(path: path, reason: "it is a folder") }
        do {
            try bytes.write(to: place, options: type == nil || type == .typeRegular ? .atomic : [])
            if type == .typeRegular, let permissions = attributes?[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: place.path)
            }
        } catch {
            throw .notWritten(path: path, reason: Self.reason(error, at: place))
        }
    }

    private static func reason(_ error: any Error, at place: URL) -> String {
        switch (error as? CocoaError)?.code {
        case _ where place.lastPathComponent.utf8.count > 255: "its name is too long"
        case .fileNoSuchFile where !isFolder(place.deletingLastPathComponent()): "its folder does not exist"
        case .fileNoSuchFile, .fileWriteNoPermission, .fileReadNoPermission: "writing there is not permitted"
        case .fileWriteOutOfSpace: "no space is left"
        case .fileWriteVolumeReadOnly: "it is on a read-only file system"
        default: "the system refused it"
        }
    }

    private static func isFolder(_ place: URL) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: place.resolvingSymlinksInPath().path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
