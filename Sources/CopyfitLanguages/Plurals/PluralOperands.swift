/// A number as CLDR's plural rules see it (UTS #35, part 3, "Plural Operand Meanings"): 1.50 is another number than 1.5. The
/// names are CLDR's.
struct PluralOperands {
    /// The whole part.
    let i: Int
    /// How many digits the fraction has.
    var v = 0
    /// The fraction's digits as a number.
    var f = 0
    /// The same without zeros at the end.
    var t = 0

    /// Whether the number has no fraction, or one of zeros.
    var isWhole: Bool { t == 0 }

    /// A whole number. The sign does not count.
    init(_ number: Int) { i = number == .min ? .max : abs(number) }

    /// A number of 0 or more as it is written in digits, with a point before a fraction; nil if it is written otherwise, or does
    /// not fit in `Int`.
    init?(digits: some StringProtocol) {
        let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy({ $0.isDigit }) }), let whole = Int(parts[0]) else {
            return nil
        }
        i = whole
        guard parts.count > 1 else { return }
        guard let fraction = Int(parts[1]) else { return nil }
        (v, f) = (parts[1].utf8.count, fraction)
        t = fraction
        while t != 0, t % 10 == 0 { t /= 10 }
    }
}
