package import ArgumentParser
package import CopyfitUnicode

/// An argument that is one of several names, the raw values. The parser finds the names through key paths and
/// reflection each time the command starts, which these definitions avoid.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    package static var allValueDescriptions: [String: String] { [:] }
}

extension BaseDirection {
    /// The direction of a name, as options and records spell it: `auto`, `ltr` or `rtl`; nil for any other name.
    package init?(name: String) {
        switch name {
        case "auto": self = .auto
        case "ltr": self = .leftToRight
        case "rtl": self = .rightToLeft
        default: return nil
        }
    }
}

extension BreakProfile {
    /// The profile of a name: `standard` or `web`; nil for any other name.
    package init?(name: String) {
        switch name {
        case "standard": self = .standard
        case "web": self = .web
        default: return nil
        }
    }
}

extension SpacingTrim {
    /// The value's name in CSS.
    package var name: String {
        switch self {
        case .normal: "normal"
        case .spaceFirst: "space-first"
        case .trimStart: "trim-start"
        case .spaceAll: "space-all"
        }
    }

    /// The value of a name in CSS; nil for any other name.
    package init?(name: String) {
        guard let value = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = value
    }
}
