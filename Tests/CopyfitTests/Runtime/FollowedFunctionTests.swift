import Copyfit
import Observation
import Testing

@Observable
private final class Model {
    var length: CGFloat = 10
}

private struct LengthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

extension EnvironmentValues {
    private struct BoxLengthKey: EnvironmentKey {
        static let defaultValue: CGFloat = 1
    }

    fileprivate var boxLength: CGFloat {
        get { self[BoxLengthKey.self] }
        set { self[BoxLengthKey.self] = newValue }
    }
}

/// A function that any value may hold.
private final class Source: @unchecked Sendable {
    var read: () -> CGFloat

    init(_ read: @escaping () -> CGFloat = { 0 }) { self.read = read }
}

/// As wide as a source says.
private struct Wide: Layout {
    let source: Source

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: source.read(), height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

/// As wide as a source says. The outline is the whole rectangle.
private struct WideShape: Shape {
    let source: Source

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: source.read(), height: 10) }
}

/// As wide as the value of its first subview, whose key has a default that a source gives.
private struct ByDefault: Layout {
    static let source = Source()

    struct Width: LayoutValueKey {
        static var defaultValue: CGFloat { ByDefault.source.read() }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.first?[Width.self] ?? 0, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}

private struct Moved: GeometryEffect {
    let source: Source

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: source.read(), y: 0))
    }
}

/// Runtime rules R42, R54: a value counts as read by whatever function of the program reads it. Each function gives 10 and then 30.
@MainActor
@Suite("Followed functions", .serialized)
struct FollowedFunctionTests {
    /// What reads the length, and where the view named "seen" shows it.
    enum Reader: String, CaseIterable, Sendable {
        case guide, containerLength, layout, layoutValueDefault, shape
        case environment, preference, anchor, reduction, preferenceLayer
        case geometryReader, geometryChange, projection

        /// Whether an action stores what was read, which is another pass.
        var storesLength: Bool {
            self == .preference || self == .anchor || self == .reduction || self == .geometryChange
        }
    }

    @Test("An observable value is noticed in every function of the program", arguments: Reader.allCases)
    func observable(reader: Reader) {
        let model = Model()
        let host = host(Reading(reader: reader, read: { model.length }), 200, 100)
        #expect(length(in: host) == 10)
        #expect(host.update().passes == 0)
        model.length = 30
        #expect(host.update().passes == (reader.storesLength ? 2 : 1))
        #expect(length(in: host) == 30)
        #expect(host.update().passes == 0)
        model.length = 40
        _ = host.update()
        #expect(length(in: host) == 40)
    }

    private struct Stated: View {
        let reader: Reader
        @State private var length: CGFloat = 10

        var body: some View {
            Reading(reader: reader, read: { length }).overlay {
                Button("thirty") { length = 30 }.id("thirty")
            }
        }
    }

    @Test("A state is noticed in every function of the program", arguments: Reader.allCases)
    func state(reader: Reader) {
        let host = host(Stated(reader: reader), 200, 100)
        #expect(length(in: host) == 10)
        host.trigger("thirty")
        #expect(host.update().passes == (reader.storesLength ? 2 : 1))
        #expect(length(in: host) == 30)
        #expect(host.update().passes == 0)
    }

    @Test("A value that was read between updates is noticed too")
    func queried() {
        let model = Model()
        let host = host(Reading(reader: .layout, read: { model.length }), 200, 100)
        #expect(host.idealSize.width == 200)
        model.length = 30
        _ = host.update()
        #expect(length(in: host) == 30)
        let ideal = ViewHost(Wide(source: Source { model.length }) { Color.red }, size: .unspecified)
        #expect(ideal.idealSize.width == 30)
        model.length = 50
        _ = ideal.update()
        #expect(ideal.idealSize.width == 50)
    }

    private func length(in host: ViewHost) -> CGFloat? {
        host.frame(id: "seen")?.width
    }

    /// A view "seen" as wide as the length that a function of one kind reads.
    private struct Reading: View {
        let reader: Reader
        let read: () -> CGFloat
        @State private var stored: CGFloat = 0

        var body: some View {
            Group {
                switch reader {
                case .guide, .containerLength, .layout, .layoutValueDefault, .shape: sizes
                case .environment: Themed().transformEnvironment(\.boxLength) { [read] in $0 = read() }
                case .preference, .anchor, .reduction, .geometryChange: stores
                default: late
                }
            }
            .frame(width: 200, height: 100)
        }

        @ViewBuilder private var sizes: some View {
            switch reader {
            case .guide:
                // The stack reaches from the guide of the first to the end of the second.
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 1, height: 1).alignmentGuide(.leading) { [read] _ in read() - 1 }
                    Color.blue.frame(width: 1, height: 1)
                }
                .id("seen")
            case .containerLength:
                Color.red.containerRelativeFrame(.horizontal) { [read] _, _ in read() }.id("seen")
            case .layout: Wide(source: Source(read)) { Color.red }.id("seen")
            case .layoutValueDefault:
                let _ = ByDefault.source.read = read
                ByDefault { Color.red }.id("seen")
            default:
                WideShape(source: Source(read)).id("seen")
            }
        }

        @ViewBuilder private var stores: some View {
            let box = Color.red.frame(width: stored, height: 1).id("seen")
            switch reader {
            case .preference:
                box.transformPreference(LengthKey.self) { [read] in $0 = read() }
                    .onPreferenceChange(LengthKey.self) { stored = $0 }
            case .anchor:
                box.anchorPreference(key: LengthKey.self, value: .bounds) { [read] _ in read() }
                    .onPreferenceChange(LengthKey.self) { stored = $0 }
            case .reduction:
                let _ = Summed.source.read = read
                HStack {
                    box.preference(key: Summed.self, value: 0)
                    Color.red.frame(width: 1).preference(key: Summed.self, value: 0)
                }
                .onPreferenceChange(Summed.self) { stored = $0 }
            default:
                box.onGeometryChange(for: CGFloat.self) { [read] _ in
                    read()
                } action: {
                    stored = $0
                }
            }
        }

        @ViewBuilder private var late: some View {
            switch reader {
            case .preferenceLayer:
                Color.clear.overlayPreferenceValue(LengthKey.self) { [read] _ in
                    Color.red.frame(width: read(), height: 1).id("seen")
                }
            case .geometryReader:
                GeometryReader { [read] _ in Color.red.frame(width: read(), height: 1).id("seen") }
            default:
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.frame(in: .global).minX, height: 1).id("seen")
                }
                .modifier(Moved(source: Source(read)))
            }
        }
    }

    /// Adds what a function gives instead of the values.
    private struct Summed: PreferenceKey {
        static let source = Source()
        static var defaultValue: CGFloat { 0 }
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = source.read() }
    }

    private struct Themed: View {
        @Environment(\.boxLength) private var length
        var body: some View { Color.red.frame(width: length, height: 1).id("seen") }
    }
}
