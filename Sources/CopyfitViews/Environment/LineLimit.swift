/// The least and the greatest number of lines of a text; nil sets no limit.
struct LineLimit: Hashable, Sendable {
    var minimum: Int?
    var maximum: Int?

    init(minimum: Int? = nil, maximum: Int? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }
}
