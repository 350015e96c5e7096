public import Copyfit

/// A union of C as a view: Swift's reflection finds no fields in it.
extension pthread_mutexattr_t: View {
    public var body: some View { Text("a") }
}
