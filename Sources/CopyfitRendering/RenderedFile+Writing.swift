public import Foundation

extension RenderedFile {
    /// Writes the file: first beside its place, then renamed, so that nobody ever sees half of it. Where there is
    /// something other than a file (a pipe, a device), it is written to directly.
    ///
    /// - Throws: `.notWritten`; what was at the path before is then unchanged.
    public func write(to path: String) throws(RenderingError) {
        var isDirectory: ObjCBool = false
        let url = URL(fileURLWithPath: path)
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        if isDirectory.boolValue { throw .notWritten(path: path, reason: "it is a folder") }
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        let isFile = type == .typeRegular || type == .typeSymbolicLink
        do {
            try bytes.write(to: isFile ? url.resolvingSymlinksInPath() : url, options: exists && !isFile ? [] : .atomic)
        } catch {
            throw .notWritten(path: path, reason: Self.reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let cause, cause.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cause.code))) }
        return "the system refused it"
    }
}
