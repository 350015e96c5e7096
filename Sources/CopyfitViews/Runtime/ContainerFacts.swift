import Foundation

/// What holds for all containers of a host: what its options say, and which kinds there have ever been.
struct ContainerFacts {
    /// Whether containers with dynamic content contribute defaults.
    var strictDynamicDefaults = false

    /// Whether lazy containers make only what is near the visible part, and how near in points.
    var isLazy = true
    var lazyMargin: CGFloat = 0

    /// Whether there has ever been a section.
    var hasSections = false

    /// Whether there has ever been a container that makes its content when that comes into view.
    var hasLazyContainers = false

    /// Whether there has ever been a row of a grid.
    var hasGridRows = false

    /// How many containers have outdated late content.
    var outdatedContents = 0
}
