import Copyfit
import CopyfitInspecting
import Testing

/// A view of which somebody asks why it is as large as it is, and the place and rule that decide, written down by hand from the
/// source before the search has seen it. The view that is asked about has the identifier `it`.
struct Puzzle: CustomTestStringConvertible, Sendable {
    let name: String
    /// Where the puzzle or its answer is described: an article or thread, or a rule with its vectors.
    let source: String
    var axis = Axis.horizontal
    var width: CGFloat? = 300
    var height: CGFloat? = 200
    /// nil where it depends on a font.
    let length: CGFloat?
    /// The name of the place that decides, as in a dump.
    let place: String
    let rule: String
    let view: @MainActor @Sendable () -> AnyView

    init(
        _ name: String,
        _ source: String,
        _ axis: Axis = .horizontal,
        width: CGFloat? = 300,
        height: CGFloat? = 200,
        is length: CGFloat?,
        by place: String,
        _ rule: String,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
        (self.name, self.source, self.axis, self.width, self.height) = (name, source, axis, width, height)
        (self.length, self.place, self.rule) = (length, place, rule)
        self.view = { AnyView(view()) }
    }

    var testDescription: String { name }

    @MainActor func explanation() -> Explanation? {
        let host = ViewHost(view(), size: ProposedViewSize(width: width, height: height))
        _ = host.update()
        return host.explain("it", axis: axis)
    }
}

extension View {
    /// The view that is asked about.
    func asked() -> some View { accessibilityIdentifier("it") }
}

/// A rigid view.
func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.clear.frame(width: width, height: height) }
