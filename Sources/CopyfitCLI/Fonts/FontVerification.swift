import CopyfitBundledFonts
import CopyfitCommandLine
import CopyfitJSON
import CopyfitUnicode

/// Which bundled files are as they were bundled.
struct FontVerification: WritableList {
    private struct File {
        let name: String
        let expected: String
        /// The file's hash, or why it could not be read.
        let found: Result<String, StreamError>

        var isUnchanged: Bool { (try? found.get()) == expected }

        var state: String {
            switch found {
            case .success: isUnchanged ? "as bundled" : "changed"
            case .failure(let error): error.reason
            }
        }
    }

    private let directory: String
    private let files: [File]

    /// Reads and hashes every file once. O(bytes).
    init(directory: String, faces: [BundledFace]) {
        self.directory = directory
        var names: Set<String> = []
        files = faces.filter { names.insert($0.file).inserted }.map { face in
            let found = Result { () throws(StreamError) in try FileDigest.sha256(ofFile: "\(directory)/\(face.file)") }
            return File(name: face.file, expected: face.sha256, found: found)
        }
    }

    private var changed: [File] { files.filter { !$0.isUnchanged } }

    /// One sentence with the names of the files that are not as they were; nil if all are.
    var failure: String? {
        if changed.isEmpty { return nil }
        let names = changed.map { "“\($0.name)”" }.joined(separator: ", ")
        return
            "\(names) in “\(directory)” \(changed.count == 1 ? "differs" : "differ") from the bundled version: install Copyfit's fonts again."
    }

    /// What is not as it was, or how many files are.
    func table() -> String {
        if changed.isEmpty { return "\(files.count) files in \(VisibleText.of(directory)) match their hashes.\n" }
        var table = TextTable(["File": .left, "State": .left])
        for file in changed { table.add([file.name, file.state]) }
        return table.text()
    }

    /// An array with an object per file.
    func json() -> String {
        var output = JSONOutput()
        output.append(array: files) { output, file in
            output.append(raw: "{\"file\":")
            output.append("\(directory)/\(file.name)")
            output.append(raw: ",\"sha256\":")
            output.append(file.expected)
            output.append(raw: ",\"found\":")
            if let found = try? file.found.get() { output.append(found) } else { output.append(raw: "null") }
            output.append(raw: ",\"matches\":")
            output.append(file.isUnchanged)
            output.append(raw: "}")
        }
        return output.text + "\n"
    }
}
