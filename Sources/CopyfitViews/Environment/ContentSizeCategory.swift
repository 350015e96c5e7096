/// The user's preferred text size, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension EnvironmentValues {
    /// The user's preferred text size: ``dynamicTypeSize`` by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
        set {
            let position = ContentSizeCategory.allCases.firstIndex(of: newValue) ?? 0
            dynamicTypeSize = DynamicTypeSize.allCases[position]
        }
    }
}

extension DynamicTypeSize {
    /// The size with an older name.
    public init?(_ category: ContentSizeCategory) {
        guard let position = ContentSizeCategory.allCases.firstIndex(of: category) else { return nil }
        self = Self.allCases[position]
    }
}

extension ContentSizeCategory {
    /// The older name of a size.
    public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
}
