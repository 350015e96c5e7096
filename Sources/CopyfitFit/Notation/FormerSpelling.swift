/// A former spelling, which this version still reads.
package enum FormerSpelling {
    /// The note on its use.
    package static func note(_ former: String, _ now: String) -> String {
        "\(former) is now \(now): the next version will not accept the old spelling."
    }
}
