/// The sentences about texts that do not fit.
enum FitMessage {
    /// What is wrong, in one sentence.
    static func text(_ fit: FitFailure, _ kind: FindingKind) -> String {
        switch fit.cause {
        case .wideWord(let word, let width): wideWord(word, width, fit, kind)
        case .lines(let needed, let allowed): lines(needed, allowed, fit)
        case .height(let needed, let allowed):
            "The text is \(PointsText.of(needed)) pt tall\(atWidth(fit)) and may be \(PointsText.of(allowed)) pt\(ending(fit))."
        }
    }

    private static func wideWord(_ word: String, _ width: Double, _ fit: FitFailure, _ kind: FindingKind) -> String {
        let word = "“\(excerpt(word))”"
        if let over = fit.over, let available = fit.width, available + over > width {
            return "\(room(available + over, available, fit)); \(word) alone needs \(PointsText.of(width)) pt."
        }
        let what = kind == .wordCut ? "is cut" : "does not fit"
        return "\(word) needs \(PointsText.of(width)) pt and \(what)\(atWidth(fit))\(amount(fit))\(ending(fit))."
    }

    private static func lines(_ needed: Int, _ allowed: Int, _ fit: FitFailure) -> String {
        guard let over = fit.over, let width = fit.width else {
            return
                "The text has \(PointsText.count(needed, "line")) by its own line breaks and may have \(allowed)\(ending(fit))."
        }
        return room(width + over, width, fit) + "."
    }

    /// The width that is needed and the one that there is.
    private static func room(_ needed: Double, _ available: Double, _ fit: FitFailure) -> String {
        let limit = fit.maxLines.map { $0 == 1 ? " on one line" : " on \($0) lines" } ?? ""
        return "The text needs \(PointsText.of(needed)) pt\(limit) and has \(PointsText.of(available)) pt"
            + "\(amount(fit))\(ending(fit))"
    }

    /// By how much it is over.
    private static func amount(_ fit: FitFailure) -> String {
        guard let over = fit.over else { return "" }
        let percent = fit.overPercent.map { " (\(PointsText.of(($0 * 10).rounded() / 10)) %)" } ?? ""
        return ": \(PointsText.of(over)) pt\(percent) over"
    }

    private static func atWidth(_ fit: FitFailure) -> String {
        fit.width.map { " at \(PointsText.of($0)) pt" } ?? ""
    }

    /// What was done to the type.
    private static func ending(_ fit: FitFailure) -> String {
        let enlarged = fit.typeScale == 1 ? "" : ", with type at \(PointsText.of(fit.typeScale * 100)) %"
        return enlarged + (fit.shrunkTo == 1 ? "" : ", shrunk to \(PointsText.of(fit.shrunkTo * 100)) %")
    }

    /// Enough of a text to recognise it.
    static func excerpt(_ text: String) -> String {
        text.count > 40 ? text.prefix(40) + "…" : text
    }
}
