import Copyfit
import Testing

@testable import AcceptancePrograms

/// The program `RelativeSizing`.
@MainActor
struct RelativeSizingTests {
    @Test(
        "A bubble of 80 % with a limit of 400",
        arguments: [
            (container: 753 as CGFloat, isOwn: false, width: 400 as CGFloat, x: 0 as CGFloat),
            (753, true, 400, 353),
            (400, false, 320, 0),
            (500, false, 400, 0),
        ]
    )
    func bubble(container: CGFloat, isOwn: Bool, width: CGFloat, x: CGFloat) {
        let host = ViewHost.standIn(Bubble(isOwn: isOwn), width: container, height: nil)
        let report = host.update()
        #expect(report.passes == 1)
        #expect(host.frame(id: "fraction")?.width == width)
        #expect(host.frame(id: "fraction")?.minX == x)
        #expect(host.frame(id: "row")?.width == container)
    }

    @Test("Without the limit a text hugs its own width, at most 80 %")
    func hugging() {
        // "one two three" is 13 characters: 94.9 points, rounded up to 95.
        let view = Text("one two three").proposedFraction(width: 0.8).id("fraction")
        let wide = ViewHost.standIn(view, width: 400, height: nil)
        _ = wide.update()
        #expect(wide.frame(id: "fraction")?.size == CGSize(width: 95, height: 16))
        // 80 % of 100 points hold "one two ", 8 characters with the space: 58.4, rounded up to 58.5.
        let narrow = ViewHost.standIn(view, width: 100, height: nil)
        _ = narrow.update()
        #expect(narrow.frame(id: "fraction")?.size == CGSize(width: 58.5, height: 32))
    }

    @Test("Nil and infinity pass through")
    func unspecified() {
        let view = Color.red.frame(idealWidth: 70, maxWidth: .infinity, minHeight: 20, idealHeight: 20)
            .proposedFraction(width: 0.5)
        let host = ViewHost.standIn(view.fixedSize().id("fixed"), width: 300, height: 300)
        _ = host.update()
        #expect(host.frame(id: "fixed")?.size == CGSize(width: 70, height: 20))
        #expect(ViewHost.standIn(view, width: 1, height: 1).maximumSize.width == .infinity)
    }

    @Test("The child is centred where it differs in size")
    func centred() {
        let host = ViewHost.standIn(
            Color.red.frame(width: 40, height: 20).id("child").proposedFraction(width: 0.5).frame(
                width: 100,
                height: 60
            ),
            width: 200,
            height: 200
        )
        _ = host.update()
        #expect(host.frame(id: "child") == CGRect(x: 80, y: 90, width: 40, height: 20))
    }

    @Test("runtime rule R21: a stack around two elements makes them one subview; without it there are two")
    func subviewCount() {
        let counter = CountingLayout.Counter()
        let two = Group {
            Color.red
            Color.blue
        }
        let wrapped = ViewHost.standIn(CountingLayout(counter: counter) { VStack { two } }, width: 100, height: 100)
        _ = wrapped.update()
        #expect(Set(counter.counts) == [1])
        counter.counts = []
        let bare = ViewHost.standIn(CountingLayout(counter: counter) { two }, width: 100, height: 100)
        _ = bare.update()
        #expect(Set(counter.counts) == [2])
    }
}
