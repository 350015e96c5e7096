/// A value from the environment of the place where the view stands.
///
/// - Parity: the same as SwiftUI. Outside a view that a host has evaluated, the default is read and the diagnostic
///   `environment-not-installed` reported.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var installed: EnvironmentValues?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// The observable object of a type that an ancestor put into the environment with `environment(_:)`.
    ///
    /// - Precondition: An ancestor did.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment[custom: ObjectIdentifier(type)] as? Value else {
                preconditionFailure("No \(type) in the environment; add .environment(_:) to an ancestor.")
            }
            return object
        }
    }

    /// The observable object of a type that an ancestor put into the environment, or nil.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        read = { $0[custom: ObjectIdentifier(type)] as? T }
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
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
