import Copyfit

/// Names that views contribute, in order.
struct NameList: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// The largest number that a view contributes.
struct Largest: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// The last name that a view contributes.
struct LastName: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

/// The bounds of views.
struct AnchorList: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// What states of views hold, each with the node it belongs to.
struct TokenList: PreferenceKey {
    static var defaultValue: [TokenMark] { [] }
    static func reduce(value: inout [TokenMark], nextValue: () -> [TokenMark]) { value += nextValue() }
}

/// An object that one place of a tree keeps.
final class Token: Sendable {}

struct TokenMark: Sendable {
    let place: Int
    let token: Token
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
}

private struct DeskKey: EnvironmentKey {
    static var defaultValue: Desk? { nil }
}

extension EnvironmentValues {
    var theme: CGFloat {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    /// Where the host's views and the script meet.
    var desk: Desk? {
        get { self[DeskKey.self] }
        set { self[DeskKey.self] = newValue }
    }
}
