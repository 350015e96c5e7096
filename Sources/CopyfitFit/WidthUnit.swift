import CopyfitText

/// The unit in which the engine counts widths: a width is rounded down to it before lines are broken.
package enum WidthUnit {
    /// The number of units in a point.
    package static let perPoint = PreparedParagraph.unitsInPoint

    /// The units of a width in points, rounded down; at most 2⁶⁰.
    package static func units(_ width: Double) -> Int { Int(min(width * perPoint, 0x1p60)) }

    /// The units that a width in points takes, rounded up.
    package static func needed(_ width: Double) -> Double { (width * perPoint).rounded(.up) }

    /// The points of units.
    package static func points(_ units: Int) -> Double { points(Double(units)) }

    /// The points of units.
    package static func points(_ units: Double) -> Double { units / perPoint }
}
