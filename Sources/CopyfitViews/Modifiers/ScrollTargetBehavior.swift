public import CopyfitLayout
public import Foundation

/// Decides where scrolling ends, for `scrollTargetBehavior(_:)`.
///
/// It is asked when the host has scrolled: to a point, by a distance or to an edge (`ViewHost.scroll`), as somebody would with
/// a finger. Requests for views are carried out as they are, and so are those of the program.
public protocol ScrollTargetBehavior {
    /// Changes the target that the host has scrolled to. The content is moved until the target is in view.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    /// The context of a behaviour.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// What a ``ScrollTargetBehavior`` knows of a scroll view. Values of the scroll view's environment can be read by their
/// names, such as `context.layoutDirection`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The part visible before.
    public let originalTarget: ScrollTarget

    /// The speed of the content. Always zero, because a host scrolls at once.
    public let velocity: CGVector

    /// The size of the content without margins, in points.
    public let contentSize: CGSize

    /// The size of the scroll view without the margins of the content, in points.
    public let containerSize: CGSize

    /// The axes along which the content scrolls.
    public let axes: Axis.Set

    /// The views of the target layouts as far as they are made, in points from the top left corner of the content.
    let views: [CGRect]

    let environment: EnvironmentValues

    /// A value of the scroll view's environment.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        environment[keyPath: keyPath]
    }
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let behavior: any ScrollTargetBehavior

    /// Does what `behavior` does.
    public init<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) { self.behavior = behavior }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        behavior.updateTarget(&target, context: context)
    }
}

extension View {
    /// Decides where scrolling by the host ends in the scroll views inside, except those in other scroll views.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(EnvironmentModifier { $0[ScrollTargetBehaviorKey.self] = behavior })
    }
}

struct ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}
