import ArgumentParser

/// The platforms of layouts.
package enum LayoutPlatform: String, CaseIterable, ExpressibleByArgument, Sendable {
    case macos, ios
}

/// The writing directions of layouts.
package enum LayoutWritingDirection: String, CaseIterable, ExpressibleByArgument, Sendable {
    case ltr, rtl
}

/// How `copyfit layout` writes its answers.
package enum LayoutFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    case table, json
}
