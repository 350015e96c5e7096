import CopyfitFit

extension CheckSummary {
    /// A sentence about exempt findings and their reasons; nil if there are none.
    package var exemptSentence: String? {
        if exemptions.isEmpty { return nil }
        let texts = exemptions.reduce(0) { $0 + $1.texts }
        let listed = exemptions.prefix(3).map { exemption in
            let place = exemption.file.map { " (\($0):\(exemption.line ?? 1))" } ?? ""
            return "\(exemption.texts) by “\(FitMessage.excerpt(exemption.reason))”\(place)"
        }
        let rest = exemptions.count > 3 ? ", and by \(Count.text(exemptions.count - 3, "other exemption"))" : ""
        return "\(Count.text(texts, "text")) exempt: \(listed.joined(separator: ", "))\(rest)."
    }
}
