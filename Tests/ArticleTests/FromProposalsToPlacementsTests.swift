import Copyfit
import Testing

@Suite("The article “From proposals to placements”")
struct FromProposalsToPlacementsTests {
    /// Widths from hb-shape 6.0.0 --font-size=13312 Inter-Regular.otf, in 1/1024 points: “Type is set line by line” 138512,
    /// “Type is set line by” 112908, “Type is set line ” 97498; rounded up to half points 135.5, 110.5 and 95.5. The other
    /// numbers are calculated in the article.
    @Test("The article “From proposals to placements” negotiates as it says")
    @MainActor func row() async throws {
        try await sample {
            struct Headline: View {
                var body: some View {
                    HStack(spacing: 10) {
                        Color.gray.frame(width: 40, height: 40).id("picture")
                        Text("Type is set line by line").id("title")
                        Color.blue.frame(minWidth: 60, maxWidth: 90).frame(height: 30).id("chart")
                    }
                    .padding(20)
                }
            }

            let host = ViewHost(Headline(), size: ProposedViewSize(width: 300, height: nil))
            _ = host.update()
            print(host.dump())

            print(host.minimumSize)  // CGSize(width: 160.0, height: 80.0)
            print(host.idealSize)  // CGSize(width: 295.5, height: 80.0)
            print(host.maximumSize)  // CGSize(width: 325.5, height: 80.0)
        }
    }

    @Test("The article “From proposals to placements” serves what has priority first")
    @MainActor func priority() async throws {
        try await sample {
            struct TitleFirst: View {
                var body: some View {
                    HStack(spacing: 10) {
                        Color.gray.frame(width: 40, height: 40).id("picture")
                        Text("Type is set line by line").layoutPriority(1).id("title")
                        Color.blue.frame(minWidth: 60, maxWidth: 90).frame(height: 30).id("chart")
                    }
                    .padding(20)
                }
            }

            let first = ViewHost(TitleFirst(), size: ProposedViewSize(width: 300, height: nil))
            _ = first.update()
            print(first.frame(id: "title")!.width)  // 135.5
            print(first.frame(id: "chart")!.width)  // 64.5
        }
    }

    @Test("The article “From proposals to placements” has a layout that makes a column")
    @MainActor func column() async throws {
        try await sample {
            struct Column: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
                    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
                }

                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                    let offer = ProposedViewSize(width: bounds.width, height: nil)
                    var y = bounds.minY
                    for subview in subviews {
                        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
                        y += subview.sizeThatFits(offer).height
                    }
                }
            }

            let column = Column {
                Color.gray.frame(width: 40, height: 40)
                Text("Type is set line by line")
            }
            print(size(of: column, ProposedViewSize(width: 100, height: nil)))  // CGSize(width: 95.5, height: 71.5)
            print(size(of: column, .unspecified))  // CGSize(width: 135.5, height: 56.0)
        }
    }
}
