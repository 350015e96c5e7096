/// Shown in place of missing content: a label with its icon above the title, and below it a description and actions,
/// all centred in the proposed size.
///
/// The icon has the font `largeTitle`, the title `title2` in bold, and the description `callout`. The gaps between the
/// parts are 8 points: see `Documentation/Platforms.md`.
///
/// - Parity: the same declarations as SwiftUI with Copyfit's sizes.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: BuiltInView {
    @Environment(\.controlMetrics) private var metrics
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// A label, a description and actions of views.
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: metrics.partGap) {
            label.labelStyle(UnavailableLabelStyle())
            description.font(.callout).foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == CopyfitViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A text with an image by name, and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// A text with a symbol, and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    /// A text with an image by name, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// A text with a symbol, and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }
}

/// Shown if a search has found nothing. The texts are English in every locale.
public struct SearchUnavailableContent {
    /// A message that nothing was found, with a symbol.
    public nonisolated struct Label: BuiltInView {
        let text: String?

        public var body: some View {
            CopyfitViews.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
        }
    }

    /// Advice on what to do.
    public nonisolated struct Description: BuiltInView {
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// No actions.
    public nonisolated struct Actions: BuiltInView {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label,
    Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search that has found nothing.
    public static var search: ContentUnavailableView { search(for: nil) }

    /// A search for a text that has found nothing.
    public static func search(text: String) -> ContentUnavailableView { search(for: text) }

    private static func search(for text: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The icon above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
    @Environment(\.controlMetrics) private var metrics

    init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: metrics.partGap) {
            configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
