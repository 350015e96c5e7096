import Foundation

/// The resources of a package's programs, for `Bundle.main`: an app's bundle holds them, but SwiftPM gives each target a bundle of its
/// own.
struct ProgramResources {
    let package: URL

    /// Copies the resources beside the programs that `swift build` will make, and returns their names. Throws `PreparationError`.
    func place() throws -> [String] {
        let description = try JSONDecoder().decode(
            Description.self,
            from: try swift("package", "describe", "--type", "json")
        )
        let files = description.targets.filter { $0.type == "executable" }.flatMap { $0.resources ?? [] }
        guard !files.isEmpty else { return [] }
        let output = try swift("build", "--show-bin-path")
        let programs = URL(
            filePath: String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        )
        try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
        for file in files {
            let target = programs.appending(path: file.name)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try? FileManager.default.removeItem(at: target)
            try FileManager.default.copyItem(at: URL(filePath: file.path), to: target)
        }
        return files.map(\.name).sorted()
    }

    private struct Description: Decodable {
        let targets: [Target]

        struct Target: Decodable {
            let type: String
            let resources: [Resource]?
        }

        struct Resource: Decodable {
            let path: String
            let rule: [String: Processing]

            /// The path in a bundle: SwiftPM keeps only folders of languages.
            var name: String {
                let folder = rule["process"]?.localization.map { "\($0).lproj/" } ?? ""
                return folder + URL(filePath: path).lastPathComponent
            }
        }

        struct Processing: Decodable {
            let localization: String?
        }
    }

    private func swift(_ arguments: String...) throws -> Data {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments.prefix(1) + ["--package-path", package.path] + arguments.dropFirst()
        process.standardOutput = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw PreparationError.describing(package.path)
        }
        return text
    }
}
