import CopyfitFit

/// The sentences about texts that do not fit.
enum FitMessage {
    /// What is wrong, in one sentence.
    static func text(_ fit: FitFailure, _ kind: FindingKind) -> String {
        let verdict = fit.verdict
        let place = verdict.fitsNowhere ? "" : fit.width.map { " at \(Points.text($0)) pt" } ?? ""
        return "\(subject(fit, kind)) \(verdict.need(at: fit.width))\(place)\(reason(fit))\(ending(fit))."
    }

    /// The text, or the word that is in the way by itself.
    private static func subject(_ fit: FitFailure, _ kind: FindingKind) -> String {
        guard case .wideWord(let word, _) = fit.cause, fit.fitsWithWidestWord else { return "The text" }
        return "“\(excerpt(word))”" + (kind == .wordCut ? " is cut and" : "")
    }

    private static func reason(_ fit: FitFailure) -> String {
        switch fit.cause {
        case .wideWord(let word, let width) where !fit.fitsWithWidestWord:
            "; “\(excerpt(word))” alone needs \(Points.text(width)) pt"
        case .lines where fit.over == nil && fit.overHeight == 0: ": its own line breaks make too many lines"
        default: ""
        }
    }

    /// What was done to the type.
    private static func ending(_ fit: FitFailure) -> String {
        let enlarged = fit.typeScale == 1 ? "" : ", with type at \(Points.text(fit.typeScale * 100)) %"
        return enlarged + (fit.shrunkTo == 1 ? "" : ", shrunk to \(Points.text(fit.shrunkTo * 100)) %")
    }

    /// Enough of a text to recognise it.
    static func excerpt(_ text: String) -> String {
        text.count > 40 ? text.prefix(40) + "…" : text
    }
}

extension FitFailure {
    /// Whether it fits where its widest word does.
    fileprivate var fitsWithWidestWord: Bool {
        guard case .wideWord(_, let widest) = cause, let over, let width else { return false }
        return width + over <= widest
    }
}
