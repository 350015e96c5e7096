import Foundation
import TestSupport

/// A program of another project that reads our files.
struct OtherProgram {
    let name: String

    /// What the program writes to its standard output when it is given bytes as its last argument, a file.
    func output(_ arguments: String..., file: Data) throws -> Data {
        try TestFonts.withFolder(["input": Array(file), "output": []]) { folder in
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [name] + arguments + [folder + "/input"]
            let output = try FileHandle(forWritingTo: URL(filePath: folder + "/output"))
            process.standardOutput = output
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failure(program: name) }
            return try Data(contentsOf: URL(filePath: folder + "/output"))
        }
    }

    struct Failure: Error {
        let program: String
    }
}
