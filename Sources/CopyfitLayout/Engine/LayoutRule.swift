/// A rule of `Documentation/LayoutRules.md`, written as comments cite it: "layout rule 9.2".
package struct LayoutRule: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let description: String

    package init(stringLiteral citation: String) {
        description = citation
    }

    /// The number of the rule's section, as in "9.2".
    package var number: Substring { description.dropFirst("layout rule ".count) }
}
