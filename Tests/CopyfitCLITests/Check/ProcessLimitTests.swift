import Foundation
import Testing

@Suite("Limits of the process")
struct ProcessLimitTests {
    /// A folder with a hundred small files of three languages, which is deleted in the end.
    private func folder() throws -> LockFolder {
        let folder = try LockFolder()
        for (language, text) in [("en", "Save"), ("ja", "保存"), ("ar", "حفظ")] {
            for index in 0..<34 {
                try folder.write("App/\(language).lproj/T\(index).strings", "\"save.\(index)\" = \"\(text)\";\n")
            }
        }
        return folder
    }

    private func run(
        _ folder: LockFolder,
        limit: String,
        _ arguments: String...
    ) throws -> CopyfitProcess.Result {
        let script = "cd \"$0\" && ulimit \(limit) && exec \"$@\""
        let command = [folder.url.path, CopyfitProcess.executable.path] + arguments
        return try CopyfitProcess.run(["-c", script] + command, program: URL(filePath: "/bin/sh"))
    }

    /// The process's own streams leave one file that may be opened.
    @Test("Checking gives the same answer where hardly any files may be open", arguments: [4, 5, 6, 8])
    func files(limit: Int) throws {
        let folder = try folder()
        let usual = try folder.run("check", "App", "--fallback", "Noto Sans Arabic")
        #expect(usual.output.contains("34 keys in 3 languages from 102 files; 102 of 102 checks fit."))
        let limited = try run(folder, limit: "-n \(limit)", "check", "App", "--fallback", "Noto Sans Arabic")
        #expect((limited.status, limited.output, limited.errors) == (usual.status, usual.output, usual.errors))
        let recommended = try run(folder, limit: "-n \(limit)", "recommend", "App")
        #expect((recommended.status, recommended.errors) == (0, ""))
    }

    @Test("Checking what changed asks git, or says that no file may be opened for it", arguments: [4, 5, 64])
    func git(limit: Int) throws {
        let folder = try folder()
        _ = try CopyfitProcess.run(["git", "init", "-q", folder.url.path], program: URL(filePath: "/usr/bin/env"))
        let result = try run(folder, limit: "-n \(limit)", "check", "--no-rules", "--changed-since", "HEAD", "App")
        let reason = limit == 4 ? "cannot be started (Too many open files)" : "git does not know the commit “HEAD”"
        #expect(result.errors.contains(reason))
        #expect(result.status == 2)
    }

    /// The loader of programs ends with 127 where not even the libraries have room.
    @Test(
        "Checking ends with a sentence where memory ends, never by a signal",
        arguments: [90, 110, 140, 170]
    )
    func memory(megabytes: Int) throws {
        let result = try run(folder(), limit: "-v \(megabytes * 1_000)", "check", "App")
        #expect([0, 1, 2, 127].contains(result.status), "\(result.errors)")
        if result.status == 2 { #expect(result.errors.split(separator: "\n").last?.hasPrefix("Error: ") == true) }
    }
}
