extension JSONOutput {
    /// A number: integers without a point, zero without a sign, infinity as `null`. `value` is not NaN.
    public mutating func append(_ value: Double) {
        precondition(!value.isNaN, "JSON has no NaN")
        if let units = shortUnits(value) { return append(units: units) }
        guard value.isFinite else { return append(raw: "null") }
        if let integer = Int64(exactly: value), integer.magnitude <= 1 << 53 { return append(integer) }
        if value != lastFraction.value { lastFraction = (value, value.description) }
        let text = lastFraction.spelling
        append(raw: 0..<text.utf8.count, of: text.utf8Span.span)
    }

    /// A whole number.
    public mutating func append(_ value: Int) { append(Int64(value)) }

    private mutating func append(_ value: Int64) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes.append(digitsOf: value.magnitude)
    }

    /// The value in units of 1/1024, when it is a whole number of them and has at most 5 digits before the point.
    ///
    /// Written out in full such a value has at most 5 + 10 digits, and no two decimals of at most 15 digits are the same
    /// `Double`: the full decimal without its trailing zeros is the shortest one.
    private func shortUnits(_ value: Double) -> Int? {
        guard abs(value) < 100_000 else { return nil }
        let scaled = value * 1024
        let units = Int(scaled)
        return Double(units) == scaled ? units : nil
    }

    private mutating func append(units: Int) {
        if units < 0 { bytes.append(UInt8(ascii: "-")) }
        let (points, rest) = units.magnitude.quotientAndRemainder(dividingBy: 1024)
        bytes.append(digitsOf: UInt64(points))
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(fractionOf: rest)
    }
}
