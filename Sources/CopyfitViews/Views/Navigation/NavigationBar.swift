import CopyfitLayout
import Foundation

/// What views ask of the bars around them.
struct BarWishes: Equatable {
    var title: Text?
    var titleMode = NavigationBarItem.TitleDisplayMode.automatic
    var hasSearchField = false
    var hidesNavigationBar = false
    var hidesTabBar = false
}

struct BarWishesKey: PreferenceKey {
    static var defaultValue: BarWishes { BarWishes() }

    static func reduce(value: inout BarWishes, nextValue: () -> BarWishes) {
        let next = nextValue()
        value.title = value.title ?? next.title
        if value.titleMode == .automatic { value.titleMode = next.titleMode }
        value.hasSearchField = value.hasSearchField || next.hasSearchField
        value.hidesNavigationBar = value.hidesNavigationBar || next.hidesNavigationBar
        value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    }
}

extension View {
    /// Changes what this view asks of the bars around it.
    nonisolated func bars(_ change: @escaping (inout BarWishes) -> Void) -> some View {
        transformPreference(BarWishesKey.self, change)
    }

    /// Changes whether this view asks for the bars that are named to be hidden.
    nonisolated package func hidingBars(_ isHidden: Bool, navigationBar: Bool, tabBar: Bool) -> some View {
        bars { wishes in
            if navigationBar { wishes.hidesNavigationBar = isHidden }
            if tabBar { wishes.hidesTabBar = isHidden }
        }
    }

    /// Gives the first navigation container inside or around this view a search field.
    nonisolated package func withSearchField() -> some View {
        bars { $0.hasSearchField = true }
            .transformEnvironment(\.navigationPlace) { if $0 == .outside { $0 = .belowSearchField } }
    }
}

/// The root of a navigation container: on iOS below a bar, which takes room off the safe area. In another navigation container
/// it has no bar of its own.
nonisolated struct NavigationArea<Content: View>: BuiltInView {
    @Environment(\.platform) private var platform
    @Environment(\.navigationPlace) private var place
    @State private var wishes = BarWishes()
    private let content: Content

    init(content: Content) { self.content = content }

    var body: some View {
        WholeArea(content: content)
            .environment(\.navigationPlace, .inside)
            .onPreferenceChange(BarWishesKey.self) { wishes = $0 }
            .safeAreaInset(edge: .top, spacing: 0) {
                if let bar = platform.navigationBar, place != .inside, !wishes.hidesNavigationBar {
                    NavigationBar(
                        metrics: bar,
                        wishes: wishes,
                        hasSearchField: wishes.hasSearchField || place == .belowSearchField
                    )
                }
            }
    }
}

/// Where a view is that may be a navigation container.
enum NavigationPlace {
    case outside
    /// In a view with a search field, which the first container inside shows.
    case belowSearchField
    /// In a navigation container.
    case inside
}

extension EnvironmentValues {
    private struct NavigationPlaceKey: EnvironmentKey {
        static let defaultValue = NavigationPlace.outside
    }

    var navigationPlace: NavigationPlace {
        get { self[NavigationPlaceKey.self] }
        set { self[NavigationPlaceKey.self] = newValue }
    }
}

/// A bar with a title, which is large unless another mode is asked for, and the room of a search field.
private nonisolated struct NavigationBar: BuiltInView {
    let metrics: NavigationBarMetrics
    let wishes: BarWishes
    let hasSearchField: Bool

    init(metrics: NavigationBarMetrics, wishes: BarWishes, hasSearchField: Bool) {
        self.metrics = metrics
        self.wishes = wishes
        self.hasSearchField = hasSearchField
    }

    var body: some View {
        VStack(spacing: 0) {
            Color.clear
                .frame(height: metrics.height)
                .overlay { if !isLarge { title(metrics.titleFont) } }
            if isLarge {
                Color.clear
                    .frame(height: metrics.largeTitleHeight)
                    .overlay(alignment: .leading) { title(metrics.largeTitleFont) }
            }
            if hasSearchField { Color.clear.frame(height: metrics.searchHeight) }
        }
    }

    private var isLarge: Bool { wishes.title != nil && wishes.titleMode != .inline }

    private func title(_ font: Font) -> some View {
        wishes.title.font(font).lineLimit(1).padding(.horizontal, metrics.margin)
    }
}
