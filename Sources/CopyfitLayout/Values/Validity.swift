import Foundation

/// The proposals that an answer holds for, axis by axis.
///
/// Law: every proposal in it gets the same size and the same guides, and places the same descendants, bit for bit. A
/// rigid view's answer holds for all proposals, a colour's for one, a text's from its own width and height on.
///
/// A width that was told alone is remembered with widths and no heights, so that it holds for no proposal.
struct Validity: Equatable, BitwiseCopyable {
    private var minWidth: CGFloat
    private var maxWidth: CGFloat
    private var minHeight: CGFloat
    private var maxHeight: CGFloat
    private var nilSides: Axis.Set

    /// Every proposal.
    static let all = Validity(width: .all, height: .all)

    @inline(__always)
    init(width: LengthRange, height: LengthRange) {
        (minWidth, maxWidth, minHeight, maxHeight) = (width.lower, width.upper, height.lower, height.upper)
        nilSides = Axis.Set(rawValue: (width.includesNil ? 1 : 0) | (height.includesNil ? 2 : 0))
    }

    /// One proposal alone.
    @inline(__always)
    init(only proposal: Proposal) {
        self.init(width: .only(proposal.width), height: .only(proposal.height))
    }

    @inline(__always)
    init(_ range: LengthRange, along axis: Axis, across: LengthRange) {
        self = axis == .horizontal ? Validity(width: range, height: across) : Validity(width: across, height: range)
    }

    var width: LengthRange {
        @inline(__always) get {
            LengthRange(lower: minWidth, upper: maxWidth, includesNil: nilSides.contains(.horizontal))
        }
    }

    var height: LengthRange {
        @inline(__always) get {
            LengthRange(lower: minHeight, upper: maxHeight, includesNil: nilSides.contains(.vertical))
        }
    }

    subscript(axis: Axis) -> LengthRange {
        @inline(__always) get { axis == .horizontal ? width : height }
        @inline(__always) set {
            self =
                axis == .horizontal
                ? Validity(width: newValue, height: height) : Validity(width: width, height: newValue)
        }
    }

    var isAll: Bool {
        @inline(__always) get { nilSides == [.horizontal, .vertical] && width.isAll && height.isAll }
    }

    @inline(__always)
    func contains(_ proposal: Proposal) -> Bool {
        ((proposal.width >= minWidth && proposal.width <= maxWidth)
            || (proposal.width.isNaN && nilSides.contains(.horizontal)))
            && ((proposal.height >= minHeight && proposal.height <= maxHeight)
                || (proposal.height.isNaN && nilSides.contains(.vertical)))
    }

    /// The widths for which a width alone is known, without a height: no proposal.
    init(widthsAlone widths: LengthRange) {
        self.init(width: widths, height: .none)
    }

    /// Whether a width alone is known.
    var isOfWidthAlone: Bool { height == .none }

    @inline(__always)
    mutating func formIntersection(_ other: Validity) {
        if other.minWidth > minWidth { minWidth = other.minWidth }
        if other.maxWidth < maxWidth { maxWidth = other.maxWidth }
        if other.minHeight > minHeight { minHeight = other.minHeight }
        if other.maxHeight < maxHeight { maxHeight = other.maxHeight }
        nilSides.formIntersection(other.nilSides)
    }
}
