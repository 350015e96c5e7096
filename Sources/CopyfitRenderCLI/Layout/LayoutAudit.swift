import Copyfit
import CopyfitCommandLine
import CopyfitDocuments
import CopyfitFit
import CopyfitInspecting
import CopyfitRecords
import Foundation

/// What is wrong with a document, at which widths.
struct LayoutAudit {
    let document: LayoutDocument
    let command: LayoutCommand
    let setting: LayoutSetting

    func answer(_ widths: Widths) throws -> ExitStatus {
        let report = try report(widths)
        switch command.format ?? .table {
        case .table: try ProcessStreams.print("\(report)\n")
        case .json: try ProcessStreams.print(json(report))
        }
        return report.isEmpty ? .measured : .doesNotFit
    }

    private func report(_ widths: Widths) throws -> AuditReport {
        let points = widths.all.map { $0.points(size: 0) }
        var audit = Audit(widths: (points.first?.lowerBound ?? 0)...(points.last?.upperBound ?? 0))
        // The difference of two decimals, such as 20.1 − 20, is not exact.
        if points.count > 1 { audit.step = ((points[1].lowerBound - points[0].lowerBound) * 1e6).rounded() / 1e6 }
        audit.height = setting.height.map { Double($0) }
        audit.options.platform = setting.platform
        do throws(AuditError) {
            return try document.report(of: audit, environment: setting.environment)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    private func json(_ report: AuditReport) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
    }
}
