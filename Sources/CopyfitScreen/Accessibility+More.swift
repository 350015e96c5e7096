public import CopyfitViews

/// More descriptions of views for assistive tools. Accepted; they have no effect.
extension View {
    /// Accepted; has no effect.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }
    /// Accepted; has no effect.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> some View { self }
    /// Accepted; has no effect.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: CustomContentImportance = .default
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> some View { self }
    /// Accepted; has no effect.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Accepted; has no effect.
    nonisolated public func accessibilityRotor<Content: View>(
        _ labelKey: LocalizedStringKey,
        @ViewBuilder entries: () -> Content
    ) -> some View { self }

    /// The older spellings.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    nonisolated public func accessibility(hint: Text) -> some View { self }
    nonisolated public func accessibility(value: Text) -> some View { self }
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibility(sortPriority: Double) -> some View { self }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
}

/// An action that assistive tools know.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String

    /// The named actions.
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The kind of a text.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    /// The named kinds.
    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Whether more content is read at once or on demand.
public enum CustomContentImportance: Hashable, Sendable {
    case `default`, high
}

/// The part of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

/// Whether a view has the focus of assistive tools. Without a screen it never moves: this is plain storage.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes a focus.
    public typealias Binding = FocusState<Value>.Binding

    private var focus: FocusState<Value>

    /// Starts with nil: no view has the focus.
    public init<T: Hashable>() where Value == T? { focus = FocusState(initially: nil) }

    /// Starts with false: the view does not have the focus.
    public init() where Value == Bool { focus = FocusState(initially: false) }

    /// The focus.
    public var wrappedValue: Value {
        get { focus.wrappedValue }
        nonmutating set { focus.wrappedValue = newValue }
    }

    /// Reads and writes the focus.
    public var projectedValue: Binding { focus.projectedValue }
}

extension View {
    /// Gives this view the focus of assistive tools while a state says so. Has no effect.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
    /// Accepted; has no effect.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View { self }
}
