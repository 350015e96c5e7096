/// The views that another view consists of, in order. As a view it shows all of them.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
    public typealias Body = Never
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    /// The view at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The views at some positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(slice: Slice(base: self, bounds: bounds))
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ForEach._reconcile(ForEach(view.subviews) { $0 }, at: position)
    }
}

/// Some of the views that another view consists of. As a view it shows all of them.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
    public typealias Body = Never

    let slice: Slice<SubviewsCollection>

    public var startIndex: Int { slice.startIndex }
    public var endIndex: Int { slice.endIndex }

    /// The view at a position of the whole collection.
    public subscript(index: Int) -> Subview { slice[index] }

    /// The views at some positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(slice: slice[bounds])
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        ForEach._reconcile(ForEach(Array(view)) { $0 }, at: position)
    }
}
