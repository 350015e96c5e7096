import Copyfit
import Foundation
import Testing

@MainActor
@Suite("A measured length that is fed back into a frame")
struct PinnedFrameTests {
    private struct Widest: PreferenceKey {
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private func report(_ view: some View) -> UpdateReport {
        ViewHost(view, size: ProposedViewSize(width: 200, height: 100)).update()
    }

    @Test(
        "A measured length that is fed back into a frame that is measured in the frame and starts at 0 is reported with the state and the frame"
    )
    func measuredInside() throws {
        struct Label: View {
            let title: String
            let width: CGFloat?
            var body: some View {
                Text(title)
                    .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
                    .frame(width: width)
            }
        }
        struct Form: View {
            @State private var titleWidth: CGFloat = 0
            var body: some View {
                VStack {
                    Label(title: "Name", width: titleWidth)
                    Label(title: "Street", width: titleWidth)
                }
                .onPreferenceChange(Widest.self) { titleWidth = $0 }
            }
        }
        let diagnostic = try #require(report(Form()).diagnostics.first)
        #expect(diagnostic.code == .pinnedToZero)
        #expect(diagnostic.message.hasPrefix("`Form.titleWidth` starts at 0 and is set to what is measured in a frame"))
        let place = try #require(diagnostic.place)
        #expect(place.viewPath == "Form/Label" && place.path?.name == "frame(width: 0)" && place.text == "Name")
        #expect(place.property == "Form.titleWidth")
    }

    @Test("A measured length that is fed back into a frame that starts with nil is not reported")
    func startsWithNil() {
        struct Label: View {
            @State private var width: CGFloat?
            var body: some View {
                Text("Buy").frame(width: width)
                    .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
            }
        }
        #expect(report(Label()).diagnostics.isEmpty)
    }

    @Test(
        "A measured length that is fed back into a frame of an inset that is 0 is not reported: what it pins shows nothing"
    )
    func inset() {
        struct Page: View {
            @State private var bottom: CGFloat = 0
            var body: some View {
                VStack {
                    Text("Page").frame(maxHeight: .infinity)
                    Color.clear.frame(height: bottom)
                }
                .onGeometryChange(for: CGFloat.self, of: \.safeAreaInsets.bottom) { bottom = $0 }
            }
        }
        #expect(report(Page()).diagnostics.isEmpty)
    }

    @Test("A frame that is collapsed on purpose is not reported")
    func collapsed() {
        struct Section: View {
            @State private var height: CGFloat = 0
            var body: some View { Text("Buy").frame(height: height).clipped().onTapGesture { height = 50 } }
        }
        #expect(report(Section()).diagnostics.isEmpty)
    }
}

@MainActor
@Suite("Limits of a frame that contradict each other")
struct ContradictoryFrameTests {
    private func messages(_ view: some View) -> [String] {
        let report = ViewHost(view, size: ProposedViewSize(width: 200, height: 100)).update()
        return report.diagnostics(.contradictoryFrame).map(\.message)
    }

    @Test(
        "Limits of a frame that contradict each other are reported with the numbers and what counts (layout rule 9.2)"
    )
    func reported() {
        let view = Color.red
        #expect(
            messages(view.frame(minWidth: 100, maxWidth: 50)) == [
                "A frame's least width of 100 is above its greatest of 50, so the frame is as long as its content: give them in order."
            ]
        )
        #expect(
            messages(view.frame(minHeight: 40, idealHeight: 30)) == [
                "A frame's ideal height of 30 is below its least of 40, so the least counts: give them in order."
            ]
        )
        #expect(
            messages(view.frame(idealWidth: 50, maxWidth: 30)) == [
                "A frame's ideal width of 50 is above its greatest of 30, so it counts as the greatest: give them in order."
            ]
        )
        #expect(messages(view.frame(minWidth: 100, idealWidth: 70, maxWidth: 50)).count == 1)
    }

    @Test("Limits of a frame that contradict each other in order are not reported")
    func inOrder() {
        #expect(messages(Color.red.frame(minWidth: 10, idealWidth: 10, maxWidth: 10)) == [])
        #expect(messages(Color.red.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity)) == [])
    }
}
