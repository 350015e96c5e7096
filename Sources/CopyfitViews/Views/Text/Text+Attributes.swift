public import CopyfitDrawing
public import Foundation

extension Text {
    /// This text with attributes for the runs that have none of their own.
    func with(_ set: (inout TextAttributes) -> Void) -> Text {
        var outer = TextAttributes()
        set(&outer)
        var text = self
        for index in text.runs.indices { text.runs[index] = text.runs[index].filled(from: outer) }
        return text
    }

    /// This text in a font; nil leaves the environment's.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// This text in a weight; nil leaves the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.adjustment.weight = weight } }
    /// This text in a width; nil leaves the font's.
    public func fontWidth(_ width: Font.Width?) -> Text { with { $0.adjustment.width = width } }
    /// This text in a design; nil leaves the font's.
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.adjustment.design = design } }
    /// This text in bold.
    public func bold() -> Text { bold(true) }
    /// This text in bold, or as it is.
    public func bold(_ isActive: Bool) -> Text { isActive ? fontWeight(.bold) : self }
    /// This text in italic.
    public func italic() -> Text { italic(true) }
    /// This text in italic or upright.
    public func italic(_ isActive: Bool) -> Text { with { $0.adjustment.isItalic = isActive } }
    /// This text in the fixed-width design.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? fontDesign(.monospaced) : self }
    /// This text with digits of one width.
    public func monospacedDigit() -> Text { with { $0.adjustment.features.insert(.monospacedDigits) } }
    /// Extra points after each pair of characters; ligatures stay apart from it.
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
    /// Extra points after each character.
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
    /// Points by which the text is raised.
    public func baselineOffset(_ offset: CGFloat) -> Text {
        with { $0.baselineOffset = offset }
    }
    /// A line below the text; takes no room.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// A line of a pattern below the text; takes no room.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.underline = LineSetting(isActive, pattern, color) }
    }
    /// A line through the text; takes no room.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// A line of a pattern through the text; takes no room.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with { $0.strikethrough = LineSetting(isActive, pattern, color) }
    }
    /// This text with an attribute for a ``TextRenderer``, which finds it on the text's runs.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        with { $0.own = [OwnTextAttribute(value: value)] }
    }
    /// The colour of the text.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map(TextForeground.init) } }
    /// The style in which the text is drawn. A gradient covers the whole text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = TextForeground(style) } }
}
