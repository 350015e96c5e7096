import CopyfitFit
import CopyfitFonts
import CopyfitText
import CopyfitTranslations

extension FitFailure {
    /// The failure at the first of the failing widths.
    init(_ result: FitResult, _ range: ClosedRange<Double>, _ setting: TextSetting, _ explanation: FitExplanation) {
        let requirement = explanation.requirement
        let first = result.failures.first?.from ?? range.lowerBound
        let hasWidth = range.lowerBound < .infinity
        let needed = hasWidth ? result.neededWidth : nil
        width = hasWidth ? first : nil
        height = requirement.height?.points
        maxLines = requirement.maxLines
        font = setting.style.font.askedName
        size = setting.style.size
        typeScale = setting.typeScale
        shrunkTo = setting.shrunkTo
        over = needed.map { $0 - first }
        overPercent = needed.flatMap { Verdict.percent($0 - first, of: first) }
        extraLines = explanation.verdict.lines
        overHeight = explanation.verdict.height
        failingWidths = hasWidth ? result.failures : []
        lines = explanation.lines
        cause = explanation.cause
    }
}

extension MeasuredTranslation {
    /// The room that a text needs under a rule.
    init(
        _ task: FitTask,
        _ setting: TextSetting,
        _ range: ClosedRange<Double>,
        _ paragraph: PreparedParagraph,
        _ result: FitResult,
        needed: Double?
    ) {
        let hasWidth = range.lowerBound < .infinity
        let translation = task.translation
        file = task.file.path
        line = translation.position.line
        column = translation.position.column
        key = translation.key
        let isNamed = task.file.pseudo == nil && translation.locale.tag != "und"
        language = isNamed ? translation.locale.tag : task.file.pseudo.map { _ in translation.locale.name }
        context = translation.context
        locale = translation.locale.name
        variant = translation.variant.map(\.description)
        rule = task.rule.name
        widths = hasWidth ? WidthInterval(range) : nil
        size = setting.style.size
        typeScale = setting.typeScale
        naturalWidth = paragraph.maxContentWidth
        neededWidth = needed
        failingWidths = hasWidth ? result.failures : []
    }
}
