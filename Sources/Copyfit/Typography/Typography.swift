import Foundation

/// What a host measures text with.
struct Typography: Sendable {
    var textStyles = TextStyleTable.macOS
    var measurer: any TextMeasuring = EngineMeasuring.bundled
}
