public import Foundation

/// How the ends of a line look.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// The line's width in points.
    public var lineWidth: CGFloat
    /// How the ends look.
    public var lineCap: CGLineCap
    /// How corners look.
    public var lineJoin: CGLineJoin
    /// The length of a mitre, in line widths, beyond which a corner is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins, in points.
    public var dashPhase: CGFloat

    /// A solid line one point wide unless told otherwise.
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

/// How an area is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether overlapping parts cancel out.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Overlapping parts add up and edges are smoothed unless told otherwise.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
