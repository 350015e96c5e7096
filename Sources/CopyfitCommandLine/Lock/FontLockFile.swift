package import CopyfitFonts
import CopyfitJSON

/// A lock in a file: `Schemas/fonts-lock.schema.json`.
package enum FontLockFile {
    /// The usual name.
    package static let usualName = "fonts.lock"

    private static let longest = 64 << 20
    private static let version = 1.0

    /// The lock in the current folder, or in the nearest folder that contains it.
    package static func nearest() throws(CommandFailure) -> String {
        if let path = OwnProcess.nearestFile(named: usualName) { return path }
        throw CommandFailure(
            "There is no \(usualName) in this folder or above it: write one with copyfit fonts lock, or name one "
                + "with --lock-file."
        )
    }

    /// Reads a lock.
    package static func read(_ path: String) throws(CommandFailure) -> FontLock {
        let bytes: [UInt8]?
        do {
            bytes = try ProcessStreams.contents(ofFile: path, upTo: longest)
        } catch {
            throw CommandFailure("\(path) cannot be read (\(error.reason)): check its path and permissions.")
        }
        guard let bytes, let files = files(bytes) else {
            throw CommandFailure("\(path) is not a font lock: write it again with copyfit fonts lock.")
        }
        let lock = FontLock(path: path, files: files)
        if let file = lock.contradictoryFile {
            throw CommandFailure(
                "\(path) has \(file.path) twice, with different hashes: write it again with copyfit fonts lock."
            )
        }
        return lock
    }

    /// The files of a lock; nil if it is none.
    private static func files(_ content: [UInt8]) -> [FontLock.File]? {
        let bytes = content.span
        guard (try? UTF8Span(validating: bytes)) != nil else { return nil }
        var scanner = JSONScanner(bytes.indices)
        scanner.skipWhitespace(bytes)
        guard let root = try? scanner.scanValue(bytes) else { return nil }
        scanner.skipWhitespace(bytes)
        let members = LockMembers(root, bytes)
        guard scanner.isAtEnd, members.value("version")?.number(bytes) == version,
            let fonts = members.value("fonts"), fonts.kind == .array
        else { return nil }
        var files: [FontLock.File] = []
        for element in fonts.elements(bytes) {
            guard let file = file(element, bytes) else { return nil }
            files.append(file)
        }
        return files
    }

    private static func file(_ token: JSONToken, _ bytes: Span<UInt8>) -> FontLock.File? {
        let members = LockMembers(token, bytes)
        guard let path = members.text("file", bytes), let sha256 = members.text("sha256", bytes),
            let origin = members.text("from", bytes).flatMap({ FontLock.Origin(rawValue: $0) })
        else { return nil }
        var faces: [FontLock.Face] = []
        for element in members.value("faces")?.elements(bytes) ?? [] {
            let face = LockMembers(element, bytes)
            guard let name = face.text("font", bytes), let family = face.text("family", bytes) else { return nil }
            faces.append(FontLock.Face(name: name, family: family, version: face.text("version", bytes) ?? ""))
        }
        return FontLock.File(origin: origin, path: path, sha256: sha256, faces: faces)
    }

    /// A lock as text: a line for each fact, so that versions of it are easy to compare.
    package static func text(_ files: [FontLock.File]) -> String {
        var output = JSONOutput()
        output.append(raw: "{\n  \"version\": 1,\n  \"fonts\": [\n")
        for (index, file) in files.enumerated() {
            if index > 0 { output.append(raw: ",\n") }
            output.append(file)
        }
        output.append(raw: "\n  ]\n}\n")
        return output.text
    }
}

extension JSONOutput {
    fileprivate mutating func append(_ file: FontLock.File) {
        append(raw: "    {\n      \"file\": ")
        append(file.path)
        append(raw: ",\n      \"from\": ")
        append(file.origin.rawValue)
        append(raw: ",\n      \"sha256\": ")
        append(file.sha256)
        append(raw: ",\n      \"faces\": [\n")
        for (index, face) in file.faces.enumerated() {
            append(raw: index == 0 ? "        { \"font\": " : ",\n        { \"font\": ")
            append(face.name)
            append(raw: ", \"family\": ")
            append(face.family)
            append(raw: ", \"version\": ")
            append(face.version)
            append(raw: " }")
        }
        append(raw: "\n      ]\n    }")
    }
}

/// The members of an object of a lock, by name.
private struct LockMembers {
    private var values: [String: JSONToken] = [:]

    init(_ object: JSONToken, _ bytes: Span<UInt8>) {
        for (name, value) in object.members(bytes) { values[name.string(bytes)] = value }
    }

    func value(_ name: String) -> JSONToken? { values[name] }

    func text(_ name: String, _ bytes: Span<UInt8>) -> String? {
        guard let value = values[name], value.kind == .string else { return nil }
        return value.string(bytes)
    }
}
