/// A value from the environment of the view's place. When the value changes, the view is evaluated again; other changes
/// of the environment do not affect it.
///
/// ```swift
/// struct Gap: View {
///     @Environment(\.layoutDirection) private var direction
///
///     var body: some View {
///         Color.gray.frame(width: direction == .rightToLeft ? 20 : 10, height: 10)
///     }
/// }
/// let host = ViewHost(Gap().environment(\.layoutDirection, .rightToLeft), size: .unspecified)
/// print(host.idealSize.width)  // 20.0
/// ```
///
/// - Parity: the same as SwiftUI. Outside a view that a host has evaluated, the default is read and the diagnostic
///   `environment-not-installed` reported.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let isSame: (EnvironmentValues, EnvironmentValues) -> Bool

    /// The key path to read; nil if the type identifies the value.
    private let keyPath: AnyKeyPath?
    private var installed: EnvironmentValues?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        read = { $0[keyPath: keyPath] }
        isSame = { isUnchanged($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    /// The observable object of a type that an ancestor put into the environment with `environment(_:)`.
    ///
    /// - Precondition: an ancestor put one there.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        keyPath = nil
        isSame = { $0.object(type) === $1.object(type) }
        read = { environment in
            guard let object = environment.object(type) else {
                preconditionFailure("No \(type) in the environment; add .environment(_:) to an ancestor.")
            }
            return object
        }
    }

    /// The observable object of a type that an ancestor put into the environment, or nil.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        keyPath = nil
        isSame = { $0.object(type) === $1.object(type) }
        read = { $0.object(type) }
    }

    /// The value.
    public var wrappedValue: Value {
        if let installed { return read(installed) }
        DiagnosticSink.report(
            .environmentNotInstalled,
            "An @Environment of type \(Value.self) was read outside a view's body; the default was used."
        )
        return read(EnvironmentValues())
    }

    public static func _install(_ property: inout Environment<Value>, with installer: inout _PropertyInstaller) {
        property.installed = installer.environment
        installer.dependOnEnvironment(property.isSame)
    }
}

extension Environment: PlacedProperty {
    static func areUnchanged(_ old: Environment, _ new: Environment) -> Bool { old.keyPath == new.keyPath }
}

extension EnvironmentValues {
    /// The object of this type that an ancestor put into the environment.
    fileprivate func object<T: AnyObject>(_ type: T.Type) -> T? { self[custom: type] as? T }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
