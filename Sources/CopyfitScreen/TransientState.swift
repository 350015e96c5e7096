public import CopyfitViews

/// The view that has the focus. Without a screen the focus never moves: this is plain storage that starts with nil or
/// false.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Reads and writes a focus.
    @propertyWrapper
    public struct Binding {
        let value: CopyfitViews.Binding<Value>

        /// The focus.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// This binding.
        public var projectedValue: Binding { self }
    }

    @State private var value: Value

    init(initially value: Value) { _value = State(initialValue: value) }

    /// Starts with nil: no view has the focus.
    public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }

    /// Starts with false: the view does not have the focus.
    public init() where Value == Bool { _value = State(initialValue: false) }

    /// The focus.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// Reads and writes the focus.
    public var projectedValue: Binding { Binding(value: $value) }
}

/// A state that lasts as long as a gesture. There are no gestures without a screen, so it always has its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value

    /// Starts with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Starts with a value.
    public init(initialValue: Value) { wrappedValue = initialValue }

    /// Starts with a value; `resetTransaction` is ignored.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }

    /// This state.
    public var projectedValue: GestureState { self }
}

/// A value that an application keeps from run to run, under a key. There is no application here: the value lasts as
/// long as the view's place and starts with the initial value in the code.
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

/// A value that a window keeps from run to run, under a key; see ``AppStorage``.
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
    /// Focuses this view while a state says so. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { unsupported("focused") }
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    { unsupported("focused") }
    /// Whether this view can have the focus. Has no effect and is reported as `unsupported-modifier`.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { unsupported("focusable") }
}
