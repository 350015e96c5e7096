public import CopyfitViews

/// What SwiftUI has and this library refuses, each with the reason.
extension View {
    /// Needs a watch.
    @available(*, unavailable, message: "There is no Digital Crown here. Put the modifier into #if os(watchOS).")
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

    /// Needs the system's activities.
    @available(*, unavailable, message: "Foundation has no NSUserActivity here. Put the modifier into #if !os(Linux).")
    nonisolated public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (Any) -> Void
    )
        -> some View
    { self }

    /// Needs the system's activities.
    @available(*, unavailable, message: "Foundation has no NSUserActivity here. Put the modifier into #if !os(Linux).")
    nonisolated public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (Any) -> Void
    ) -> some View { self }

    /// Needs documents.
    @available(*, unavailable, message: "There are no documents here. Put the modifier into #if !os(Linux).")
    nonisolated public func fileExporter<D, T>(
        isPresented: Binding<Bool>,
        document: D?,
        contentType: T,
        defaultFilename: String? = nil,
        onCompletion: @escaping (Any) -> Void
    ) -> some View { self }

    /// Needs charts.
    @available(*, unavailable, message: "There are no assistive tools here that read charts. Remove the modifier.")
    nonisolated public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }

    /// Needs widgets.
    @available(*, unavailable, message: "There are no widgets here. Remove the modifier.")
    nonisolated public func previewContext<C>(_ value: C) -> some View { self }

    /// Needs SwiftData.
    @available(*, unavailable, message: "There is no SwiftData here. Give the views their models as values.")
    nonisolated public func modelContainer<M>(for modelTypes: M, inMemory: Bool = false) -> some View { self }
}

/// Needs Core Data.
@available(*, unavailable, message: "There is no Core Data here. Use values.") @propertyWrapper
public struct FetchRequest<Result> {
    /// The objects.
    public var wrappedValue: [Result] { [] }

    /// Objects in an order.
    public init(sortDescriptors: [Any], predicate: Any? = nil) {}
}

/// A gradient over a mesh.
@available(*, unavailable, message: "Gradients over a mesh are not drawn here. Use LinearGradient or RadialGradient.")
public struct MeshGradient: Sendable {}
