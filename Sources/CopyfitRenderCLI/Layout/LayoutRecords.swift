import CopyfitCommandLine
import CopyfitDocuments
import CopyfitJSON
import CopyfitRecords
import Synchronization

/// `--ndjson`: answers each line of standard input with a line.
struct LayoutRecords {
    let setting: LayoutSetting

    func answerAll() throws -> ExitStatus {
        let worst = Mutex(ExitStatus.measured)
        try ParallelLines().answerStandardInput(of: LayoutCommand.self) { [setting] in
            { chunk, results in
                let status = setting.answer(chunk, into: &results)
                worst.withLock { $0 = max($0, status) }
            }
        }
        return worst.withLock { $0 }
    }
}

extension LayoutSetting {
    /// Appends an answer for each line that is not empty; the worst status of them.
    fileprivate func answer(_ chunk: borrowing LineChunk, into results: inout [UInt8]) -> ExitStatus {
        var output = JSONOutput()
        var worst = ExitStatus.measured
        let bytes = chunk.bytes.span
        var lines = ChunkLines(firstNumber: chunk.firstLine)
        while let line = lines.next(bytes) {
            worst = max(worst, answer(Array(chunk.bytes[line.range]), number: line.number, into: &output))
            output.append(raw: "\n")
        }
        output.copy(into: &results)
        return worst
    }

    private func answer(_ line: [UInt8], number: Int, into output: inout JSONOutput) -> ExitStatus {
        let record = LayoutRecord(line, fonts: fonts)
        record.writeHead(to: &output, line: number)
        defer { output.append(raw: "}") }
        do throws(LayoutDocumentError) {
            let layout = try record.read()
            let answer = host(layout.document).layOut(
                width: layout.width ?? widths.first,
                height: layout.height ?? height
            )
            output.append(raw: ",")
            answer.write(to: &output)
            return answer.fits ? .measured : .doesNotFit
        } catch {
            error.write(to: &output)
            return .couldNotMeasure
        }
    }
}
