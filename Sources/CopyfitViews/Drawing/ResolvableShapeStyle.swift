/// To make a style that depends on the environment, conform to ``ShapeStyle`` and implement `resolve(in:)`.
///
/// Built-in styles resolve to nothing else. A renderer calls `resolve(in:)` once, with the environment of the place.
extension ShapeStyle where Resolved == Never {
    /// Built-in styles cannot be resolved; calling this stops the program.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is drawn as it is.")
    }
}

extension Never: ShapeStyle {}
