import Copyfit
import Testing

/// Spacers and dividers follow the axis of the stack around them, also when that changes (layout rules 2.11, 4.1, 4.2).
@MainActor
struct OrientationTests {
    private struct Switching<Middle: View>: View {
        @State var isRow = true
        @State var width: CGFloat = 20
        let middle: Middle

        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: nil)) : AnyLayout(VStackLayout(spacing: nil))
            layout {
                Color.red.box(20, 20).id("first")
                middle
                Color.red.box(width, 20).id("last")
            }
            .id("layout")
            .overlay { Button("turn") { isRow.toggle() }.id("turn") }
            .background { Button("widen") { width += 1 }.id("widen") }
        }
    }

    /// The frames of a host that turns, and those of hosts that begin so.
    private func check<Middle: View>(_ middle: Middle, _ comment: Comment) {
        for size in [CGSize(width: 100, height: 90), CGSize(width: 30, height: 30)] {
            let turned = host(Switching(middle: middle), size.width, size.height)
            for isRow in [false, true, false] {
                turned.trigger("turn")
                _ = turned.update()
                let fresh = host(Switching(isRow: isRow, middle: middle), size.width, size.height)
                for id in ["layout", "last", "middle"] {
                    #expect(turned.frame(id: id) == fresh.frame(id: id), "\(comment.rawValue), \(id)")
                }
                #expect(turned.idealSize == fresh.idealSize, comment)
                #expect(turned.minimumSize == fresh.minimumSize, comment)
            }
        }
    }

    @Test("A spacer fills the axis that an AnyLayout turns to, and keeps no gap of the former one")
    func spacer() {
        let host = host(Switching(middle: Spacer().id("middle")), 100, 90)
        // 100 wide: 20 + 60 + 20, no gaps beside a spacer.
        #expect(host.frame(id: "middle")?.size == CGSize(width: 60, height: 0))
        host.trigger("turn")
        _ = host.update()
        // 90 high: 20 + 50 + 20.
        #expect(host.frame(id: "middle")?.size == CGSize(width: 0, height: 50))
        #expect(host.frame(id: "last")?.maxY == 90)
    }

    @Test("Turned layouts are as fresh ones, with spacers and dividers in wrappers of all kinds")
    func wrapped() {
        check(Spacer().id("middle"), "spacer")
        check(Divider().id("middle"), "divider")
        check(Spacer(minLength: 3).padding(1).id("middle"), "padding")
        check(Divider().frame(maxWidth: 40, maxHeight: 40).id("middle"), "frame")
        check(Spacer().layoutPriority(1).fixedSize().id("middle"), "fixed size")
        check(Color.red.box(5, 5).overlay { Divider().id("middle") }, "overlay")
        check(Divider().background { Spacer() }.id("middle"), "background")
        check(
            Group {
                Spacer(); Divider().id("middle")
            },
            "group"
        )
        check(
            ViewThatFits {
                Divider().id("middle"); Spacer()
            },
            "choice"
        )
        check(VStack { Spacer().id("middle") }, "a stack of its own")
        check(Spacer().aspectRatio(2, contentMode: .fit).offset(x: 1).id("middle"), "ratio")
    }

    @Test("A view that moves from a row to a column has its spacers turned")
    func moved() {
        struct Moving: View {
            @State var isRow = true
            var body: some View {
                Group(subviews: Spacer().padding(1).id("middle")) { parts in
                    if isRow {
                        HStack(spacing: 0) {
                            Color.red.box(20, 20); ForEach(parts) { $0 }
                        }
                    } else {
                        VStack(spacing: 0) {
                            Color.red.box(20, 20); ForEach(parts) { $0 }
                        }.frame(width: 60)
                    }
                }
                .overlay { Button("turn") { isRow.toggle() }.id("turn") }
            }
        }
        // 60 wide in the row, and proposed 60 in the column.
        let host = host(Moving(), 80, 90)
        for _ in 0..<2 {
            #expect(host.frame(id: "middle")?.size == CGSize(width: 60, height: 2))
            host.trigger("turn")
            _ = host.update()
            #expect(host.frame(id: "middle")?.size == CGSize(width: 2, height: 70))
            host.trigger("turn")
            _ = host.update()
        }
    }
}
