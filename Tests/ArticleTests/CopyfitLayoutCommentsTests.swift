import CopyfitLayout
import Foundation
import Testing

@Suite("The samples in the comments of CopyfitLayout")
struct CopyfitLayoutCommentsTests {
    @Test("The samples of ProposedViewSize print what its comment says")
    @MainActor func proposedViewSizeSample() async throws {
        try await sample {
            let proposal = ProposedViewSize(width: 300, height: nil)  // 300 wide, as high as the view likes
            let size = proposal.replacingUnspecifiedDimensions()
            print(size.width, size.height)  // 300.0 10.0
        }
    }

    @Test("The samples of Layout print what its comment says")
    @MainActor func layoutSample() async throws {
        try await sample {
            struct Column: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
                    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
                }

                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    var y = bounds.minY
                    for subview in subviews {
                        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
                        y += subview.sizeThatFits(.unspecified).height
                    }
                }
            }
        }
    }

    @Test("The samples of AnyLayout print what its comment says")
    @MainActor func anyLayoutSample() async throws {
        try await sample {
            let isWide = true
            let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
            let tree = LayoutTree()
            let boxes = [10, 20].map { tree.add(.frame(width: $0, height: 10), [tree.add(.flexible)]) }
            let root = tree.add(.layout(layout), boxes)
            let size = tree.measure(root, .unspecified)
            print(size.width, size.height)  // 34.0 10.0
        }
    }

    @Test("The samples of LayoutTree print what its comment says")
    @MainActor func layoutTreeSample() async throws {
        try await sample {
            let tree = LayoutTree()
            let box = tree.add(.frame(width: 40, height: 20), [tree.add(.flexible)])
            let row = tree.add(.layout(HStackLayout(spacing: 8)), [tree.add(.spacer()), box])
            tree.layOut(row, ProposedViewSize(width: 100, height: 20))
            print(tree.frame(of: box).minX)  // 60.0
        }
    }

    @Test("The samples of LayoutLeaf print what its comment says")
    @MainActor func layoutLeafSample() async throws {
        try await sample {
            struct Swatch: LayoutLeaf {
                func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
                    CGSize(width: min(proposal.width ?? 40, 40), height: 12)
                }
            }
            let tree = LayoutTree()
            let size = tree.measure(tree.add(.leaf(Swatch())), ProposedViewSize(width: 25, height: nil))
            print(size.width, size.height)  // 25.0 12.0
        }
    }

    @Test("The samples of ViewSpacing print what its comment says")
    @MainActor func viewSpacingSample() async throws {
        try await sample {
            let wide = ViewSpacing(plain: 20, edges: .all)
            print(ViewSpacing().distance(to: ViewSpacing(), along: .vertical))  // 8.0: the default
            print(wide.distance(to: ViewSpacing(plain: 4, edges: .all), along: .vertical))  // 20.0: the larger one
        }
    }
}
