public import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}

/// The style of a line.
///
/// ```swift
/// let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4])
/// let line = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).strokedPath(dashed)
/// print(line.isEmpty)  // false
/// ```
public struct StrokeStyle: Hashable, Sendable {
    /// The line's width in points.
    public var lineWidth: CGFloat
    /// The shape of the ends.
    public var lineCap: CGLineCap
    /// The shape of corners.
    public var lineJoin: CGLineJoin
    /// The longest mitre, in line widths. A corner whose mitre would be longer is bevelled.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The line's start in the dash pattern, in points.
    public var dashPhase: CGFloat

    /// By default a solid line, one point wide.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The rule by which an area is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether overlapping parts cancel out (the even-odd rule).
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// By default overlapping parts add up and edges are smoothed.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
