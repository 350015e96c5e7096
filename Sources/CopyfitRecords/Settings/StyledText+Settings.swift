import CopyfitFit
package import CopyfitFonts
package import CopyfitText
package import CopyfitUnicode

extension StyledText {
    /// A text in one font, to be measured under the settings, with stretches of it in styles of their own. `rules` are those of
    /// the settings.
    package init(
        _ text: GivenText,
        font: FontChain,
        size: Double,
        settings: MeasureSettings,
        _ rules: BreakRules,
        _ stretches: [StyledStretch] = []
    ) {
        self.init(text.set, style: settings.style(font, size: size))
        settings.geometry.apply(to: &self, size: size)
        direction = settings.direction
        tabInterval =
            settings.css?.tabSize?.interval(size: size)
            ?? settings.tabInterval.map { .points($0.points(size: size)) }
        breakRules = rules
        if stretches.isEmpty { return }
        restyle(stretches) { settings.style(font, size: size, $0) }
    }
}

extension MeasureSettings {
    /// The style of a text in a font at a size in points, or of a stretch of it.
    fileprivate func style(_ font: FontChain, size: Double, _ stretch: StyledStretch? = nil) -> TextStyle {
        let size = stretch?.size?.points(size: size) ?? size
        var style = TextStyle(font: stretch?.font ?? font, size: size, language: stretch?.language ?? language)
        let features = stretch?.features ?? features
        if !features.isEmpty { style.features = features }
        style.tracking = (stretch?.tracking ?? tracking).points(size: size)
        style.kerning = kerning.points(size: size)
        css?.apply(to: &style)
        // CSS has one spacing of letters, and a stretch's own prevails.
        if let tracking = stretch?.tracking, style.letterSpacing != 0 {
            style.letterSpacing = tracking.points(size: size)
        }
        return style
    }
}
