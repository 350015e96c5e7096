/// A value that the view's place keeps. It outlives the view value, and changing it changes what is shown.
///
/// The initial value is used when the place is made, and never again. Writing a different value makes the views that
/// read it evaluate again; writing a state that no body reads costs nothing. Inside one action a written value can be
/// read at once. A write during an evaluation is dropped and reported as `state-write-during-update`.
///
/// Outside a view that a host has evaluated, reading gives the initial value and writing does nothing.
///
/// ```swift
/// struct Grower: View {
///     @State private var height: CGFloat = 10
///
///     var body: some View {
///         Color.gray.frame(width: 10, height: height).onAppear { height = 30 }
///     }
/// }
/// let host = ViewHost(Grower(), size: .unspecified)
/// host.update()
/// print(host.idealSize.height)  // 30.0
/// ```
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
        property.box = installer.stored { StateBox(initialValue, owner: node) }
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
