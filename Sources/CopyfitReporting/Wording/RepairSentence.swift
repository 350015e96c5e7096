package import CopyfitChecking

/// The repairs of a finding in a sentence.
package enum RepairSentence {
    /// A sentence with the repairs; empty if there are none.
    package static func text(_ finding: Finding) -> String {
        let parts = finding.repairs.map { repair in
            switch repair {
            case .width(let width): "\(Points.text(width)) pt wide"
            case .size(let size):
                "type of \(Points.text(size)) pt instead of \(Points.text(finding.fit?.size ?? 0))"
            case .lines(let lines): lines == 1 ? "one line" : "\(lines) lines"
            case .height(let height): "\(Points.text(height)) pt high"
            case .softHyphens(let text): "hyphens: \(text.replacing("\u{AD}", with: "·"))"
            case .wording(let text, let key): "“\(text)”, as \(key) has it"
            }
        }
        return parts.isEmpty ? "" : "Fits with: " + parts.joined(separator: "; ")
    }
}
