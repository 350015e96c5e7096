import ArgumentParser
import CopyfitCommandLine
import CopyfitFit
import CopyfitFonts
import CopyfitRecords
import CopyfitText
import Synchronization

/// `--ndjson`: answers every line of standard input, then ends with the worst line's status.
struct BatchRun {
    let fonts: FontOptions
    /// What supplies the settings that a record leaves out.
    let settings: MeasureSettings
    /// Whether a text that does not fit is a finding.
    let mustFit: Bool
    let requirements: FontRequirements
    /// Whether notes on former spellings are turned off.
    let quiet: Bool

    /// How many bytes of prepared texts each worker keeps, which is taken as it is needed.
    private static let cacheByteLimit = 32 << 20

    /// Runs with what `makeAnswers` makes on each worker's thread.
    func run<Answers: LineAnswers & ~Copyable>(_ makeAnswers: @Sendable (MeasureSettings, RecordMeasurer) -> Answers)
        throws
    {
        let outcome = try answerAll(makeAnswers)
        if outcome.hasFormerNames, !quiet {
            try ProcessStreams.note([FormerSpelling.note("The member “hyphenate”", "“hyphenation”")])
        }
        if let line = outcome.loneSurrogateLine, !quiet {
            try ProcessStreams.note([
                "Half of a surrogate pair is no character and is measured as U+FFFD: correct the text of line \(line)."
            ])
        }
        if outcome.hasErrors { throw ExitCode(ExitStatus.couldNotMeasure.rawValue) }
        if mustFit, outcome.hasMisfits { throw ExitCode(ExitStatus.doesNotFit.rawValue) }
    }

    private func answerAll<Answers: LineAnswers & ~Copyable>(
        _ makeAnswers: @Sendable (MeasureSettings, RecordMeasurer) -> Answers
    ) throws -> BatchOutcome {
        let catalogue = try fonts.catalogue()
        let font = try fonts.described(from: catalogue)
        let settings = try settings.described(by: font)
        let dictionaries = fonts.hyphenation
        let recordFonts = RecordFonts(cacheByteLimit: Self.cacheByteLimit, lock: try fonts.lock())
        let total = Mutex(BatchOutcome())
        try ParallelLines().answerStandardInput(of: CopyfitCommand.self) {
            let measurer = RecordMeasurer(
                catalogue: catalogue,
                defaultFont: font?.chain,
                defaultFiles: fonts.files,
                requirements: requirements,
                preparer: ParagraphPreparer(cacheByteLimit: Self.cacheByteLimit),
                dictionaries: dictionaries,
                recordFonts: recordFonts
            )
            var answers = makeAnswers(settings, measurer)
            return { chunk, results in
                answers.answer(chunk, into: &results)
                total.withLock { $0.merge(answers.outcome) }
            }
        }
        return total.withLock { $0 }
    }
}
