import ArgumentParser
import CopyfitBundledFonts
import CopyfitChecking
import CopyfitCommandLine
import CopyfitFonts
import Foundation

/// What `copyfit fonts lock` becomes.
struct LockTask: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "copyfit fonts lock", shouldDisplay: false)

    @OptionGroup var command: FontsLockCommand

    func run() throws {
        let chosen = try chosenFonts()
        let files: [FontLock.File]
        do {
            let catalogue = try FontCatalogue(
                bundledDirectory: chosen.usesBundled ? try BundledFonts.directory() : nil,
                directories: chosen.places.folders,
                usesSystemFonts: chosen.places.usesSystemFonts
            )
            files = try catalogue.filesToLock(named: chosen.files)
        } catch let error as BundledFontsError {
            throw CommandFailure(error.description)
        }
        let folder = command.output == "-" ? "." : Self.folder(of: command.output)
        let text = FontLockFile.text(files.map { $0.written(below: folder) })
        if command.output == "-" { return try ProcessStreams.print(text) }
        try checkOutput()
        try OutputFile.write(Data(text.utf8), to: command.output)
        let count = "\(files.count) font file\(files.count == 1 ? "" : "s")"
        try ProcessStreams.print("Wrote \(command.output): \(count), \(Self.counts(files)).\n")
    }

    /// An error if a file would be replaced that is not a lock.
    private func checkOutput() throws {
        let attributes = try? FileManager.default.attributesOfItem(atPath: command.output)
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            (try? FontLockFile.read(command.output)) == nil
        else { return }
        throw ValidationError("-o \(command.output): the file exists and is not a font lock; give another name.")
    }

    /// The fonts of a run.
    private struct ChosenFonts {
        var places = FontPlaces()
        var files: [String] = []
        var usesBundled = true
    }

    private func chosenFonts() throws -> ChosenFonts {
        var chosen = ChosenFonts()
        if command.namesFonts {
            chosen.places.folders = command.fontDirectory
            chosen.places.usesSystemFonts = command.systemFonts
            chosen.files = command.fontFile
            chosen.usesBundled = command.fontFile.isEmpty || command.systemFonts || !command.fontDirectory.isEmpty
            return chosen
        }
        guard let path = command.noRules ? nil : command.rules ?? OwnProcess.nearestFile(named: RulesFile.usualName)
        else { return chosen }
        do throws(RulesFileError) {
            let rules = try RulesFile(path: path).rules
            (chosen.places, chosen.files) = (rules.fonts, rules.fontFiles)
        } catch {
            throw CommandFailure(error.description)
        }
        return chosen
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    }

    /// `41 bundled, 2 of folders`.
    private static func counts(_ files: [FontLock.File]) -> String {
        let names: [(FontLock.Origin, String)] = [
            (.bundled, "bundled"), (.folder, "of folders"), (.file, "named"), (.system, "of the system"),
        ]
        return names.compactMap { origin, name in
            let count = files.count { $0.origin == origin }
            return count == 0 ? nil : "\(count) \(name)"
        }
        .joined(separator: ", ")
    }
}

extension FontLock.File {
    /// The file as a lock in a folder has it: what is in folders or was named by a path below the folder, or beside it.
    fileprivate func written(below folder: String) -> FontLock.File {
        guard origin == .folder || origin == .file else { return self }
        return FontLock.File(
            origin: origin,
            path: RelativePath.of(path, from: folder),
            sha256: sha256,
            faces: faces
        )
    }
}

extension CheckRules {
    /// The paths of all font files that rules name.
    var fontFiles: [String] {
        let types = [type] + (rules + rooms.values.joined()).map(\.type)
        return types.flatMap { type in [type.font].compactMap(\.self) + Array(type.fontsByLanguage.values) }
            .flatMap { choice in
                guard case .files(let files) = choice else { return [String]() }
                return files.map(\.path)
            }
    }
}
