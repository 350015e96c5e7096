import Foundation

/// How a platform sets texts and looks: chosen once, by the host's options, so that no view asks which platform it is.
/// `Documentation/Platforms.md` lists every number with its source.
final class PlatformRules: Sendable {
    let name: String
    let textStyles: TextStyleTable
    let metrics: PlatformMetrics
    let lists: ListRules
    let looks: PlatformLooks
    /// nil if the bar is part of the window, not of its content.
    let navigationBar: NavigationBarMetrics?
    /// The height of the bar of tabs; nil if there is none.
    let tabBarHeight: CGFloat?

    private init(
        name: String,
        textStyles: TextStyleTable,
        metrics: PlatformMetrics,
        lists: ListRules,
        looks: PlatformLooks,
        navigationBar: NavigationBarMetrics?,
        tabBarHeight: CGFloat?
    ) {
        self.name = name
        self.textStyles = textStyles
        self.metrics = metrics
        self.lists = lists
        self.looks = looks
        self.navigationBar = navigationBar
        self.tabBarHeight = tabBarHeight
    }

    static let macOS = PlatformRules(
        name: "macOS",
        textStyles: .macOS,
        metrics: .macOS,
        lists: .macOS,
        looks: .macOS,
        navigationBar: nil,
        tabBarHeight: nil
    )

    static let iOS = PlatformRules(
        name: "iOS",
        textStyles: .iOS,
        metrics: .iOS,
        lists: .iOS,
        looks: .iOS,
        navigationBar: .iOS,
        tabBarHeight: 49
    )
}

extension PlatformRules: Hashable, CustomStringConvertible {
    static func == (left: PlatformRules, right: PlatformRules) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    var description: String { name }
}
