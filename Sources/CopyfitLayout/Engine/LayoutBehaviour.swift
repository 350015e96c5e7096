package import Foundation

/// How a node answers proposals and places its children: the closed set of built-in layouts, and the door to custom
/// ones.
///
/// Each case is documented at its type, which `dispatch` names. To add a behaviour, write its file, a case here and a
/// line there. Large payloads are boxed, so that a value is small: every node has one.
package enum LayoutBehaviour {
    // Leaves
    case fixed(CGSize)
    case flexible
    case resizable(ideal: CGSize, minimum: CGSize)
    case circle
    case spacer(minLength: CGFloat?)
    case divider(thickness: CGFloat)
    case measured(any MeasuredLeaf)

    // Wrappers
    case passThrough
    case frame(FixedFrame)
    indirect case flexibleFrame(FlexibleFrame)
    case padding(EdgeInsets)
    case fixedSize(Axis.Set)
    case aspectRatio(CGFloat?, ContentMode)
    case offset(CGSize)
    case position(CGPoint)
    case layoutPriority(Double)
    indirect case alignmentGuide(AlignmentGuide)
    indirect case containerRelativeFrame(ContainerRelativeFrame)
    case safeAreaPadding(EdgeInsets)
    case ignoresSafeArea(Edge.Set)

    // Layers
    indirect case layered(LayeredContent)
    indirect case safeAreaInset(SafeAreaInset)

    // Containers
    case stack(StackBehaviour)
    indirect case zStack(Alignment)
    case lazyStack(StackBehaviour)
    case geometryReader
    case scrollView(Axis.Set)
    case viewThatFits(Axis.Set)
    indirect case grid(GridBehaviour)
    case gridRow(VerticalAlignment?)
    indirect case lazyGrid(LazyGridBehaviour)
    case custom(LayoutBox)
}
