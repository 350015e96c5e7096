import CopyfitFonts
import CopyfitText
import CopyfitUnicode

extension StyledText {
    /// What a test that tells of a finding must set.
    var summary: String {
        let styles = runs.map { run in
            let style = run.style
            let features = style.features.map { "\($0.tag)=\($0.value)" }
            return
                "from \(run.start): \(style.font.askedName) \(style.size) \(style.language) tracking \(style.tracking) "
                + "kerning \(style.kerning) raised \(style.baselineOffset) \(features)"
        }
        return "\(text.debugDescription) \(direction) \(breakRules) tabs \(String(describing: tabInterval)): \(styles)"
    }
}
