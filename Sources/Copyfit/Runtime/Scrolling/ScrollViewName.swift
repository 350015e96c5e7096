import CopyfitLayout

/// The name that scroll views give to the space of their visible area.
struct ScrollViewName: Hashable {
    var axis: Axis?
}
