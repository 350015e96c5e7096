import Foundation

/// The name of a type without its parameters.
func shortName(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

/// A length for dumps: at most three decimals, `inf` for infinity.
func shortDescription(of length: CGFloat) -> String {
    guard length.isFinite else { return length > 0 ? "inf" : length < 0 ? "-inf" : "nan" }
    guard abs(length) < 1e15 else { return String(Double(length)) }
    let rounded = (length * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int64(rounded)) : String(Double(rounded))
}
