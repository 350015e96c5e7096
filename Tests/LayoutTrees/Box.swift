package import CopyfitLayout
package import Foundation

/// A tree of layout nodes written down in a test.
package struct Box {
    package var behaviour: LayoutBehaviour
    package var children: [Box] = []
    package var direction = LayoutDirection.leftToRight

    /// Listed among the frames although it is no leaf.
    package var isMarked = false
    package var isUnlisted = false
    package var traits: LayoutTraits?

    package init(_ behaviour: LayoutBehaviour, _ children: [Box] = []) {
        self.behaviour = behaviour
        self.children = children
    }

    package func wrapped(_ behaviour: LayoutBehaviour) -> Box {
        Box(behaviour, [self])
    }

    package var marked: Box {
        var box = self
        box.isMarked = true
        return box
    }

    /// This box and everything in it arranged in a direction.
    package func running(_ direction: LayoutDirection) -> Box {
        var box = self
        box.direction = direction
        box.children = children.map { $0.running(direction) }
        return box
    }
}

package var color: Box { Box(.flexible) }
package var circle: Box { Box(.circle) }
package var divider: Box { Box(.divider(thickness: 1)) }

package func fix(_ width: CGFloat, _ height: CGFloat) -> Box {
    color.frame(width: width, height: height).asLeaf
}

package func spacer(_ minLength: CGFloat? = nil) -> Box {
    Box(.spacer(minLength: minLength))
}

package func hstack(_ alignment: VerticalAlignment = .center, _ spacing: CGFloat? = nil, _ children: Box...) -> Box {
    Box(.stack(StackBehaviour(alignment: alignment, spacing: spacing)), children)
}

package func vstack(_ alignment: HorizontalAlignment = .center, _ spacing: CGFloat? = nil, _ children: Box...) -> Box {
    Box(.stack(StackBehaviour(alignment: alignment, spacing: spacing)), children)
}

package func zstack(_ alignment: Alignment = .center, _ children: Box...) -> Box {
    Box(.zStack(alignment), children)
}

extension Box {
    /// One entry among the frames, not two: the colour inside a fixed frame fills it.
    fileprivate var asLeaf: Box {
        var box = self
        box.isMarked = true
        box.children = children.map { child in
            var child = child
            child.isUnlisted = true
            return child
        }
        return box
    }

    package func frame(width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center) -> Box {
        wrapped(.frame(FixedFrame(width: width, height: height, alignment: alignment)))
    }

    package func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        _ alignment: Alignment = .center
    ) -> Box {
        wrapped(
            .flexibleFrame(
                FlexibleFrame(
                    minWidth: minWidth,
                    idealWidth: idealWidth,
                    maxWidth: maxWidth,
                    minHeight: minHeight,
                    idealHeight: idealHeight,
                    maxHeight: maxHeight,
                    alignment: alignment
                )
            )
        )
    }

    package func padding(_ length: CGFloat) -> Box {
        wrapped(.padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
    }

    package func padding(_ edges: Edge.Set, _ length: CGFloat) -> Box {
        wrapped(
            .padding(
                EdgeInsets(
                    top: edges.contains(.top) ? length : 0,
                    leading: edges.contains(.leading) ? length : 0,
                    bottom: edges.contains(.bottom) ? length : 0,
                    trailing: edges.contains(.trailing) ? length : 0
                )
            )
        )
    }

    package func fixedSize(_ axes: Axis.Set = [.horizontal, .vertical]) -> Box { wrapped(.fixedSize(axes)) }
    package func priority(_ priority: Double) -> Box { wrapped(.layoutPriority(priority)) }
    package func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> Box { wrapped(.aspectRatio(ratio, mode)) }
    package func position(_ x: CGFloat, _ y: CGFloat) -> Box { wrapped(.position(CGPoint(x: x, y: y))) }
    package func offset(_ x: CGFloat, _ y: CGFloat) -> Box { wrapped(.offset(CGSize(width: x, height: y))) }

    package func guide(_ guide: HorizontalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Box {
        wrapped(.alignmentGuide(AlignmentGuide(guide, computeValue: value)))
    }

    package func guide(_ guide: VerticalAlignment, _ value: @escaping (ViewDimensions) -> CGFloat) -> Box {
        wrapped(.alignmentGuide(AlignmentGuide(guide, computeValue: value)))
    }

    package func layered(_ alignment: Alignment = .center, _ secondary: Box) -> Box {
        Box(.layered(LayeredContent(alignment: alignment)), [self, secondary])
    }
}

/// A colour between a least and a greatest width.
package func flex(min: CGFloat? = nil, max: CGFloat? = nil) -> Box {
    color.frame(minWidth: min, maxWidth: max).listed
}

/// A colour of at most a width and a height.
package func atMost(_ width: CGFloat, _ height: CGFloat) -> Box {
    color.frame(maxWidth: width, maxHeight: height).listed
}

extension Box {
    /// This frame among the frames instead of the colour in it.
    package var listed: Box { asLeaf }
}
