package import Foundation

/// How a node answers proposals and places its children: the closed set of built-in layouts, and the door to custom
/// ones.
///
/// Each case is documented at its type, which `dispatch` names. To add a behaviour, write its file, a case here and a
/// line there. A value is three words, because every node has one. Larger payloads are boxed: frames, paddings and stacks only
/// if they are not of the usual kind.
package enum LayoutBehaviour {
    // Leaves
    case fixed(CGSize)
    case flexible
    indirect case resizable(ideal: CGSize, minimum: CGSize)
    case circle
    case spacer(minLength: CGFloat?)
    case divider(thickness: CGFloat)
    case measured(any MeasuredLeaf)

    // Wrappers
    case passThrough
    case centeredFrame(width: CGFloat, height: CGFloat)
    indirect case alignedFrame(FixedFrame)
    indirect case flexibleFrame(FlexibleFrame)
    case evenPadding(vertical: CGFloat, horizontal: CGFloat)
    indirect case unevenPadding(EdgeInsets)
    case fixedSize(Axis.Set)
    case aspectRatio(CGFloat?, ContentMode)
    case offset(CGSize)
    case position(CGPoint)
    case layoutPriority(Double)
    indirect case alignmentGuide(AlignmentGuide)
    indirect case containerRelativeFrame(ContainerRelativeFrame)
    indirect case safeAreaPadding(EdgeInsets)
    case ignoresSafeArea(Edge.Set)

    // Layers
    indirect case layered(LayeredContent)
    indirect case safeAreaInset(SafeAreaInset)

    // Containers
    case plainStack(StackBehaviour.Plain)
    indirect case guidedStack(StackBehaviour)
    indirect case zStack(Alignment)
    indirect case lazyStack(StackBehaviour)
    case geometryReader
    case scrollView(Axis.Set)
    case viewThatFits(Axis.Set)
    indirect case grid(GridBehaviour)
    indirect case gridRow(VerticalAlignment?)
    indirect case lazyGrid(LazyGridBehaviour)
    case custom(LayoutBox)
}

extension LayoutBehaviour {
    package static func frame(_ frame: FixedFrame) -> LayoutBehaviour {
        guard frame.isCentered else { return .alignedFrame(frame) }
        return .centeredFrame(width: frame.width ?? .nan, height: frame.height ?? .nan)
    }

    package static func padding(_ insets: EdgeInsets) -> LayoutBehaviour {
        guard insets.top == insets.bottom, insets.leading == insets.trailing else { return .unevenPadding(insets) }
        return .evenPadding(vertical: insets.top, horizontal: insets.leading)
    }

    package static func stack(_ stack: StackBehaviour) -> LayoutBehaviour {
        stack.plain.map { .plainStack($0) } ?? .guidedStack(stack)
    }
}
