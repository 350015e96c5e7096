/// A value whose dynamic properties belong to the place of the view that stores it, as those of an `App` or a `Scene`.
/// Not for callers outside Copyfit and the package `Shim`.
public struct _InstalledValue<Value>: DynamicProperty {
    /// The value.
    public var value: Value

    /// Wraps a value.
    public init(_ value: Value) {
        self.value = value
    }

    public static func _install(_ property: inout _InstalledValue, with installer: inout _PropertyInstaller) {
        InstallationPlan.plan(for: Value.self).install(in: &property.value, with: &installer)
    }
}
