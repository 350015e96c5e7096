import ArgumentParser
import CopyfitCommandLine
import CopyfitRecords

/// What `measure` and `fit` check of the options about their answers.
extension TextCommand {
    /// Checks the options of `--ndjson`, whose records have members of these names.
    func validateBatch(_ format: OutputFormat?, _ fields: MeasurementMembers?, _ names: RecordNames) throws {
        if textFile != nil || ![nil, "-"].contains(text) {
            throw ValidationError("--ndjson reads its texts from standard input: leave out the text.")
        }
        if format != nil, format != .ndjson {
            throw ValidationError("--ndjson answers with NDJSON: leave out --format and --field.")
        }
        let kept = fields.map { self is FitCommand ? FitMembers($0).measured.kept : $0.kept }
        if let name = kept?.names.first(where: { !names.contain($0) && $0 != KeptMembers.line }) {
            throw ValidationError(
                "There is no member “\(name)” in answers or records: correct it in --fields, or if it is your own, name it "
                    + "meta or x-\(name) there and in the records."
            )
        }
    }

    /// Checks the members that are asked for of one text.
    func validateMembers(_ fields: MeasurementMembers?, _ format: OutputFormat?) throws {
        guard let fields else { return }
        if format != .json, format != .ndjson {
            throw ValidationError(
                "--fields needs --format json or --ndjson: add one, or use --field, which prints one number."
            )
        }
        if let name = (self is FitCommand ? FitMembers(fields).measured : fields).kept.names.first {
            let names = MeasurementMembers.allValueStrings.joined(separator: ", ")
            throw ValidationError(
                "There is no member “\(name)”: use \(names); answers of --ndjson have those of records too."
            )
        }
        if fields.contains(.id) {
            throw ValidationError("Leave id out of --fields: only answers of --ndjson have one.")
        }
    }
}

extension MeasurementMembers: ExpressibleByArgument {}
