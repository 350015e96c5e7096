import ArgumentParser

/// An argument that is one of some names, the raw values. The parser's own ways to them go through key paths and
/// reflection, each time the command starts.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
    static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    static var allValueDescriptions: [String: String] { [:] }
}
