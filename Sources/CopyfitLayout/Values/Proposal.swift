import Foundation

/// A `ProposedViewSize` in two words: NaN means nil. Equal only bit by bit, so nil, 0 and infinity are three keys.
struct Proposal: Equatable, BitwiseCopyable {
    var width: CGFloat
    var height: CGFloat

    static let unspecified = Proposal(width: .nan, height: .nan)

    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// NaN sides become nil, negative ones 0, huge ones the greatest length: no view ever sees such numbers.
    init(_ proposal: ProposedViewSize) {
        width = proposal.width?.offer ?? .nan
        height = proposal.height?.offer ?? .nan
    }

    /// A length on one axis and a length across it.
    @inline(__always)
    init(_ length: CGFloat, along axis: Axis, across: CGFloat) {
        if axis == .horizontal {
            self.init(width: length, height: across)
        } else {
            self.init(width: across, height: length)
        }
    }

    @inline(__always)
    init(_ size: Answer) {
        self.init(width: size.width, height: size.height)
    }

    subscript(axis: Axis) -> CGFloat {
        @inline(__always) get { axis == .horizontal ? width : height }
        @inline(__always) set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    /// The proposal with nil sides replaced.
    func filled(width: CGFloat, height: CGFloat) -> Proposal {
        Proposal(width: self.width.isNaN ? width : self.width, height: self.height.isNaN ? height : self.height)
    }

    /// The proposal less the insets, never negative; nil and infinite sides stay.
    func inset(by insets: EdgeInsets) -> Proposal {
        Proposal(
            width: Swift.max(width - (insets.leading + insets.trailing), 0),
            height: Swift.max(height - (insets.top + insets.bottom), 0)
        )
    }

    var publicValue: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    @inline(__always)
    static func == (lhs: Proposal, rhs: Proposal) -> Bool {
        lhs.width.bitPattern == rhs.width.bitPattern && lhs.height.bitPattern == rhs.height.bitPattern
    }
}
