package import ArgumentParser

/// An argument that is one of several names, the raw values. The parser finds the names through key paths and
/// reflection each time the command starts, which these definitions avoid.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    package static var allValueDescriptions: [String: String] { [:] }
}
