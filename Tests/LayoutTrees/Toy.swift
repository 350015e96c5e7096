package import CopyfitLayout
package import Foundation

/// A small tree that both the engine and the oracle can lay out.
package indirect enum Toy: Sendable, CustomStringConvertible {
    case color
    case fix(CGFloat, CGFloat)
    case spacer

    /// Wraps its 60×10 points of content like text: at most 60 wide, narrower means higher.
    case text
    case frame(Toy, width: CGFloat?, height: CGFloat?)
    case flexible(Toy, minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?)
    case padding(Toy, CGFloat)
    case fixedSize(Toy, horizontal: Bool)
    case aspect(Toy, CGFloat)
    case priority(Toy, Double)

    /// An explicit guide for `HorizontalAlignment.leading`.
    case leading(Toy, CGFloat)
    case overlay(Toy, Toy)

    /// `isLeading`: aligned on leading or top, else centred. nil spacing is the default.
    case stack(Axis, [Toy], spacing: CGFloat?, isLeading: Bool)
    case zstack([Toy])

    package var description: String {
        switch self {
        case .color: "color"
        case .fix(let width, let height): "fix(\(width),\(height))"
        case .spacer: "spacer"
        case .text: "text"
        case .frame(let toy, let width, let height): "\(toy).frame(\(width as Any),\(height as Any))"
        case .flexible(let toy, let a, let b, let c): "\(toy).flex(\(a as Any),\(b as Any),\(c as Any))"
        case .padding(let toy, let length): "\(toy).padding(\(length))"
        case .fixedSize(let toy, let horizontal): "\(toy).fixedSize(\(horizontal))"
        case .aspect(let toy, let ratio): "\(toy).aspect(\(ratio))"
        case .priority(let toy, let priority): "\(toy).priority(\(priority))"
        case .leading(let toy, let value): "\(toy).leading(\(value))"
        case .overlay(let a, let b): "\(a).overlay(\(b))"
        case .stack(let axis, let toys, let spacing, let isLeading):
            "\(axis)(\(spacing as Any),\(isLeading))\(toys)"
        case .zstack(let toys): "z\(toys)"
        }
    }

    /// The engine's tree, leaves in the order of the oracle's frames.
    package var box: Box {
        switch self {
        case .color: LayoutTrees.color
        case .fix(let width, let height): Box(.fixed(CGSize(width: width, height: height)))
        case .spacer: LayoutTrees.spacer()
        case .text: Box(.measured(ToyText()))
        case .frame(let toy, let width, let height): toy.box.frame(width: width, height: height)
        case .flexible(let toy, let minimum, let ideal, let maximum):
            toy.box.frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
        case .padding(let toy, let length): toy.box.padding(length)
        case .fixedSize(let toy, let horizontal): toy.box.fixedSize(horizontal ? .horizontal : .vertical)
        case .aspect(let toy, let ratio): toy.box.aspectRatio(ratio, .fit)
        case .priority(let toy, let priority): toy.box.priority(priority)
        case .leading(let toy, let value): toy.box.guide(.leading) { _ in value }
        case .overlay(let a, let b): a.box.layered(.topLeading, b.box)
        case .stack(let axis, let toys, let spacing, let isLeading):
            axis == .horizontal
                ? Box(
                    .stack(StackBehaviour(alignment: isLeading ? VerticalAlignment.top : .center, spacing: spacing)),
                    toys.map(\.box)
                )
                : Box(
                    .stack(
                        StackBehaviour(alignment: isLeading ? HorizontalAlignment.leading : .center, spacing: spacing)
                    ),
                    toys.map(\.box)
                )
        case .zstack(let toys): Box(.zStack(.center), toys.map(\.box))
        }
    }

    /// The tree with x and y exchanged; only for trees without text, wrappers of one axis and guides.
    package var transposed: Toy {
        switch self {
        case .fix(let width, let height): .fix(height, width)
        case .frame(let toy, let width, let height): .frame(toy.transposed, width: height, height: width)
        case .padding(let toy, let length): .padding(toy.transposed, length)
        case .priority(let toy, let priority): .priority(toy.transposed, priority)
        case .overlay(let a, let b): .overlay(a.transposed, b.transposed)
        case .stack(let axis, let toys, let spacing, let isLeading):
            .stack(
                axis == .horizontal ? .vertical : .horizontal,
                toys.map(\.transposed),
                spacing: spacing,
                isLeading: isLeading
            )
        case .zstack(let toys): .zstack(toys.map(\.transposed))
        default: self
        }
    }
}

/// Sixty points of text in lines of ten points.
package func toyTextSize(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    guard let width, width < 60 else { return CGSize(width: 60, height: 10) }
    let lines = width > 0 ? (60 / width).rounded(.up) : 60
    let fitting = height.map { max(($0 / 10).rounded(.down), 1) } ?? .infinity
    return CGSize(width: width, height: 10 * min(lines, fitting))
}

package final class ToyText: MeasuredLeaf {
    package var isFinite: Bool { true }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        toyTextSize(proposal.width, proposal.height)
    }

    package func length(at end: LengthEnd, along axis: Axis) -> CGFloat? {
        axis == .vertical ? nil : end == .least ? 0 : 60
    }

    package var leastHeight: CGFloat? { 10 }

    /// All lines serve every height from theirs on, one line every height; a width that wraps has lines of its own.
    package func answer(to proposal: ProposedViewSize) -> LeafAnswer {
        let size = sizeThatFits(proposal)
        let isWhole = size == toyTextSize(proposal.width, nil)
        return LeafAnswer(
            size,
            widths: (proposal.width ?? 60) >= 60 ? 60...CGFloat.infinity : nil,
            heights: isWhole ? (size.height == 10 ? 0 : size.height)...CGFloat.infinity : nil
        )
    }
}
