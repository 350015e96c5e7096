/// Which view has the focus. Nobody focuses without a screen: plain storage that starts with nil or false.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes a focus.
    @propertyWrapper
    public struct Binding {
        let value: Copyfit.Binding<Value>

        /// The focus.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// This binding.
        public var projectedValue: Binding { self }
    }

    @State private var value: Value

    /// No view of an optional choice has the focus.
    public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

    /// The view has not the focus.
    public init() where Value == Bool { _value = State(initialValue: false) }

    /// The focus.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// Reads and writes the focus.
    public var projectedValue: Binding { Binding(value: $value) }
}

/// A state that lasts as long as a gesture. No gesture goes on without a screen: always the value it starts with.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value

    /// Starts with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Starts with a value.
    public init(initialValue: Value) { wrappedValue = initialValue }

    /// Starts with a value; what would bring it back is not needed.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

    /// This state.
    public var projectedValue: GestureState { self }
}

/// A value that an application would keep from run to run, under a key. There is no application: it lasts as long as the
/// place of the view, and starts with what the code says.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    @State private var value: Value

    /// Starts with a value.
    public init(wrappedValue: Value, _ key: String) { _value = State(initialValue: wrappedValue) }

    /// Starts with nil.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { _value = State(initialValue: nil) }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// Reads and writes the value.
    public var projectedValue: Binding<Value> { $value }
}

/// A value that a window would keep from run to run, under a key; see ``AppStorage``.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    @State private var value: Value

    /// Starts with a value.
    public init(wrappedValue: Value, _ key: String) { _value = State(initialValue: wrappedValue) }

    /// Starts with nil.
    public init(_ key: String) where Value: ExpressibleByNilLiteral { _value = State(initialValue: nil) }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// Reads and writes the value.
    public var projectedValue: Binding<Value> { $value }
}

extension View {
    /// Would give the focus to this view while a state says so.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { unsupported("focused") }
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    { unsupported("focused") }
    /// Would let this view have the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { unsupported("focusable") }
}
