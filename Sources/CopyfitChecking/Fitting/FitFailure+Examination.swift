import CopyfitFonts
import CopyfitText
import CopyfitTranslations

extension FitFailure {
    /// The failure at the first of the failing widths.
    init(
        _ first: WidthInterval,
        _ failing: [WidthInterval],
        _ range: ClosedRange<Double>,
        _ examination: FitExamination,
        _ setting: TextSetting,
        _ paragraph: PreparedParagraph
    ) {
        let requirement = examination.requirement
        let explanation = FitExplanation(paragraph: paragraph, requirement: requirement, width: first.from)
        let hasWidth = range.lowerBound < .infinity
        let needed = hasWidth ? examination.neededWidth(from: first.from) : nil
        width = hasWidth ? first.from : nil
        height = requirement.height
        maxLines = requirement.maxLines
        font = setting.style.font.askedName
        size = setting.style.size
        typeScale = setting.typeScale
        shrunkTo = setting.shrunkTo
        over = needed.map { $0 - first.from }
        overPercent = needed.map { ($0 - first.from) / first.from * 100 }
        extraLines = explanation.extraLines
        overHeight = explanation.overHeight
        failingWidths = hasWidth ? failing : []
        lines = explanation.lines
        cause = explanation.cause
    }

    /// Whether only a word is cut, or the text is too large.
    func kind(_ paragraph: PreparedParagraph, _ requirement: FitRequirement) -> FindingKind {
        FitExplanation(paragraph: paragraph, requirement: requirement, width: width ?? .infinity).isOnlyCut
            ? .wordCut : .doesNotFit
    }
}

extension MeasuredTranslation {
    /// The room that a text needs under a rule.
    init(
        _ translation: Translation,
        _ file: CheckedFile,
        _ setting: TextSetting,
        _ rule: PreparedRule,
        _ range: ClosedRange<Double>,
        _ paragraph: PreparedParagraph,
        _ needed: Double?,
        _ failing: [WidthInterval]
    ) {
        let hasWidth = range.lowerBound < .infinity
        self.file = file.path
        line = translation.position.line
        column = translation.position.column
        key = translation.key
        context = translation.context
        locale = translation.locale.name
        variant = translation.variant.map(\.description)
        self.rule = rule.name
        widths = hasWidth ? WidthInterval(range) : nil
        size = setting.style.size
        typeScale = setting.typeScale
        naturalWidth = paragraph.maxContentWidth
        neededWidth = needed
        failingWidths = hasWidth ? failing : []
    }
}
