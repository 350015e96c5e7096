/// What was spelled otherwise in the version before this one, which still reads it.
package enum FormerSpelling {
    /// What is said when it is used.
    package static func note(_ former: String, _ now: String) -> String {
        "\(former) is now \(now): the next version will not accept the old spelling."
    }
}
