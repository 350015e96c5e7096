public import Copyfit
import CopyfitChecking

/// A setting in which a view is laid out.
public struct ViewSetting: Hashable, Sendable, CustomStringConvertible {
    /// The language, as a BCP 47 tag.
    public let language: String
    /// The width that was proposed to the view, in points.
    public let width: Double
    /// The height that was proposed to the view, in points; nil if none was.
    public let height: Double?
    /// The user's setting for the size of type.
    public let typeSize: DynamicTypeSize
    /// The value of the whole numbers in texts that have plural forms; nil if these are as the view has them.
    public var number: Int?

    /// `de, 320 pt, type size accessibility1, with the number 21`; the usual size is not named.
    public var description: String { "\(language), \(room)" }

    /// The same without the language.
    var room: String {
        let lengths = [width, height].compactMap(\.self).map(Points.text).joined(separator: " × ")
        return "\(lengths) pt" + (typeSize == .large ? "" : ", type size \(typeSize)")
            + (number.map { ", with the number \($0)" } ?? "")
    }
}
