public import Foundation

/// A view that is made of a collection, such as ``ForEach``.
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    /// Actions for deleting, moving and inserting rows. Accepted; rows are not edited here.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
    nonisolated public func onInsert<T, P>(
        of supportedContentTypes: [T],
        perform action: @escaping (Int, [P]) -> Void
    ) -> some DynamicViewContent { self }
}
