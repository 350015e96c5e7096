import Copyfit
import Testing

@testable import AcceptancePrograms

/// The program `WrappingRow` on four tags: A 60×30, B 80×30, C 70×40, D 50×20, gaps 8 and 10.
@MainActor
struct WrappingRowTests {
    private func frames(width: CGFloat?, layout: WrappingRow? = nil) -> (ViewHost, [CGRect]) {
        let host = ViewHost.standIn(layout.map { TagList(layout: $0) } ?? TagList(), width: width, height: nil)
        let report = host.update()
        #expect(report.passes == 1)
        return (host, ["list", "A", "B", "C", "D"].compactMap { host.frame(id: $0) })
    }

    @Test("150 wide, two rows; D is centred in its row")
    func twoRows() {
        let (_, frames) = frames(width: 150)
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 150, height: 80), CGRect(x: 0, y: 0, width: 60, height: 30),
                CGRect(x: 68, y: 0, width: 80, height: 30), CGRect(x: 0, y: 40, width: 70, height: 40),
                CGRect(x: 78, y: 50, width: 50, height: 20),
            ]
        )
    }

    @Test("With top leading alignment D stands at the top of its row")
    func topLeading() {
        let (_, frames) = frames(
            width: 150,
            layout: WrappingRow(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 10)
        )
        #expect(frames.last == CGRect(x: 78, y: 40, width: 50, height: 20))
    }

    @Test("No width, one row; 60 wide, four rows as wide as the widest tag")
    func otherWidths() {
        #expect(frames(width: nil).1.first == CGRect(x: 0, y: 0, width: 284, height: 40))
        #expect(frames(width: 60).1.first?.size == CGSize(width: 80, height: 150))
        #expect(frames(width: 60).1.first?.minX == -10)
    }

    @Test("The minimum is the largest of the tags' minimums")
    func minimum() {
        #expect(frames(width: 100).0.minimumSize == CGSize(width: 80, height: 40))
    }

    @Test("Gaps that are left open come from the tags' spacing")
    func openGaps() {
        let (_, frames) = frames(width: 150, layout: WrappingRow(alignment: .topLeading))
        #expect(frames.map(\.origin) == [(0, 0), (0, 0), (68, 0), (0, 38), (78, 38)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    @Test("The layout's orientation makes a spacer grow along the row only")
    func spacer() {
        let view = WrappingRow(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            Color.red.frame(width: 20, height: 20)
            Spacer().id("spacer")
            Color.blue.frame(width: 20, height: 20).id("last")
        }
        let host = ViewHost.standIn(view, width: 100, height: nil)
        _ = host.update()
        #expect(host.frame(id: "spacer")?.size == CGSize(width: 100, height: 0))
    }

    @Test("The cache is made once and updated once per later pass that changed something")
    func cacheLife() {
        struct Growing: View {
            let layout: WrappingRow
            @State var isWide = false

            var body: some View {
                VStack {
                    Button("Grow") { isWide = true }.id("grow")
                    layout { Color.red.frame(width: isWide ? 50 : 20, height: 20) }
                }
            }
        }
        let layout = WrappingRow()
        let host = ViewHost.standIn(Growing(layout: layout), width: 100, height: 100)
        #expect(host.update().passes == 1)
        #expect(layout.calls.makeCache == 1)
        #expect(layout.calls.updateCache == 0)
        #expect(host.trigger("grow"))
        #expect(host.update().passes == 1)
        #expect(layout.calls.makeCache == 1)
        #expect(layout.calls.updateCache == 1)
    }

    @Test("The plain row overflows; the scrolling row is as high as told and its content at its ideal width")
    func before() {
        let plain = ViewHost.standIn(
            HStack {
                ForEach(Tag.four) { $0.view }
                Spacer(minLength: .zero)
            }
            .id("row").padding(.horizontal),
            width: 150,
            height: 100
        )
        _ = plain.update()
        // 60 + 80 + 70 + 50 and three gaps of 8; the spacer has no gap and no length.
        #expect(plain.frame(id: "row")?.width == 284)
        #expect(plain.frame(id: "row")?.minX == -67)

        var options = HostOptions()
        options.laziness = .none
        let scrolling = ViewHost.standIn(
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack { ForEach(Tag.four) { $0.view } }.id("content").padding(.horizontal)
            }
            .frame(height: 56).id("scroll"),
            width: 150,
            height: 100,
            options: options
        )
        _ = scrolling.update()
        #expect(scrolling.frame(id: "scroll") == CGRect(x: 0, y: 22, width: 150, height: 56))
        #expect(scrolling.frame(id: "content")?.width == 284)
        #expect(scrolling.frame(id: "content")?.minX == 16)
    }
}
