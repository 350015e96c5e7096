public import Foundation

/// The size a parent offers a child: per axis a number of points, nil (ideal), 0 (minimum) or infinity (maximum).
///
/// The two axes are independent and may be mixed. A proposal is an offer, never a command: the child answers with a
/// size of its own. It differs from `CGSize` by nil. Same as SwiftUI.
///
/// ```swift
/// let proposal = ProposedViewSize(width: 300, height: nil)  // 300 wide, as high as the view likes
/// let size = proposal.replacingUnspecifiedDimensions()
/// print(size.width, size.height)  // 300.0 10.0
/// ```
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points; nil asks for the ideal width.
    public var width: CGFloat?

    /// The proposed height in points; nil asks for the ideal height.
    public var height: CGFloat?

    /// Proposes a width and a height; nil asks for the ideal length on that axis.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes exactly `size`.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// 0×0: asks a view for its minimum size.
    @inlinable public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }

    /// ∞×∞: asks a view for its maximum size.
    @inlinable public static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }

    /// nil×nil: asks a view for its ideal size.
    @inlinable public static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }

    /// The proposal with nil sides filled from `size` (10×10 unless given); sides that are set stay, infinite ones too.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
