import Copyfit

/// The widths that views contribute, in order.
struct WidthList: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

/// Names that views contribute, in order.
struct NameList: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The last name that a view contributes.
struct LastName: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

extension View {
    /// A rigid box.
    func box(_ width: CGFloat, _ height: CGFloat) -> some View { frame(width: width, height: height) }

    /// Contributes a name.
    func named(_ name: String) -> some View { preference(key: NameList.self, value: [name]) }
}

@MainActor
func host<Content: View>(_ view: Content, _ width: CGFloat? = 400, _ height: CGFloat? = 300) -> ViewHost {
    let host = ViewHost.standIn(view, width: width, height: height)
    _ = host.update()
    return host
}
