import CopyfitText
import CopyfitUnicode
import Testing

@Test func explore() throws {
    let preparer = try RecordingPreparer()
    for profile in [BreakProfile.standard, .web] {
        var total = 0, same = 0, maxDiff = 0.0
        for recording in try Recording.all("lines.jsonl") {
            let p = try preparer.prepare(recording, BreakRules(profile: profile))
            if !p.missing.isEmpty { print("MISSING", recording.id, p.missing.map(\.characters)) }
            var bad = 0
            var rowDiff = 0.0
            var sample = ""
            for c in recording.cases {
                total += 1
                let lines = p.lines(ParagraphConstraint(width: c.width))
                if lines.map(\.range.lowerBound) == c.starts {
                    same += 1
                    for (l, w) in zip(lines, c.widths) {
                        let d = abs(l.width * 64 - w)
                        if d > rowDiff { rowDiff = d; if profile == .web && d > 3 { print("WIDTH", recording.id, c.width, l.range, l.width*64, w, String(decoding: Array(recording.text.utf8)[l.visibleRange], as: UTF8.self)) } }
                    }
                } else {
                    bad += 1
                    let ours = lines.map(\.range.lowerBound)
                    let k = (0..<min(ours.count, c.starts.count)).first { ours[$0] != c.starts[$0] } ?? min(ours.count, c.starts.count)
                    let u = Array(recording.text.utf8)
                    func show(_ s: [Int]) -> String {
                        let a = s[max(0, k - 1)], m = k < s.count ? s[k] : u.count, e = k + 1 < s.count ? s[k + 1] : u.count
                        return String(decoding: u[a..<m], as: UTF8.self) + "|" + String(decoding: u[m..<e], as: UTF8.self)
                    }
                    sample += "\n     \(c.width): ours \(show(ours))  theirs \(show(c.starts)) \(k > 0 && k-1 < c.widths.count ? lines[k-1].width * 64 : 0) \(k > 0 ? c.widths[k-1] : 0) "
                }
            }
            maxDiff = max(maxDiff, rowDiff)
            print(profile, recording.id, "bad", bad, "of", recording.cases.count, "diff64", rowDiff, profile == .web ? sample : "")
        }
        print(profile, "TOTAL", same, "of", total, "max diff /64:", maxDiff)
    }
}
