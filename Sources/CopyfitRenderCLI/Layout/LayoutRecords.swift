import CopyfitCommandLine
import CopyfitDocuments
import CopyfitJSON

/// Records of layouts, one in each line of standard input.
struct LayoutRecords {
    private let setting: LayoutSetting

    init(_ setting: LayoutSetting) { self.setting = setting }

    private static let chunk = 1 << 16

    /// Answers each line with a line as soon as it is there.
    func answerAll() throws -> ExitStatus {
        var (waiting, status) = ([] as [UInt8], ExitStatus.measured)
        var number = 0
        while try ProcessStreams.read(Self.chunk, from: ProcessStreams.standardInput, into: &waiting) > 0 {
            guard let end = waiting.lastIndex(of: UInt8(ascii: "\n")) else { continue }
            let lines = waiting[...end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                .dropLast()
            try answer(lines.map { Array($0) }, &number, &status)
            waiting.removeSubrange(...end)
        }
        if !waiting.isEmpty { try answer([waiting], &number, &status) }
        return status
    }

    private func answer(_ lines: [[UInt8]], _ number: inout Int, _ status: inout ExitStatus) throws {
        var output = JSONOutput()
        for line in lines {
            number += 1
            if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) { continue }
            status = [status, answer(line, number, into: &output)].max { $0.rawValue < $1.rawValue } ?? status
            output.append(raw: "\n")
        }
        var bytes: [UInt8] = []
        output.copy(into: &bytes)
        try ProcessStreams.write(bytes, to: ProcessStreams.standardOutput)
    }

    private func answer(_ line: [UInt8], _ number: Int, into output: inout JSONOutput) -> ExitStatus {
        do throws(LayoutDocumentError) {
            let record = try LayoutRecord(line, fonts: setting.fonts)
            let answer = setting.host(record.document).layOut(
                width: record.width,
                height: record.height ?? setting.height
            )
            answer.write(to: &output, id: record.id)
            return answer.fits ? .measured : .doesNotFit
        } catch {
            error.write(to: &output, line: number)
            return .couldNotMeasure
        }
    }
}
