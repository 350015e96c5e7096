/// Reading generic values where they are. To copy one costs calls through its type's metadata, about as much as to make
/// a small place. The compiler copies none whose type may be one that cannot be copied, which is what `~Copyable` says.

extension Optional where Wrapped: ~Copyable {
    /// Calls a function with the wrapped value; nil if there is none.
    @inline(__always)
    borrowing func lend<Result>(_ body: (borrowing Wrapped) -> Result) -> Result? {
        switch self {
        case .some(let wrapped): body(wrapped)
        case .none: nil
        }
    }
}

extension Span where Element: ~Copyable {
    /// Calls a function with each element of a range, in order.
    @inline(__always)
    func lendEach(_ body: (borrowing Element) -> Void) {
        for index in indices { body(self[index]) }
    }
}
