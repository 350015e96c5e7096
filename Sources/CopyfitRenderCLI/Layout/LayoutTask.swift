import ArgumentParser
import CopyfitBundledFonts
import CopyfitCommandLine
import CopyfitDocuments
import CopyfitFit
import CopyfitFonts
import CopyfitRecords
import Foundation

/// What `copyfit layout` becomes.
struct LayoutTask: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "copyfit layout", shouldDisplay: false)

    @OptionGroup var command: LayoutCommand

    func run() throws {
        let fonts = try FontCatalogue(
            bundledDirectory: BundledFonts.directory(),
            directories: command.fontDirectory,
            usesSystemFonts: command.systemFonts
        )
        let setting = LayoutSetting(command, fonts)
        let status = try command.file.map { try answer($0, setting) } ?? LayoutRecords(setting: setting).answerAll()
        if status == .couldNotMeasure || command.mustFit, status != .measured { throw ExitCode(status.rawValue) }
    }

    /// Answers for one document at each width.
    private func answer(_ file: String, _ setting: LayoutSetting) throws -> ExitStatus {
        let source: TextSource = file == "-" ? .standardInput : .file(file)
        let document = try document(try source.text(), of: file, setting)
        if let widths = command.audit {
            return try LayoutAudit(document: document, command: command, setting: setting).answer(widths)
        }
        let host = setting.host(document)
        let widths: [CGFloat?] = setting.widths.isEmpty ? [nil] : setting.widths
        if !command.explain.isEmpty { return try LayoutExplanations(host, command).answer(widths, setting.height) }
        let answers = widths.map { host.layOut(width: $0, height: setting.height) }
        switch command.format ?? .table {
        case .table: try ProcessStreams.print(answers.map { LayoutTable($0).text }.joined(separator: "\n"))
        case .json: try ProcessStreams.print(answers.map { $0.json + "\n" }.joined())
        }
        return answers.allSatisfy(\.fits) ? .measured : .doesNotFit
    }

    private func document(_ text: String, of file: String, _ setting: LayoutSetting) throws -> LayoutDocument {
        do throws(LayoutDocumentError) {
            return try LayoutDocument(bytes: Array(text.utf8), fonts: setting.fonts)
        } catch {
            throw CommandFailure("\(file == "-" ? "Standard input" : file): \(error)")
        }
    }
}
