/// A stored property that gets its value from the place in the tree where the view stands.
///
/// `State`, `Binding`, `Environment` are dynamic properties. A struct of your own that conforms may hold others; before
/// each evaluation of the view's body they are installed first, then ``update()-(_)`` runs.
///
/// - Parity: the same as SwiftUI. Dynamic properties of views, view modifiers and styles are found in stored
///   properties of structs.
public protocol DynamicProperty {
    /// Called after the properties this one holds are installed and before the body is evaluated.
    mutating func update()

    /// Connects a property to its place in the tree. Not for callers outside Copyfit.
    static func _install(_ property: inout Self, with installer: inout _PropertyInstaller)
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    public static func _install(_ property: inout Self, with installer: inout _PropertyInstaller) {
        InstallationPlan.plan(for: Self.self).install(in: &property, with: &installer)
        property.update()
    }
}

/// Hands each dynamic property of a value the storage that its place keeps for it. Opaque outside Copyfit.
public struct _PropertyInstaller {
    let node: _ViewNode
    let environment: EnvironmentValues
    let storage: PropertyStorage
    private var next = 0

    init(node: _ViewNode, storage: PropertyStorage) {
        self.node = node
        self.environment = node.environment
        self.storage = storage
        storage.environmentDependencies.removeAll(keepingCapacity: true)
    }

    /// Says that the body follows from something in the environment; the function tells whether it is the same in two
    /// environments.
    func dependOnEnvironment(_ isSame: @escaping (EnvironmentValues, EnvironmentValues) -> Bool) {
        storage.environmentDependencies.append(isSame)
    }

    /// The object kept for the next property that keeps one, made on the first installation. The order of
    /// installation is the same every time, because it follows the stored properties of types.
    mutating func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
        defer { next += 1 }
        if next < storage.objects.count, let object = storage.objects[next] as? Object { return object }
        let object = make()
        storage.objects.append(object)
        return object
    }
}

/// What the dynamic properties of one place keep from evaluation to evaluation.
final class PropertyStorage {
    fileprivate(set) var objects: [AnyObject] = []

    /// What the last evaluation followed from in the environment.
    fileprivate var environmentDependencies: [(EnvironmentValues, EnvironmentValues) -> Bool] = []

    /// Whether the last evaluation would find the same in another environment.
    func isUnaffected(byReplacing old: EnvironmentValues, with new: EnvironmentValues) -> Bool {
        old.isIdentical(to: new) || environmentDependencies.allSatisfy { $0(old, new) }
    }
}
