import Copyfit
import Testing

/// Names of SwiftUI's pages about layout that no other test has.
@MainActor
struct ListedNameTests {
    @Test("Nothing is refreshed, also inside `refreshable`")
    func refresh() {
        struct Reading: View {
            @Environment(\.refresh) private var refresh: RefreshAction?
            var body: some View { Color.red.box(refresh == nil ? 10 : 20, 10) }
        }
        #expect(host(Reading().refreshable {}).idealSize == CGSize(width: 10, height: 10))
    }

    @Test("A link for sharing is a button with its label")
    func shareLink() {
        let link = ShareLink(item: "a", preview: SharePreview("a")) { Color.red.box(40, 20) }
        #expect(host(link).idealSize == host(Button(action: {}) { Color.red.box(40, 20) }).idealSize)
    }

    @Test("Calendar and time zone are those of the environment")
    func dates() {
        struct Reading: View {
            @Environment(\.calendar) private var calendar
            @Environment(\.timeZone) private var timeZone
            var body: some View {
                Color.red.box(
                    CGFloat(timeZone.secondsFromGMT()) / 3600,
                    calendar.identifier == .buddhist ? 20 : 10
                )
            }
        }
        let set = Reading().environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!)
            .environment(\.calendar, Calendar(identifier: .buddhist))
        #expect(host(set).idealSize == CGSize(width: 2, height: 20))
    }

    @Test("Corners, roles and tiles do not change that a shape or picture takes what it is offered")
    func shapes() {
        struct Line: Shape {
            static var role: ShapeRole { .stroke }
            func path(in rect: CGRect) -> Path { Path(rect) }
        }
        let radii = RectangleCornerRadii(topLeading: 4, bottomTrailing: 9)
        let picture = Image(decorative: CGImage(width: 40, height: 20), scale: 1)
        let offered = ProposedViewSize(width: 60, height: 30)
        let views: [any View] = [
            RoundedRectangle(cornerRadius: 4, style: .circular), RoundedRectangle(cornerRadius: 4, style: .continuous),
            UnevenRoundedRectangle(cornerRadii: radii), Line(), picture.resizable(resizingMode: .tile),
            picture.resizable(resizingMode: .stretch),
        ]
        for view in views { #expect(answer(of: view, to: offered) == CGSize(width: 60, height: 30)) }
    }

    @Test("A slice of subviews shows its own")
    func slice() {
        let boxes = HStack(spacing: 0) {
            Group(subviews: ForEach(1..<4, id: \.self) { Color.red.box(CGFloat($0) * 10, 10) }) { all in all[1..<3] }
        }
        // The second and the third: 20 + 30.
        #expect(host(boxes).idealSize == CGSize(width: 50, height: 10))
    }

    private func answer(of view: some View, to proposal: ProposedViewSize) -> CGSize {
        host(view).size(for: proposal)
    }
}
