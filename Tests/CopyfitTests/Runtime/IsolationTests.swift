import Copyfit
import Testing

// Runtime rule R2: stored and mutable, which Swift 6 allows in a type of the main actor only.
private struct StoredDefault: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct NumberKey: EnvironmentKey {
    static let defaultValue = 3
}

private struct WidthKey: LayoutValueKey {
    static let defaultValue: CGFloat = 4
}

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private final class NotSendable {
    var width: CGFloat = 5
}

@Observable
private final class Model {
    var rectangle = CGRect(x: 0, y: 0, width: 30, height: 40)
}

/// As wide as a value given to its subview.
private struct ValueWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews[0][WidthKey.self], height: 1)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

// Not isolated: that they compile is half of the test.

private func numbers() -> [CGFloat] { [CGFloat(NumberKey.defaultValue), WidthKey.defaultValue] }

private func quarter() -> HorizontalAlignment { HorizontalAlignment(Quarter.self) }

private func stack(around object: NotSendable) -> some View {
    VStack(spacing: 0) {
        Color.red.frame(width: object.width, height: 1).padding(1).background(Color.blue).opacity(0.5)
        Text("a").font(.body).bold().lineLimit(1)
    }
    .environment(\.lineLimit, 2)
    .layoutValue(key: WidthKey.self, value: 6)
    .preference(key: StoredDefault.self, value: CGSize(width: 1, height: 2))
    .id("stack")
}

/// Runtime rules R2, R3, R5, R6, R12: what belongs to the main actor and what does not, in Swift 6 mode.
@MainActor
struct IsolationTests {
    @Test("runtime rule R2: the default of a preference key may be a stored variable")
    func storedDefault() {
        #expect(host(Color.red).preference(StoredDefault.self) == .zero)
        StoredDefault.defaultValue = CGSize(width: 9, height: 9)
        #expect(host(Color.red).preference(StoredDefault.self).width == 9)
        StoredDefault.defaultValue = .zero
    }

    @Test("runtime rule R3: keys of the environment and of layouts, alignments and layouts belong to no actor")
    func nonisolatedKeys() async {
        #expect(await Task.detached { numbers() }.value == [3, 4])
        #expect(size(of: ValueWidth() { Color.red.layoutValue(key: WidthKey.self, value: 6) }, .unspecified).width == 6)
        let column = VStack(alignment: quarter()) {
            Color.red.box(8, 1)
            Color.red.box(4, 1).id("narrow")
        }
        // A quarter of 8 over a quarter of 4.
        #expect(host(column, nil, nil).frame(id: "narrow")?.minX == 1)
    }

    @Test("runtime rules R5, R6: built-in views and modifiers are made off the main actor, from what cannot be sent")
    func nonisolatedViews() {
        let host = host(stack(around: NotSendable()))
        // "a" is 7.3 wide, rounded up to 7.5; the box 5 + 2.
        #expect(host.frame(id: "stack")?.width == 7.5)
        #expect(host.preference(StoredDefault.self) == CGSize(width: 1, height: 2))
    }

    @Test("runtime rule R12: one import brings Foundation and Observation, and numbers convert as they do with SwiftUI")
    func oneImport() {
        let factor: Double = 0.5
        let proposal = ProposedViewSize(width: 100, height: nil)
        #expect(proposal.width.map { $0 * factor } == 50)
        #expect(Model().rectangle.width == 30)
        #expect(Date(timeIntervalSince1970: 0) < Date.now)
    }
}
