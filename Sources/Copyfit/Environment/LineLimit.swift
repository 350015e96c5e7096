/// How many lines a text has at least and at most; nil sets no limit.
struct LineLimit: Hashable, Sendable {
    var minimum: Int?
    var maximum: Int?

    init(minimum: Int? = nil, maximum: Int? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }
}
