package import Foundation

/// How a node answers proposals and places its children: the closed set of built-in layouts, and the door to custom ones.
///
/// Large payloads are boxed, so that a value is small: every node holds one.
///
/// The number of children each takes is part of its meaning: *leaf* none, *wrapper* one, *layers* two (the second may
/// be missing), *container* any number.
package enum LayoutBehaviour {
    // Leaves

    /// The same size for every proposal: an image that does not resize, a swatch in a test.
    case fixed(CGSize)

    /// The proposal, nil becoming 10: colours and shapes.
    case flexible

    /// The proposal, nil becoming `ideal`, never below `minimum`: a resizable image.
    case resizable(ideal: CGSize, minimum: CGSize)

    /// The largest square in the proposal, nil becoming 10.
    case circle

    /// Fills the enclosing stack's axis, at least `minLength` (nil: 8).
    case spacer(minLength: CGFloat?)

    /// A line of one point across the enclosing stack's axis.
    case divider

    /// A leaf that measures itself: text, a control, a custom shape.
    case measured(any MeasuredLeaf)

    // Wrappers

    /// The child as it is: for modifiers without layout that the host keeps a node for. Without a child: empty.
    case passThrough
    case frame(FixedFrame)
    indirect case flexibleFrame(FlexibleFrame)
    case padding(EdgeInsets)
    case fixedSize(Axis.Set)

    /// Proposes a rectangle of the ratio width/height; nil takes the child's ideal ratio.
    case aspectRatio(CGFloat?, ContentMode)
    case offset(CGSize)
    case position(CGPoint)
    case layoutPriority(Double)
    indirect case alignmentGuide(AlignmentGuide)
    indirect case containerRelativeFrame(ContainerRelativeFrame)
    case safeAreaPadding(EdgeInsets)
    case ignoresSafeArea(Edge.Set)

    // Layers

    /// The primary child decides; the secondary is proposed its size and aligned to it. Serves overlays and
    /// backgrounds alike: who draws first is the host's matter.
    indirect case layered(LayeredContent)
    indirect case safeAreaInset(SafeAreaInset)

    // Containers
    case stack(StackBehaviour)
    indirect case zStack(Alignment)
    case lazyStack(StackBehaviour)

    /// Takes the proposal (nil becoming 10) and places every child, proposed that size, at its top-leading corner. Its
    /// children are asked for with `LayoutTree.provideContent` after it has been placed.
    case geometryReader
    case scrollView(Axis.Set)
    case viewThatFits(Axis.Set)

    /// Children are `gridRow` nodes, or cells across all columns. Cells say how they lie through the traits
    /// `GridCellColumns`, `GridCellAnchor`, `GridCellUnsizedAxes` and `GridColumnAlignment`.
    indirect case grid(GridBehaviour)

    /// A row of cells, placed by the grid around it.
    case gridRow(VerticalAlignment?)
    indirect case lazyGrid(LazyGridBehaviour)
    case custom(LayoutBox)
}

/// The secondary layer of `LayoutBehaviour.layered`.
package struct LayeredContent {
    package var alignment: Alignment

    /// Whether the secondary child is asked for with `LayoutTree.provideContent` once the primary has been placed
    /// (`overlayPreferenceValue`); otherwise it is attached like any child.
    package var isLate: Bool

    package init(alignment: Alignment = .center, isLate: Bool = false) {
        self.alignment = alignment
        self.isLate = isLate
    }
}

/// `alignmentGuide(_:computeValue:)`: makes one guide explicit.
package struct AlignmentGuide {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    package init(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.computeValue = computeValue
    }

    package init(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.computeValue = computeValue
    }
}

/// A stack along one axis.
package struct StackBehaviour {
    let guide: AlignmentKey

    /// NaN for nil.
    private let gap: CGFloat

    package var axis: Axis { guide.axis.crossed }

    /// The gap between neighbours in points; nil leaves it to their `ViewSpacing`.
    package var spacing: CGFloat? { gap.isNaN ? nil : gap }

    /// A row.
    package init(alignment: VerticalAlignment, spacing: CGFloat? = nil) {
        gap = spacing?.finite ?? .nan
        guide = alignment.key
    }

    /// A column.
    package init(alignment: HorizontalAlignment, spacing: CGFloat? = nil) {
        gap = spacing?.finite ?? .nan
        guide = alignment.key
    }
}
