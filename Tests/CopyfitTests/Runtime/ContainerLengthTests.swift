import Copyfit
import Testing

/// Layout rule 14.1, runtime rule R92: a length that follows the container follows it after a resize too, also where nothing around it
/// changes its size.
@MainActor
struct ContainerLengthTests {
    private var half: some View {
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.id("half")
    }

    /// Half of the host's width, in the middle of 60 × 40 in the middle of the host.
    private func check(_ view: some View, height: CGFloat = 40) {
        let host = host(view, 320, 100)
        for width in [320, 100, 200, 320] as [CGFloat] {
            host.size = ProposedViewSize(width: width, height: 100)
            _ = host.update()
            let expected = CGRect(x: width / 2 - width / 4, y: 50 - height / 2, width: width / 2, height: height)
            #expect(host.frame(id: "half") == expected, "\(width)")
        }
    }

    @Test("In a frame with both lengths")
    func fixedFrame() {
        check(half.frame(width: 60, height: 40))
        check(half.frame(width: 60, height: 40).padding(3).frame(width: 80, height: 70))
        check(half.frame(minWidth: 60, maxWidth: 60, minHeight: 40, maxHeight: 40))
    }

    @Test("In the overlay and the background of a view whose size stays")
    func layers() {
        let box = Color.blue.frame(width: 60, height: 40)
        check(box.overlay { half })
        check(box.background { half })
        check(box.overlay { Color.clear.overlay { half } })
        check(box.overlayPreferenceValue(NoKey.self) { _ in half })
        check(box.mask { half })
    }

    @Test("In a geometry reader whose size stays")
    func reader() {
        let host = host(GeometryReader { _ in half }.frame(width: 60, height: 40), 320, 100)
        for width in [100, 320] as [CGFloat] {
            host.size = ProposedViewSize(width: width, height: 100)
            _ = host.update()
            #expect(host.frame(id: "half") == CGRect(x: width / 2 - 30, y: 30, width: width / 2, height: 40))
        }
    }

    @Test("In a scroll view whose own size stays and whose insets change")
    func insets() {
        struct Inset: View {
            let length: CGFloat
            var body: some View {
                ScrollView(.horizontal) {
                    Color.red.containerRelativeFrame(.horizontal).frame(width: 50, height: 40).id("frame")
                        .overlay { Color.blue.containerRelativeFrame(.horizontal).id("whole") }
                }
                .safeAreaPadding(.leading, length)
                .frame(width: 100, height: 40)
            }
        }
        let host = host(Inset(length: 0), 320, 100)
        for length in [0, 30, 10] as [CGFloat] {
            host.setContent(Inset(length: length))
            _ = host.update()
            #expect(host.frame(id: "whole")?.width == 100 - length)
        }
    }

    private struct NoKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
}
