import CopyfitChecking

/// A number for what a finding says, without its line: a text that moves in its file keeps it, as in a baseline.
struct FindingFingerprint {
    private var counts: [String: Int] = [:]

    /// 16 hexadecimal digits, a colon, and how many findings with the same content came before, and one.
    mutating func next(_ finding: Finding) -> String {
        let digits = Self.digits(finding)
        counts[digits, default: 0] += 1
        return "\(digits):\(counts[digits] ?? 1)"
    }

    /// FNV-1a, 64 bits, over what a baseline compares of the finding and of each of its texts; each part ends with a byte that
    /// UTF-8 does not have.
    private static func digits(_ finding: Finding) -> String {
        let width = finding.fit?.width.map { "\($0)" } ?? ""
        let scale = finding.fit.map { "\($0.typeScale)" } ?? ""
        let members = [
            finding.kind.rawValue, finding.file, finding.key, finding.context ?? "", finding.locale,
            finding.variant.joined(separator: "\u{0}"), finding.ownText, finding.rule ?? "", scale, width,
        ]
        let texts = (finding.group?.texts ?? []).flatMap { text in
            [
                text.file ?? "", text.key, text.context ?? "", text.locale ?? "",
                (text.variant ?? []).joined(separator: "\u{0}"), text.text,
            ]
        }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for member in members + texts {
            for byte in member.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xFF) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
