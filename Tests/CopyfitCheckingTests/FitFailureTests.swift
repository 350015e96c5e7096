import CopyfitChecking
import Foundation
import TestSupport
import Testing

/// Widths are those of `hb-shape --font-size=16384` for `Inter-Regular.otf`, divided by 1,024.
@Suite("Sources of entries")
struct OwnSourceTests {
    // Widths from hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf: "Jetzt kaufen" has 96163 units of 1/1024 pt
    @Test("Sources of entries are measured on one line, with samples in the places of their placeholders")
    func widths() throws {
        let folder = try TranslationFolder([
            "de.po": """
            msgid ""
            msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

            #, c-format
            msgid "Jetzt %s"
            msgstr "%s kaufen"
            """
        ])
        var rules = CheckRules.all(Fit(widths: [200...200]))
        rules.samples = PlaceholderSamples(["%s": [.text("kaufen")]])
        var check = TranslationCheck(folder.path, rules: rules)
        check.keepsMeasurements = true
        let measured = try check.report().measurements
        #expect(measured.map(\.sourceWidth) == [96163.0 / 1024])
    }
}

@Suite("Texts that do not fit")
struct FitFailureTests {
    /// `hb-shape` of "Jetzt kaufen" and its words.
    private let whole = 96_163.0 / 1024
    private let first = 39_215.0 / 1024
    private let second = 52_340.0 / 1024

    private func german(_ text: String) throws -> TranslationFolder {
        try TranslationFolder(["de.lproj/Localizable.strings": "/* Buy */\n\"buy\" = \"\(text)\";\n"])
    }

    private func failures(_ requirement: Fit, scales: [Double] = []) throws -> [Finding] {
        try german("Jetzt kaufen").report(.all(requirement, scales: scales)).findings
    }

    @Test(
        "Texts that do not fit say no percentage of a width that is next to nothing, and can be written",
        arguments: [0, 1e-306, Double.leastNonzeroMagnitude]
    )
    func tinyWidths(width: Double) throws {
        let report = try TranslationFolder(["de.json": #"{"a": "Jetzt kaufen"}"#])
            .report(.all(Fit(widths: [width...width], maxLines: 1)))
        let fit = try #require(report.findings.first?.fit)
        #expect(fit.overPercent == nil)
        #expect(fit.over == whole - width)
        #expect(report.findings[0].message.hasPrefix("The text needs 93.91 pt more width at 0 pt; "))
        let read = try JSONDecoder().decode(CheckReport.self, from: JSONEncoder().encode(report))
        #expect(read.findings == report.findings)
    }

    @Test("Texts that do not fit are reported with the place, the width they need and the amount")
    func place() throws {
        let report = try german("Jetzt kaufen").report(.all(Fit(widths: [80...80], maxLines: 1)))
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1)
        #expect(finding.kind == .doesNotFit)
        #expect((finding.line, finding.column) == (2, 9))
        #expect((finding.key, finding.locale, finding.language) == ("buy", "de", "de"))
        let fit = try #require(finding.fit)
        #expect(fit.over == whole - 80)
        #expect(fit.overPercent == (whole - 80) / 80 * 100)
        #expect(fit.extraLines == 1)
        #expect(fit.lines.map(\.text) == ["Jetzt", "kaufen"])
        #expect(fit.lines.map(\.width) == [first, second])
        #expect(fit.lines.map(\.isBeyondLimit) == [false, true])
        #expect(fit.cause == .lines(needed: 2, allowed: 1))
        #expect(report.summary.checks == 1)
        #expect(report.summary.fitting == 0)
    }

    // "kaufen" is 51.11 pt wide, so at 40 pt it is cut. 51.11 - 40 = 11.11, and two lines are one too many.
    @Test("Texts that fit at no width say how much width and how many lines together are enough")
    func widthAndLines() throws {
        let finding = try #require(
            try german("Jetzt\\nkaufen").report(.all(Fit(widths: [40...40], maxLines: 1))).findings.first
        )
        #expect(finding.fit?.extraLines == 1)
        #expect(
            finding.message
                == "The text needs 11.12 pt more width and 1 more line at 40 pt; “kaufen” alone needs 51.12 pt."
        )
        #expect(try german("Jetzt\\nkaufen").report(.all(Fit(widths: [51.12...51.12], maxLines: 2))).findings.isEmpty)
    }

    // A line of Inter at 16 pt is (0.96875 + 0.2412109375) * 16 = 19.36 pt high.
    @Test("Texts that may be cut off need room for what is kept: its widest word and its first line")
    func kept() throws {
        // At 30 pt "Jetz" is a line by itself, and at 38.3 pt "Jetzt"; the second line may end anywhere.
        var requirement = Fit(widths: [30...30], maxLines: 2)
        requirement.allowsTruncation = true
        let word = try #require(try failures(requirement).first)
        #expect(word.kind == .wordCut)
        #expect(word.fit?.cause == .wideWord("Jetzt", width: first))
        #expect(word.fit?.over == first - 30)
        requirement = Fit(widths: [80...80], height: 10, maxLines: 1)
        requirement.allowsTruncation = true
        let low = try #require(try failures(requirement).first?.fit)
        #expect((low.extraLines, low.over) == (0, nil))
        #expect(abs(low.overHeight - 9.36) < 0.01)
    }

    @Test("Texts whose words may be cut need the width of their widest letter")
    func letters() throws {
        var requirement = Fit(widths: [5...5])
        requirement.allowsWordCuts = true
        let fit = try #require(try german("iii W iii").report(.all(requirement)).findings.first?.fit)
        guard case .wideWord("W", let width) = fit.cause else {
            Issue.record("\(fit.cause)")
            return
        }
        #expect(width - 5 == fit.over)
    }

    @Test("Texts that do not fit fail exactly up to the width they need")
    func range() throws {
        let finding = try #require(failures(Fit(widths: [60...120], maxLines: 1)).first)
        #expect(finding.fit?.failingWidths == [WidthInterval(60..<whole)])
        #expect(try failures(Fit(widths: [whole...120], maxLines: 1)).isEmpty)
        #expect(try failures(Fit(widths: [(whole - 1.0 / 1024)...120], maxLines: 1)).count == 1)
    }

    @Test("Texts that do not fit fail over the whole range if its greatest width is too little")
    func wholeRange() throws {
        let finding = try #require(failures(Fit(widths: [60...90], maxLines: 1)).first)
        #expect(finding.fit?.failingWidths == [WidthInterval(60...90)])
        #expect(finding.fit?.over == whole - 60)
    }

    @Test("Texts that do not fit have a word cut if lines are enough and the word is too wide")
    func wordCut() throws {
        let finding = try #require(failures(Fit(widths: [45...60])).first)
        #expect(finding.kind == .wordCut)
        #expect(finding.fit?.cause == .wideWord("kaufen", width: second))
        #expect(finding.fit?.failingWidths == [WidthInterval(45..<second)])
        var allowing = Fit(widths: [45...60])
        allowing.allowsWordCuts = true
        #expect(try failures(allowing).isEmpty)
    }

    @Test("Texts that do not fit may be cut off where truncation is allowed")
    func truncation() throws {
        var requirement = Fit(widths: [20...80], maxLines: 1)
        requirement.allowsTruncation = true
        #expect(try failures(requirement).isEmpty)
        // The second word is on the second of three lines only while the first one is cut.
        requirement.maxLines = 3
        let finding = try #require(failures(requirement).first)
        #expect(finding.fit?.failingWidths.last?.to == second)
    }

    @Test("Texts that do not fit are tried at each type size and at the smallest scale")
    func sizes() throws {
        let requirement = Fit(widths: [100...100], maxLines: 1)
        let findings = try failures(requirement, scales: [1, 1.5])
        #expect(findings.map(\.fit?.typeScale) == [1.5])
        var shrinking = requirement
        shrinking.minimumScale = 0.5
        #expect(try failures(shrinking, scales: [1, 1.5]).isEmpty)
    }

    @Test("Texts that do not fit may be wide if there is a shorter variant for less room")
    func widthVariants() throws {
        let widths = "<key>20</key><string>Kauf</string><key>50</key><string>Jetzt kaufen</string>"
        let folder = try TranslationFolder([
            "de.lproj/L.stringsdict":
                "<plist><dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(widths)</dict></dict></dict></plist>"
        ])
        #expect(try folder.report(.all(Fit(widths: [80...80], maxLines: 1))).findings.isEmpty)
        let found = try folder.report(.all(Fit(widths: [20...20], maxLines: 1))).findings
        #expect(found.map(\.text) == ["Kauf"])
    }

    @Test("Texts that do not fit are too tall where a height is given")
    func height() throws {
        // `hhea` of Inter: ascender 2728, descender 680, no line gap, of 2816 units in an em.
        let line = 16 * (2728.0 + 680) / 2816
        #expect(try failures(Fit(widths: [60...60], height: 2 * line + 1e-9)).isEmpty)
        let finding = try #require(failures(Fit(widths: [60...60], height: 2 * line - 0.25)).first)
        guard case .height(let needed, let allowed)? = finding.fit?.cause else {
            Issue.record("the height is not the cause")
            return
        }
        #expect(abs(needed - 2 * line) < 1e-9)
        #expect(allowed == 2 * line - 0.25)
        #expect(finding.fit?.over == whole - 60)
    }
}
