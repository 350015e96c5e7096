public import Foundation

/// The kind of a node of a ``LayoutTree``: a leaf, a wrapper of one child, or a container of any number.
///
/// Each kind answers and places as the SwiftUI view or modifier of its name; `Documentation/LayoutRules.md` has the rules.
/// Lengths are in points. Of lengths that are infinite or NaN where only a finite one makes sense, none counts.
public struct LayoutNodeKind {
    let behaviour: LayoutBehaviour

    init(_ behaviour: LayoutBehaviour) {
        self.behaviour = behaviour
    }
}

// MARK: Leaves

extension LayoutNodeKind {
    /// Content that answers proposals itself.
    public static func leaf(_ leaf: some LayoutLeaf) -> LayoutNodeKind { Self(.measured(ClientLeaf(leaf))) }

    /// Takes the size that is proposed, as a colour does; 10 for nil.
    public static var flexible: LayoutNodeKind { Self(.flexible) }

    /// Takes the room that is left over along the stack it is in; `minLength` at least, the default distance of 8 if nil.
    public static func spacer(minLength: CGFloat? = nil) -> LayoutNodeKind {
        Self(.spacer(minLength: minLength?.extent))
    }

    /// A line of 1 point across the stack it is in.
    public static var divider: LayoutNodeKind { Self(.divider(thickness: 1)) }
}

// MARK: Wrappers

/// Wrappers have one child; further children are left out of the layout.
extension LayoutNodeKind {
    /// Lengths that are set; of a negative one none counts.
    public static func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> LayoutNodeKind {
        Self(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
    }

    /// Lengths between limits. A greatest length may be infinite.
    public static func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> LayoutNodeKind {
        let frame = FlexibleFrame(
            minWidth: minWidth,
            idealWidth: idealWidth,
            maxWidth: maxWidth,
            minHeight: minHeight,
            idealHeight: idealHeight,
            maxHeight: maxHeight,
            alignment: alignment
        )
        return Self(.flexibleFrame(frame))
    }

    /// Room around the child; negative insets let it reach out.
    public static func padding(_ insets: EdgeInsets) -> LayoutNodeKind {
        Self(.padding(insets.finite))
    }

    /// Proposes nothing along the axes, so that the child has its ideal length there.
    public static func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> LayoutNodeKind {
        Self(.fixedSize(axes))
    }

    /// Proposes a size with a ratio of width to height; that of the child's ideal size for nil, and for a ratio that is not
    /// above 0.
    public static func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> LayoutNodeKind {
        Self(.aspectRatio(ratio?.extent.flatMap { $0 > 0 ? $0 : nil }, contentMode))
    }

    /// Moves the child without changing the room it takes.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> LayoutNodeKind {
        Self(.offset(CGSize(width: x.finite ?? 0, height: y.finite ?? 0)))
    }

    /// Which children of a stack are served first: those of the highest priority; 0 for others.
    public static func layoutPriority(_ priority: Double) -> LayoutNodeKind {
        Self(.layoutPriority(priority.isNaN ? 0 : priority))
    }

    /// Sets a guide of the child, as a distance from its leading edge.
    public static func alignmentGuide(
        _ guide: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> LayoutNodeKind {
        Self(.alignmentGuide(AlignmentGuide(guide, computeValue: computeValue)))
    }

    /// Sets a guide of the child, as a distance from its top.
    public static func alignmentGuide(
        _ guide: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> LayoutNodeKind {
        Self(.alignmentGuide(AlignmentGuide(guide, computeValue: computeValue)))
    }
}

// MARK: Containers

extension LayoutNodeKind {
    /// A row of a `GridLayout`.
    public static func gridRow(alignment: VerticalAlignment? = nil) -> LayoutNodeKind { Self(.gridRow(alignment)) }

    /// Two children: the first decides the size, the second is proposed it and aligned to it. Overlays and backgrounds.
    public static func layered(alignment: Alignment = .center) -> LayoutNodeKind {
        Self(.layered(LayeredContent(alignment: alignment)))
    }
}
