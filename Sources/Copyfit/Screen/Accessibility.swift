/// What assistive tools are told about views. Nobody asks here, and nothing of it shapes layout: the views stay as they are.
/// Only `accessibilityIdentifier(_:)` has a meaning, as the name that a host finds a view by.
extension View {
    /// What assistive tools read, and what they may do.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    nonisolated public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> some View
    { self }

    /// What assistive tools read, from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// What assistive tools read, from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// What assistive tools read, from a string.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
}

/// How the parts of a view are told apart by assistive tools.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// Not at all, each for itself, or as one.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is to assistive tools.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var names: Set<String>

    private init(names: Set<String>) { self.names = names }

    /// The traits that have a name.
    public static let isButton = AccessibilityTraits(names: ["isButton"])
    public static let isHeader = AccessibilityTraits(names: ["isHeader"])
    public static let isSelected = AccessibilityTraits(names: ["isSelected"])
    public static let isLink = AccessibilityTraits(names: ["isLink"])
    public static let isImage = AccessibilityTraits(names: ["isImage"])
    public static let isStaticText = AccessibilityTraits(names: ["isStaticText"])
    public static let isSearchField = AccessibilityTraits(names: ["isSearchField"])
    public static let isModal = AccessibilityTraits(names: ["isModal"])
    public static let updatesFrequently = AccessibilityTraits(names: ["updatesFrequently"])

    /// No traits.
    public init() { names = [] }

    /// The operations of sets.
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names: names.union(other.names)) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(names: names.intersection(other.names))
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(names: names.symmetricDifference(other.names))
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }

    /// Adds traits.
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTraits) -> (
        inserted: Bool, memberAfterInsert: AccessibilityTraits
    ) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    /// Takes away traits.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        defer { names.subtract(member.names) }
        return contains(member) ? member : nil
    }

    /// Adds traits.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }
}
