/// Read and write access to a value that is owned elsewhere.
///
/// A binding made from a `State` reads and writes that state, with its rules; a view that reads the binding in its
/// body is evaluated again when the state changes.
///
/// ```swift
/// struct Field: View {
///     @Binding var name: String
///
///     var body: some View { TextField("Name", text: $name) }
/// }
/// let host = ViewHost(Field(name: .constant("Ada")), size: ProposedViewSize(width: 200, height: nil))
/// print(host.update().converged)  // true
/// ```
///
/// - Parity: the same as SwiftUI. Transactions and animations are accepted and have no effect.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value) -> Void

    /// The state, if the binding reads and writes a whole state.
    private var box: StateBox<Value>?

    /// Reads and writes through functions.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    init(box: StateBox<Value>) {
        self.init(get: { box.read() }, set: { box.write($0) })
        self.box = box
    }

    /// The same binding; used by `{ $item in }` closures.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// The owner's current value; setting it changes the owner.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value. Setting it reads the whole, changes the part and writes the whole back, once.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] },
            set: { wrappedValue[keyPath: keyPath] = $0 }
        )
    }

    /// A binding whose value never changes; writes are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public static func _install(_ property: inout Binding<Value>, with installer: inout _PropertyInstaller) {}
}

extension Binding: PlacedProperty {
    /// Bindings are the same if they belong to the same state. Functions cannot be compared.
    static func areUnchanged(_ old: Binding, _ new: Binding) -> Bool { old.box != nil && old.box === new.box }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
    /// A binding to an optional, made from a binding to the wrapped value. Writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { value in value.map { base.wrappedValue = $0 } })
    }

    /// A binding to the wrapped value, or nil if the value is nil now. If the value becomes nil later, reading gives
    /// the last value that this binding has read.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
    }

    /// A binding that erases the type of a hashable value. Writing a value of another type does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { value in (value.base as? V).map { base.wrappedValue = $0 } }
        )
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }

    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// A binding to the element at an index.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}
