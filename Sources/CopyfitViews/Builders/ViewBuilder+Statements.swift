extension ViewBuilder {
    /// Gives a clear compiler error for a statement that is not a view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// An empty closure is an empty view.
    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    /// Several views become a tuple, in source order.
    @_disfavoredOverload
    @inlinable public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content), walker: TuplePack<repeat each Content>.self)
    }

    /// An `if` without an `else`.
    @inlinable public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

    /// The branch of an `if … else` or `switch` that was taken.
    @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
        first: consuming TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The branch of an `if … else` or `switch` that was taken.
    @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
        second: consuming FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// The content of an `if #available`, with its type erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
