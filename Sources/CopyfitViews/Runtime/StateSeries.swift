import Foundation

/// The values that a state went through in one update, from the one before it; none is there twice in a row.
struct StateSeries {
    let state: AnyStateBox
    let values: [Any]

    /// A value in a few words: numbers as in dumps.
    static func word(_ value: Any) -> String {
        if let number = value as? any BinaryFloatingPoint { return shortDescription(of: CGFloat(Double(number))) }
        return brief(String(describing: value))
    }

    /// Whether a value is a length of 0, or a size with such a side.
    static func isZero(_ value: Any) -> Bool {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number) == 0
        case let number as any BinaryInteger: Double(number) == 0
        case let size as CGSize: size.width == 0 || size.height == 0
        case let rect as CGRect: rect.width == 0 || rect.height == 0
        default: false
        }
    }
}
