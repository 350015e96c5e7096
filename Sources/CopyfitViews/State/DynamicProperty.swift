/// A stored property that gets its value from the view's place in the tree.
///
/// `State`, `Binding` and `Environment` are dynamic properties. A custom struct that conforms may hold others. Before
/// each evaluation of the view's body they are installed first, then `update()` is called.
///
/// - Parity: the same as SwiftUI. Dynamic properties of views, view modifiers and styles are found in stored
///   properties of structs.
public protocol DynamicProperty {
    /// Called after the properties inside this one are installed and before the body is evaluated.
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

/// Gives each dynamic property of a value the storage that its place keeps for it. Opaque outside Copyfit.
public struct _PropertyInstaller {
    let node: _ViewNode
    let environment: EnvironmentValues
    let storage: PropertyStorage
    private var next = 0
    /// The view's own property that is being installed, and how deep inside it.
    private var field = 0
    private var depth = 0

    init(node: _ViewNode, storage: PropertyStorage) {
        self.node = node
        self.environment = node.environment
        self.storage = storage
        storage.environmentDependencies.removeAll(keepingCapacity: true)
    }

    /// Records that the body depends on something in the environment; the function says whether it is the same in two
    /// environments.
    func dependOnEnvironment(_ isSame: @escaping (EnvironmentValues, EnvironmentValues) -> Bool) {
        storage.environmentDependencies.append(isSame)
    }

    /// Begins and ends the installation of a property of the view, or of one inside it.
    mutating func enter(_ field: Int) {
        if depth == 0 { self.field = field }
        depth += 1
    }

    mutating func leave() { depth -= 1 }

    /// The stored object of the next property that has one, made on the first installation. The order of installation
    /// is always the same, because it follows the stored properties of types.
    mutating func stored<Object: AnyObject>(_ make: () -> Object) -> Object {
        defer { next += 1 }
        if next < storage.objects.count, let object = storage.objects[next].object as? Object { return object }
        let object = make()
        storage.objects.append((object, field))
        return object
    }
}

/// What the dynamic properties of one place keep from evaluation to evaluation.
final class PropertyStorage {
    /// Each with the position of the view's property that it belongs to.
    fileprivate(set) var objects: [(object: AnyObject, field: Int)] = []

    /// The name of the property that keeps an object here; nil if none does.
    func property(storing object: AnyObject, _ plan: InstallationPlan) -> String? {
        objects.first { $0.object === object }.map { plan.name(ofProperty: $0.field) }
    }

    /// What the last evaluation depended on in the environment.
    fileprivate var environmentDependencies: [(EnvironmentValues, EnvironmentValues) -> Bool] = []

    /// Whether the last evaluation would read the same from another environment.
    func isUnaffected(byReplacing old: EnvironmentValues, with new: EnvironmentValues) -> Bool {
        old.isIdentical(to: new) || environmentDependencies.allSatisfy { $0(old, new) }
    }
}
