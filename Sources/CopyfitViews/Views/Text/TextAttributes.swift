import CopyfitDrawing
import Foundation

/// What is set on a stretch of text; what is not set comes from the environment.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var adjustment = FontAdjustment()
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var foreground: TextForeground?
    var underline: Text.LineSetting?
    var strikethrough: Text.LineSetting?
    /// The address that the stretch links to.
    var link: URL?
    /// The picture that the stretch, one character, is.
    var image: Image?
    /// What clients have set for their renderers, at most one of each type.
    var own: [OwnTextAttribute] = []

    /// These attributes with what they leave open taken from outer ones.
    func filled(from outer: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? outer.font
        result.adjustment = adjustment.filled(from: outer.adjustment)
        result.tracking = tracking ?? outer.tracking
        result.kerning = kerning ?? outer.kerning
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.foreground = foreground ?? outer.foreground
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.link = link ?? outer.link
        result.own += outer.own.filter { one in !own.contains { type(of: $0.value) == type(of: one.value) } }
        return result
    }
}

/// The attributes of a stretch of text in a box of their own, because they take much room.
final class SetAttributes: Equatable, Sendable {
    let attributes: TextAttributes

    init(_ attributes: TextAttributes) { self.attributes = attributes }

    static func == (left: SetAttributes, right: SetAttributes) -> Bool {
        left === right || left.attributes == right.attributes
    }
}

/// A client's attribute. Attributes that cannot be compared count as different.
struct OwnTextAttribute: Equatable, Sendable {
    let value: any TextAttribute

    static func == (left: OwnTextAttribute, right: OwnTextAttribute) -> Bool {
        (left.value as? any Equatable)?.isEqual(to: right.value) == true
    }
}

/// The style of a stretch of text. Styles that cannot be compared count as different.
struct TextForeground: Equatable, Sendable {
    let style: any ShapeStyle

    init(_ style: some ShapeStyle) {
        self.style = style
    }

    static func == (left: TextForeground, right: TextForeground) -> Bool {
        (left.style as? any Equatable)?.isEqual(to: right.style) == true
    }
}

extension Equatable {
    /// Whether another value has the same type and is equal.
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// An attribute that a client sets on a stretch of text for its ``TextRenderer``: see `Text.customAttribute(_:)`.
public protocol TextAttribute: Sendable {}
