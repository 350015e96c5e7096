public import CopyfitViews

/// The key of a value that the view with the focus offers to others, such as menus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the view with the focus offers. Without a screen no view has the focus, so that every value is nil.
public struct FocusedValues {
    /// A value by its key: nil. Setting one has no effect.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// Reads a value that the view with the focus offers: nil, because no view has the focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    /// Reads the observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}

    /// The value.
    public var wrappedValue: Value? { nil }
}

/// Reads and writes a value to which the view with the focus offers a binding: nil, because no view has the focus.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// Reads and writes through the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    /// The value. Writing has no effect.
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    /// Reads and writes the value.
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an object that the view with the focus offers: nil, because no view has the focus.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Reads the object of the property's type.
    public init() {}

    /// The object.
    public var wrappedValue: ObjectType? { nil }
}

extension View {
    /// Offers a value while this view has the focus. Has no effect: nothing has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View { self }

    /// Offers a value while this view's window has the focus. Has no effect: nothing has the focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View { self }

    /// Offers an object while this view, or its window, has the focus. Has no effect: nothing has the focus.
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
