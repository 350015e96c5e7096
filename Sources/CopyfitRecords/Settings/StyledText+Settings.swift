import CopyfitFit
package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

extension StyledText {
    /// A text in one font, to be measured under the settings.
    package init(
        _ text: String,
        font: FontChain,
        size: Double,
        settings: MeasureSettings,
        _ dictionaries: HyphenationDictionaries
    ) throws(HyphenationError) {
        var style = TextStyle(font: font, size: size, language: settings.language)
        if !settings.features.isEmpty { style.features = settings.features }
        style.tracking = settings.tracking.points(size: size)
        style.kerning = settings.kerning.points(size: size)
        let css = settings.css
        css.apply(to: &style)
        self = settings.geometry.styledText(css.whiteSpace.collapsed(text), style)
        direction = settings.direction
        tabInterval = settings.tabInterval.map { .points($0.points(size: size)) } ?? css.tabSpaces.map { .spaces($0) }
        breakRules = try settings.breakRules(dictionaries)
    }
}
