/// Which side is the leading one. Same as SwiftUI.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Whether content keeps within its space or covers it, its proportions kept. Same as SwiftUI.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
