import CopyfitFit
package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

extension StyledText {
    /// A text in one font, to be measured under the settings. `rules` are those of the settings.
    package init(
        _ text: GivenText,
        font: FontChain,
        size: Double,
        settings: MeasureSettings,
        _ rules: BreakRules
    ) {
        var style = TextStyle(font: font, size: size, language: settings.language)
        if !settings.features.isEmpty { style.features = settings.features }
        style.tracking = settings.tracking.points(size: size)
        style.kerning = settings.kerning.points(size: size)
        settings.css?.apply(to: &style)
        self = settings.geometry.styledText(text.set, style)
        direction = settings.direction
        tabInterval =
            settings.css?.tabSize?.interval(size: size)
            ?? settings.tabInterval.map { .points($0.points(size: size)) }
        breakRules = rules
    }
}
