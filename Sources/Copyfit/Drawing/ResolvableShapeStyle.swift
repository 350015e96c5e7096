/// A style that follows from the environment: conform to ``ShapeStyle`` and write `resolve(in:)`.
///
/// Every style has one; those of the library are what they are and resolve to nothing else. Whoever draws asks once,
/// with the environment of the place.
extension ShapeStyle where Resolved == Never {
    /// Styles of the library are not resolved further; asking for it stops the program.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is drawn as it is.")
    }
}

extension Never: ShapeStyle {}
