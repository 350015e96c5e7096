import Copyfit
import Foundation
import Testing

/// Where a host's scrolling ends.
@MainActor
struct ScrollBehaviorTests {
    /// Twenty rows of 30 points in 100.
    private struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 30) } }
                    .scrollTargetLayout()
            }
            .id("scroll")
        }
    }

    /// Twenty columns of 40 points in 100.
    private struct Columns: View {
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 40) } }
                    .scrollTargetLayout()
            }
            .id("scroll")
        }
    }

    private func ends(_ view: some View, _ offsets: [CGFloat], along axis: Axis = .vertical) -> [CGFloat] {
        let host = host(view, 100, 100)
        return offsets.map { offset in
            host.scroll("scroll", to: axis == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0))
            #expect(host.update().converged)
            let end = host.scrollGeometry("scroll")?.contentOffset ?? .zero
            return axis == .vertical ? end.y : end.x
        }
    }

    @Test("Pages: multiples of the scroll view's height, as far as there is content")
    func paging() {
        let pages = Rows().scrollTargetBehavior(.paging)
        #expect(ends(pages, [49, 51, 160, 5, 900]) == [0, 100, 200, 0, 500])
        #expect(ends(Rows(), [49, 51, 160, 5, 900]) == [49, 51, 160, 5, 500])
    }

    @Test("Views: the start of the nearest, and the end of the content")
    func views() {
        let aligned = Rows().scrollTargetBehavior(.viewAligned)
        #expect(ends(aligned, [14, 16, 100, 477, 900]) == [0, 30, 90, 480, 500])
    }

    @Test("Views, one at a time")
    func oneView() {
        let aligned = Rows().scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
        #expect(ends(aligned, [200, 200, 200, 0, 59]) == [30, 60, 90, 60, 60])
    }

    /// 800 − 100 points are hidden to the left at first. A view ends at 700, 660, … from the left of the content's start.
    @Test("Views from the right")
    func rightToLeft() {
        let aligned = Columns().scrollTargetBehavior(.viewAligned).environment(\.layoutDirection, .rightToLeft)
        #expect(ends(aligned, [690, 675, 610], along: .horizontal) == [700, 660, 620])
    }

    @Test("A behaviour of one's own gets what is shown and what is wanted, and values of the environment")
    func own() {
        struct Half: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                #expect(context.contentSize == CGSize(width: 100, height: 600))
                #expect(context.containerSize == CGSize(width: 100, height: 100))
                #expect(context.axes == .vertical)
                #expect(context.velocity == .zero)
                #expect(context.layoutDirection == .leftToRight)
                target.rect.origin.y = (context.originalTarget.rect.minY + target.rect.minY) / 2
            }
        }
        struct Middle: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                target = ScrollTarget(rect: CGRect(x: 0, y: 240, width: 100, height: 20), anchor: .center)
            }
        }
        struct Senseless: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = .nan }
        }
        #expect(ends(Rows().scrollTargetBehavior(Half()), [200, 200]) == [100, 150])
        #expect(ends(Rows().scrollTargetBehavior(AnyScrollTargetBehavior(Half())), [200]) == [100])
        // The middle of the row, 250, is in the middle of the 100 points.
        #expect(ends(Rows().scrollTargetBehavior(Middle()), [10]) == [200])
        #expect(ends(Rows().scrollTargetBehavior(Senseless()), [10]) == [0])
    }

    @Test("A scroll view in another one ends anywhere, and so does what views say themselves")
    func nested() {
        let inner = ScrollView { Rows().frame(height: 100) }.scrollTargetBehavior(.paging)
        #expect(ends(inner, [49]) == [49])
        let position = Rows().scrollPosition(.constant(ScrollPosition(y: 49))).scrollTargetBehavior(.paging)
        let host = host(position, 100, 100)
        #expect(host.scrollGeometry("scroll")?.contentOffset.y == 49)
    }
}
