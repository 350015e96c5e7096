public import CopyfitViews
public import CopyfitGeometry

/// When a search shows what it is about.
public enum SearchScopeActivation: Hashable, Sendable {
    case automatic, onTextEntry, onSearchPresentation
}

/// The position of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    /// Whether a field in a bar's drawer is always shown.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        case automatic, always
    }

    private let name: String

    /// The named positions.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")

    /// In a bar's drawer.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}

/// The triggers that submit a text.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The triggers as bits.
    public let rawValue: Int

    /// The triggers whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A text field, or a search field.
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// Searching. There are no search fields: the view does not change, and the modifiers are reported as
/// `unsupported-modifier`.
extension View {
    /// A search field.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement,
        prompt: LocalizedStringKey? = nil
    ) -> some View {
        searched()
    }
    /// Accepted; has no effect.
    nonisolated public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text?
    ) -> some View {
        searched()
    }
    /// Accepted; has no effect.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searched()
    }
    /// Accepted; has no effect.
    nonisolated public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil
    ) -> some View {
        searched()
    }

    /// What a search field offers.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        unsupported("searchSuggestions")
    }
    /// Accepted; has no effect.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View {
        unsupported("searchScopes")
    }
    /// Accepted; has no effect.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View {
        unsupported("searchScopes")
    }
    /// Accepted; has no effect.
    nonisolated public func searchCompletion(_ completion: String) -> some View { unsupported("searchCompletion") }

    /// An action for submitting a text.
    nonisolated public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
        unsupported("onSubmit")
    }
    /// Accepted; has no effect.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}

/// What a screen shows or allows. Accepted; has no effect on layout.
extension View {
    /// Accepted; has no effect.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func focusSection() -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    { self }
    /// Accepted; has no effect.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
        -> some View
    { self }
}

/// The orientation of an interface.
public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String

    /// The named orientations.
    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// Whether a button that is held repeats its action.
public enum ButtonRepeatBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
}

/// The order of a menu's items.
public enum MenuOrder: Hashable, Sendable {
    case automatic, fixed, priority
}

/// Whether an action closes its menu.
public enum MenuActionDismissBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
}

/// Whether rows have alternating backgrounds.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
    case automatic, enabled, disabled
}

/// The dots below pages.
public struct PageIndexViewStyle: Hashable, Sendable {
    /// Whether the dots have a background.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        case automatic, interactive, always, never
    }

    /// Dots with or without a background.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    /// Dots with or without a background.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle { page }
}

extension PageTabViewStyle {
    /// Whether there are dots below the pages.
    public enum IndexDisplayMode: Hashable, Sendable {
        case automatic, always, never
    }

    /// Pages with or without dots.
    public init(indexDisplayMode: IndexDisplayMode) { self.init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages side by side, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle()
    }
}
