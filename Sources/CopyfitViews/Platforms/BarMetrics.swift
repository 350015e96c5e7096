import Foundation

/// The lengths of a platform's navigation bar, in points. `Documentation/Platforms.md` has a row for each.
struct NavigationBarMetrics: Sendable {
    /// Without a large title and without a search field.
    let height: CGFloat
    /// What a large title and a search field add.
    let largeTitleHeight, searchHeight: CGFloat
    /// The room beside titles.
    let margin: CGFloat
    /// The fonts of titles. They do not follow the preferred text size.
    let titleFont, largeTitleFont: Font
}

extension NavigationBarMetrics {
    static let iOS = NavigationBarMetrics(
        height: 44,
        largeTitleHeight: 52,
        searchHeight: 52,
        margin: 16,
        titleFont: .system(size: 17, weight: .semibold),
        largeTitleFont: .system(size: 34, weight: .bold)
    )
}
