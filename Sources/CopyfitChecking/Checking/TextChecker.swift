import CopyfitFit
import CopyfitFonts
import CopyfitText
import CopyfitTranslations
import CopyfitUnicode

/// Checks texts one after another. One serves one thread.
struct TextChecker {
    let context: CheckContext
    private let hygiene: HygieneCheck
    private let siblings: SiblingTexts
    private var settings: [(rule: Int?, setting: TextSetting)] = []
    private var known: KnownCharacters
    private var measurer = FoldedMeasurer()
    var placer: SamplePlacer
    var result = CheckedTexts()
    /// The fonts that lack a character of the current text, as all others do.
    private var incomplete: [FontChain] = []
    private let seeksRepairs: Bool

    /// - Parameter seeksRepairs: Whether repairs are sought, and nothing else.
    init(_ context: CheckContext, _ compared: ComparedTranslations, seeksRepairs: Bool = false) {
        self.context = context
        self.seeksRepairs = seeksRepairs
        siblings = compared.siblings
        hygiene = HygieneCheck(context: context, sources: compared.sources, shortcuts: compared.shortcuts)
        known = KnownCharacters()
        placer = SamplePlacer(context.rules.samples, context.formats)
    }

    /// What is found in some texts of a file.
    mutating func check(_ indices: ArraySlice<Int>, of file: CheckedFile, _ candidates: [PreparedRule]) -> CheckedTexts
    {
        result = CheckedTexts()
        settings.removeAll()
        for index in indices {
            let first = result.findings.count
            check(file.translations[index], file, candidates, needsRoom: !file.widerTexts.contains(index))
            result.note(failing: index, first)
        }
        return result
    }

    /// The repairs of each finding about room of a text, in the order in which ``check(_:of:_:)`` has them.
    mutating func repairs(_ index: Int, of file: CheckedFile, _ candidates: [PreparedRule]) -> [[Repair]] {
        check([index][...], of: file, candidates).findings.filter { $0.fit != nil }.map(\.repairs)
    }

    private mutating func check(
        _ translation: Translation,
        _ file: CheckedFile,
        _ candidates: [PreparedRule],
        needsRoom: Bool
    ) {
        if translation.text.isEmpty || translation.isPrivate(file.format) { return }
        let first = result.findings.count
        defer { addSource(to: first, translation, file) }
        if file.pseudo == nil, !seeksRepairs { result.findings += hygiene.findings(translation, file) }
        let markup = markup(of: translation, file)
        let rules = rules(for: translation, file, candidates)
        // What is shown in place of a pattern that cannot be read is not known
        if translation.isMisread { return }
        let measured = checkLength(translation, markup, file)
        if rules.isEmpty, measured == nil, file.pseudo == nil { result.noteWithoutRule(translation, file, context) }
        if rules.isEmpty, context.fallback == nil, let measured, file.pseudo == nil {
            note(measured, translation, file)
        }
        var seen: [FontChain] = []
        incomplete = []
        for rule in rules.isEmpty ? [context.fallback].compactMap(\.self) : rules {
            let chain = rule.chain(language: translation.locale.tag)
            for scale in rule.scales {
                let setting = setting(rule, chain, scale, translation.locale.tag)
                let placed = placer.placed(translation, markup, setting.style, context.preparer)
                if seen.isEmpty, file.pseudo == nil { note(placed, translation, file) }
                let text = setting.text(placed.characters)
                if !seen.contains(chain) {
                    seen.append(chain)
                    if file.pseudo != .widest { checkFonts(text, chain, translation, file, rule) }
                }
                guard needsRoom else { continue }
                let task = FitTask(
                    translation: translation,
                    file: file,
                    rule: rule,
                    lacksFont: incomplete.contains(chain)
                )
                fit(text, placed, setting, task)
            }
        }
    }

    /// Adds what a text is translated from to the findings about it.
    private mutating func addSource(to first: Int, _ translation: Translation, _ file: CheckedFile) {
        guard first < result.findings.count, let source = hygiene.source(of: translation, file) else { return }
        for index in first..<result.findings.count { result.findings[index].source = source }
    }

    /// What is not shown of a text as it is written. What differs from the source's markup is reported.
    private mutating func markup(of translation: Translation, _ file: CheckedFile) -> [MarkedText.Piece] {
        let (syntax, rule) = context.rules.markup(of: translation, in: file)
        if let rule { result.matchedRules.insert(rule) }
        guard let markup = hygiene.markup(of: translation, file, syntax) else { return [] }
        if file.pseudo == nil { result.findings += hygiene.findings(markup, syntax, translation, file) }
        return markup.pieces
    }

    /// The rule of the comment, or of the source's, or those of the file that the key matches.
    private mutating func rules(
        for translation: Translation,
        _ file: CheckedFile,
        _ candidates: [PreparedRule]
    ) -> [PreparedRule] {
        func isMeant(_ rule: PreparedRule) -> Bool {
            rule.selection.includes(locale: translation.locale.name, tag: translation.locale.tag)
                && rule.selection.includes(key: translation.key)
        }
        let matching = candidates.allSatisfy(isMeant) ? candidates : candidates.filter(isMeant)
        for rule in matching {
            if let index = rule.index { result.matchedRules.insert(index) }
        }
        let own = translation.comment.flatMap(CommentMarker.init)
        let asked = rules(ofLimits: translation, file, matching) + rooms(of: translation, file)
        guard let marker = own ?? markerOfSource(translation, file) else { return matching + asked }
        for (name, note) in own?.notes ?? [:] where file.pseudo == nil {
            result.remark(.oldSpelling, on: name, note, rule: "fit", translation, file, context)
        }
        if let fault = own?.fault, file.pseudo == nil {
            result.noteFault(fault, rule: "fit", translation, file, context)
        }
        guard marker.fit.limitsSomething else { return matching + asked }
        guard let base = matching.first ?? (context.faultOfComments == nil ? context.fallback : nil) else {
            reportNotMeasured(translation, file, "fit", context.faultOfComments?.description ?? "")
            return []
        }
        return [PreparedRule(base, name: "fit", requirement: marker.fit)] + asked
    }

    /// The rule in the comment of the text that a text is translated from: files of translations rarely have comments.
    private func markerOfSource(_ translation: Translation, _ file: CheckedFile) -> CommentMarker? {
        hygiene.sources.sources(of: translation, in: file).lazy.compactMap(\.comment).first.flatMap(CommentMarker.init)
    }

    /// How a rule sets texts of the language of the piece.
    private mutating func setting(
        _ rule: PreparedRule,
        _ chain: FontChain,
        _ scale: Double,
        _ language: String
    ) -> TextSetting {
        let known = settings.first { $0.rule == rule.index && $0.setting.typeScale == scale }
        if let known, rule.index != nil { return known.setting }
        let setting = TextSetting(rule, chain: chain, scale: scale, language, context.hyphenation)
        if rule.index != nil { settings.append((rule.index, setting)) }
        return setting
    }

    private mutating func note(_ placed: SampledText, _ translation: Translation, _ file: CheckedFile) {
        let sources = hygiene.sources
        // The program asks for no text with this key
        if sources.hasKeys(of: file.family), !sources.isKey(MessageKey(translation), of: file.family) { return }
        var counted: Set<String> = []
        for (spelling, sample) in placed.withoutSample where counted.insert(spelling).inserted {
            result.unsampledCounts[spelling, default: 0] += 1
            guard result.unsampled[spelling] == nil else { continue }
            let finding = context.finding(.placeholderWithoutSample, translation, file) {
                UnsampledPlaceholder.message(spelling, sample: sample)
            }
            result.unsampled[spelling] = finding
        }
    }

    // MARK: Fonts

    private mutating func checkFonts(
        _ text: StyledText,
        _ chain: FontChain,
        _ translation: Translation,
        _ file: CheckedFile,
        _ rule: PreparedRule
    ) {
        if known.areFine(text) { return }
        do {
            let paragraph = try context.preparer.prepare(text, retainsGlyphs: false)
            let found = FontFindings(paragraph)
            if found.isEmpty(context) { known.add(text) }
            if !paragraph.missing.isEmpty, context.rules.severity(of: .characterWithoutFont) != nil {
                incomplete.append(chain)
            }
            result.findings += found.findings(context, translation, file, rule: rule.name)
        } catch {
            reportNotMeasured(translation, file, rule.name, error.description)
        }
    }

    /// Once for a text, whatever else is tried with it.
    private mutating func reportNotMeasured(
        _ translation: Translation,
        _ file: CheckedFile,
        _ rule: String,
        _ reason: String
    ) {
        let finding = context.finding(.notMeasured, translation, file, rule: rule) { reason }
        guard let finding, result.findings.last != finding else { return }
        result.findings.append(finding)
    }

    // MARK: Room

    private var keepsMeasurements: Bool { context.keepsMeasurements && !seeksRepairs }

    private mutating func fit(_ text: StyledText, _ placed: SampledText, _ setting: TextSetting, _ task: FitTask) {
        let requirement = setting.fit
        guard requirement.limitsSomething else { return }
        for range in setting.ranges {
            result.checks += 1
            if !keepsMeasurements, fitsAtOnce(text, range.lowerBound, requirement) {
                result.countFit(task)
                continue
            }
            guard let paragraph = prepared(text, task) else { continue }
            let examination = FitExamination(paragraph, requirement, isBrief: task.lacksFont)
            let found = examination.result(in: range)
            if keepsMeasurements {
                let needed = task.lacksFont ? nil : examination.result(in: 0...0).neededWidth
                var measured = MeasuredTranslation(task, setting, range, paragraph, found, needed: needed)
                measured.isSource = hygiene.sources.isSource(task.translation, in: task.file)
                measured.sourceWidth = measured.isSource ? nil : sourceWidth(task, setting)
                if context.searchesSizes, !task.lacksFont, range.lowerBound < .infinity {
                    measured.largestSize = LargestSize(text, paragraph, requirement, range, context.preparer).value
                }
                result.measurements.append(measured)
            }
            guard let first = found.failures.first else {
                result.countFit(task)
                continue
            }
            let explanation = FitExplanation(paragraph, requirement, width: first.from, needed: found.neededWidth)
            let failure = FitFailure(found, range, setting, explanation)
            let kind: FindingKind = explanation.isOnlyCut ? .wordCut : .doesNotFit
            let finding = context.finding(kind, task.translation, task.file, rule: task.rule.name) {
                FitMessage.text(failure, kind)
            }
            guard var finding else { continue }
            finding.text = text.text
            finding.written = text.text == task.translation.text ? nil : task.translation.text
            finding.fit = failure
            if seeksRepairs, !task.lacksFont {
                let search = RepairSearch(
                    text: text,
                    paragraph: paragraph,
                    requirement: requirement,
                    range: range,
                    preparer: context.preparer
                )
                finding.repairs = search.repairs(found)
                if search.isShort { finding.repairs += wordings(search, placed, setting, task) }
            }
            result.findings.append(finding)
        }
    }

    /// The width on one line of the source that the entry itself has; nil if it has none that can be read.
    private mutating func sourceWidth(_ task: FitTask, _ setting: TextSetting) -> Double? {
        let translation = task.translation
        guard let text = translation.source, !text.isEmpty, !translation.isSourceMisread,
            PlaceholderComparison.formatsWithSource.contains(task.file.format),
            translation.sourcePlaceholders.allSatisfy({ !$0.range.isEmpty })
        else { return nil }
        let locale = task.file.sourceLocale ?? TranslationLocale(context.rules.sourceLanguage ?? "en")
        let source = Translation(
            key: translation.key,
            locale: locale,
            text: text,
            placeholders: translation.sourcePlaceholders,
            position: translation.position
        )
        let chain = task.rule.chain(language: locale.tag)
        let own = TextSetting(task.rule, chain: chain, scale: setting.typeScale, locale.tag, context.hyphenation)
        let placed = placer.placed(
            source,
            hygiene.shortcuts.pieces(of: source, in: task.file, context.rules),
            own.style,
            context.preparer
        )
        return (try? context.preparer.prepare(own.text(placed.characters), retainsGlyphs: false))?.maxContentWidth
    }

    private mutating func prepared(_ text: StyledText, _ task: FitTask) -> PreparedParagraph? {
        do {
            return try context.preparer.prepare(text, retainsGlyphs: false)
        } catch {
            reportNotMeasured(task.translation, task.file, task.rule.name, error.description)
            return nil
        }
    }

    /// Repairs that change the text.
    private mutating func wordings(
        _ search: RepairSearch,
        _ placed: SampledText,
        _ setting: TextSetting,
        _ task: FitTask
    ) -> [Repair] {
        if task.file.pseudo != nil { return [] }
        let dictionary = try? context.hyphenation.dictionary(language: task.translation.locale.tag)
        var repairs = [search.softHyphens(dictionary, placed, of: task.translation.text)].compactMap(\.self)
        for sibling in siblings.siblings(of: task.translation, in: task.file) {
            let placed = placer.placed(
                sibling,
                hygiene.shortcuts.pieces(of: sibling, in: task.file, context.rules),
                setting.style,
                context.preparer
            )
            let text = setting.text(placed.characters)
            if search.fits(text) {
                repairs.append(.wording(sibling.text, key: sibling.key))
                break
            }
        }
        return repairs
    }

    /// Whether simple arithmetic tells that a text fits at a width and at all greater ones.
    private mutating func fitsAtOnce(_ text: StyledText, _ width: Double, _ requirement: Fit) -> Bool {
        let constraint = ParagraphConstraint(
            width: width,
            height: requirement.heightLimit,
            maxLines: requirement.maxLines
        )
        return measurer.room(text, constraint)?.measurement.fits ?? false
    }
}
