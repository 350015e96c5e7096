import CopyfitFonts
import CopyfitText
import CopyfitTranslations

/// Checks texts one after another. One serves one thread.
struct TextChecker {
    let context: CheckContext
    private let hygiene: HygieneCheck
    private var measurer = TextMeasurer()
    private var placer: SamplePlacer
    private var result = CheckedTexts()

    init(_ context: CheckContext, _ sources: SourceTexts) {
        self.context = context
        hygiene = HygieneCheck(context: context, sources: sources)
        placer = SamplePlacer(context.rules.samples, context.formats)
    }

    /// What is found in some texts of a file.
    mutating func check(_ indices: ArraySlice<Int>, of file: CheckedFile, _ candidates: [PreparedRule]) -> CheckedTexts
    {
        result = CheckedTexts()
        for index in indices { check(file.translations[index], file, candidates) }
        return result
    }

    private mutating func check(_ translation: Translation, _ file: CheckedFile, _ candidates: [PreparedRule]) {
        if translation.text.isEmpty { return }
        result.findings += hygiene.findings(translation, file)
        let rules = rules(for: translation, candidates)
        for rule in rules {
            if let index = rule.index { result.matchedRules.insert(index) }
        }
        if rules.isEmpty { result.noteWithoutRule(translation, file, context) }
        var seen: [FontChain] = []
        for rule in rules.isEmpty ? [context.fallback].compactMap(\.self) : rules {
            let chain = rule.chain(language: translation.locale.tag)
            for scale in rule.scales {
                let setting = TextSetting(rule, chain: chain, scale: scale, translation.locale.tag, context.hyphenation)
                let placed = placer.placed(translation, setting.style, context.preparer)
                if seen.isEmpty { note(placed, translation, file) }
                let text = setting.text(placed.characters)
                if !seen.contains(chain) {
                    seen.append(chain)
                    checkFonts(text, translation, file, rule)
                }
                fit(text, setting, rule, translation, file)
            }
        }
    }

    /// The rule of the comment, or those of the file that the key matches.
    private func rules(for translation: Translation, _ candidates: [PreparedRule]) -> [PreparedRule] {
        let matching = candidates.filter { rule in
            rule.selection.includes(locale: translation.locale.name, tag: translation.locale.tag)
                && rule.selection.includes(key: translation.key)
        }
        guard let comment = translation.comment, let marker = CommentMarker(comment),
            let base = matching.first ?? context.fallback
        else { return matching }
        return [PreparedRule(base, name: "fit", requirement: marker.requirement)]
    }

    private mutating func note(_ placed: PlacedText, _ translation: Translation, _ file: CheckedFile) {
        for (spelling, sample) in placed.withoutSample {
            result.unsampledCounts[spelling, default: 0] += 1
            guard result.unsampled[spelling] == nil else { continue }
            let finding = context.finding(.placeholderWithoutSample, translation, file) {
                "\(spelling) has no sample and is measured as “\(sample)”: give the widest value that it can have."
            }
            result.unsampled[spelling] = finding
        }
    }

    // MARK: Fonts

    private mutating func checkFonts(
        _ text: StyledText,
        _ translation: Translation,
        _ file: CheckedFile,
        _ rule: PreparedRule
    ) {
        if Self.isCoveredByPrimary(text) { return }
        do {
            let paragraph = try context.preparer.prepare(text, retainsGlyphs: false)
            result.findings += FontFindings(paragraph).findings(context, translation, file, rule: rule.name)
        } catch {
            let finding = context.finding(.notMeasured, translation, file, rule: rule.name) { error.description }
            if let finding { result.findings.append(finding) }
        }
    }

    /// Whether the primary face has every character and is the one that was asked for. Emoji are left to the engine,
    /// which may prefer another face for them.
    private static func isCoveredByPrimary(_ text: StyledText) -> Bool {
        let chain = text.runs[0].style.font
        if chain.substitutesStyle { return false }
        return text.text.unicodeScalars.allSatisfy { scalar in
            if scalar.value < 0x80 { return scalar.value < 0x20 || chain.primary.covers(scalar.value) }
            return scalar.value < 0x2000 && chain.primary.covers(scalar.value)
        }
    }

    // MARK: Room

    private mutating func fit(
        _ text: StyledText,
        _ setting: TextSetting,
        _ rule: PreparedRule,
        _ translation: Translation,
        _ file: CheckedFile
    ) {
        guard rule.requirement.limitsSomething else { return }
        let ranges = rule.requirement.widths.isEmpty ? [Double.infinity...Double.infinity] : rule.requirement.widths
        for range in ranges {
            result.checks += 1
            if !context.keepsMeasurements, fitsAtOnce(text, range.lowerBound, rule.requirement) {
                result.fitting += 1
                continue
            }
            guard let paragraph = try? context.preparer.prepare(text, retainsGlyphs: false) else { continue }
            let examination = FitExamination(paragraph, rule.requirement)
            let failing = examination.failures(in: range)
            if context.keepsMeasurements {
                let needed = examination.neededWidth(from: 0)
                result.measurements.append(
                    MeasuredTranslation(translation, file, setting, rule, range, paragraph, needed, failing)
                )
            }
            guard let first = failing.first else {
                result.fitting += 1
                continue
            }
            let failure = FitFailure(first, failing, range, examination, setting, paragraph)
            let kind = failure.kind(paragraph, rule.requirement)
            let finding = context.finding(kind, translation, file, rule: rule.name) { FitMessage.text(failure, kind) }
            guard var finding else { continue }
            finding.text = text.text
            finding.fit = failure
            result.findings.append(finding)
        }
    }

    /// Whether simple arithmetic tells that a text fits at a width and at all greater ones.
    private mutating func fitsAtOnce(_ text: StyledText, _ width: Double, _ requirement: FitRequirement) -> Bool {
        let constraint = ParagraphConstraint(
            width: width,
            height: requirement.height ?? .infinity,
            maxLines: requirement.maxLines
        )
        return measurer.room(text, constraint)?.measurement.fits ?? false
    }
}

/// What was found in some texts.
struct CheckedTexts: Sendable {
    var findings: [Finding] = []
    var measurements: [MeasuredTranslation] = []
    var checks = 0
    var fitting = 0
    /// The first text of each key that no rule matches, by the files that belong together.
    var withoutRule: [[String]: Finding] = [:]
    /// The rules that matched a text.
    var matchedRules: Set<Int> = []
    /// The first text with each placeholder that has no sample, and how many there are.
    var unsampled: [String: Finding] = [:]
    var unsampledCounts: [String: Int] = [:]

    /// Nothing.
    init() {}

    /// Findings that are not about room.
    init(_ findings: [Finding]) { self.findings = findings }

    /// Remembers that no rule matches a text.
    mutating func noteWithoutRule(_ translation: Translation, _ file: CheckedFile, _ context: CheckContext) {
        let key = [file.family, translation.key, translation.context ?? ""]
        guard withoutRule[key] == nil else { return }
        withoutRule[key] = context.finding(.keyWithoutRule, translation, file) {
            "No rule says how much room this key has."
        }
    }
}
