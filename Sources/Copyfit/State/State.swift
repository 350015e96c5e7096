/// A value that the place of the view keeps: it outlives the view value and changes what is shown.
///
/// The initial value counts when the place comes into being, never again. Writing a different value makes the views
/// that read it evaluate anew; a state that no body reads costs nothing to write. Inside one action a write can be read
/// back at once. A write during an evaluation is refused with the diagnostic `state-write-during-update`.
///
/// Outside a view that a host has evaluated, reading gives the initial value and writing does nothing.
///
/// - Parity: the same as SwiftUI.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var box: StateBox<Value>?

    /// Starts with a value.
    public init(wrappedValue: Value) {
        initialValue = wrappedValue
    }

    /// Starts with a value.
    public init(initialValue: Value) {
        self.initialValue = initialValue
    }

    /// The current value.
    public var wrappedValue: Value {
        get { box?.read() ?? initialValue }
        nonmutating set { box?.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let box else {
            DiagnosticSink.report(
                .stateNotInstalled,
                "A binding to a @State of type \(Value.self) was made outside a view's body; it stays constant."
            )
            return .constant(initialValue)
        }
        return Binding(box: box)
    }

    public static func _install(_ property: inout State<Value>, with installer: inout _PropertyInstaller) {
        let node = installer.node
        let initialValue = property.initialValue
        property.box = installer.stored { StateBox(initialValue, graph: node.graph) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with `nil`.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: PlacedProperty {
    static func areUnchanged(_ old: State, _ new: State) -> Bool { true }
}

extension State: @unchecked Sendable where Value: Sendable {}
