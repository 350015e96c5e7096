import Foundation
import Observation
import Synchronization

/// How to find out whether two values of a type make no difference to a body. Determined once per type.
///
/// Uses `==` if the type has it. Otherwise compares the fields of structs and tuples, the elements of collections and
/// optionals, the cases of enumerations, and the values in existentials. In dynamic properties it ignores what belongs
/// to the place. Values without references are the same if their bytes are: NaN equals itself, but 0 and −0 differ.
/// Values that cannot be compared count as changed: functions, references to objects that are not observable (their
/// content may have changed), and enumerations with a custom mirror.
///
/// Safe to share: metatypes are immutable.
indirect enum Comparison: @unchecked Sendable {
    case property(any PlacedProperty.Type)
    case identity
    case equality(any Equatable.Type)
    case elements(any ElementwiseComparable.Type)
    case either(Comparison, Comparison)
    case fields([(offset: Int, comparison: Comparison)])
    case bytes(count: Int)
    case contents(Any.Type)
    case cases(Any.Type)
    case never

    private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])

    /// The comparison for a type, from the cache after the first call.
    static func of(_ type: Any.Type) -> Comparison {
        let id = ObjectIdentifier(type)
        return known.withLock { known in
            if let comparison = known[id] { return comparison }
            let comparison = Comparison(type)
            known[id] = comparison
            return comparison
        }
    }

    private init(_ type: Any.Type) {
        switch type {
        case let type as any PlacedProperty.Type: self = .property(type)
        case is any (AnyObject & Observable).Type: self = .identity
        case is AnyClass: self = .never
        case is Double.Type, is CGFloat.Type: self = .bytes(count: MemoryLayout<Double>.size)
        case is Float.Type: self = .bytes(count: MemoryLayout<Float>.size)
        case let type as any (ElementwiseComparable & Equatable).Type: self = .either(.equality(type), .elements(type))
        case let type as any Equatable.Type: self = .equality(type)
        case let type as any ElementwiseComparable.Type: self = .elements(type)
        default: self = Comparison(fieldsOf: type)
        }
    }

    private init(fieldsOf type: Any.Type) {
        let fields = storedFields(of: type)
        guard !fields.isEmpty else {
            let bytes = _openExistential(type, do: plainSize).map { Comparison.bytes(count: $0) }
            let contents = Comparison(contentsOf: type)
            self = bytes.flatMap { bytes in contents.map { .either(bytes, $0) } } ?? bytes ?? contents ?? .never
            return
        }
        let comparisons = fields.map { (offset: $0.offset, comparison: $0.isStrong ? Comparison($0.type) : .never) }
        let isComparable = comparisons.allSatisfy { if case .never = $0.comparison { false } else { true } }
        self = isComparable ? .fields(comparisons) : .never
    }

    /// Whether replacing a value by another one would make no difference. The comparison is the one for `Value`.
    ///
    /// - Parameter depth: How many enumerations and existentials are around the values.
    func areUnchanged<Value>(_ old: Value, _ new: Value, depth: Int = 0) -> Bool {
        if case .never = self { return false }
        return unsafe withUnsafePointer(to: old) { old in
            // Proof: the comparison was made for `Value`, so all it reads is inside the two values.
            unsafe withUnsafePointer(to: new) { new in unsafe areUnchanged(at: old, new, depth) }
        }
    }

    @unsafe private func areUnchanged(at old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ depth: Int) -> Bool {
        switch self {
        case .property(let type): unsafe compareProperties(type, old, new)
        case .identity: unsafe old.loadUnaligned(as: UInt.self) == new.loadUnaligned(as: UInt.self)
        case .equality(let type): unsafe compareEquatables(type, old, new)
        case .elements(let type): unsafe compareElementwise(type, old, new, depth)
        case .either(let first, let second):
            unsafe first.areUnchanged(at: old, new, depth) || second.areUnchanged(at: old, new, depth)
        case .fields(let fields):
            fields.allSatisfy { unsafe $0.comparison.areUnchanged(at: old + $0.offset, new + $0.offset, depth) }
        case .bytes(let count):
            unsafe areSameBytes(old, new, count: count)
        case .contents(let type): unsafe compareContents(type, old, new, depth)
        case .cases(let type): unsafe compareCases(type, old, new, depth)
        case .never: false
        }
    }
}

/// Whether a new value would make no difference: by the ``Comparison`` of its type, else by `==` if its dynamic type
/// has it.
func isUnchanged<Value>(_ old: Value, _ new: Value) -> Bool {
    if Comparison.of(Value.self).areUnchanged(old, new) { return true }
    guard !(Value.self is any BinaryFloatingPoint.Type), let old = old as? any Equatable else { return false }
    return isEqual(old, new)
}

private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
    (new as? E) == old
}

/// A built-in dynamic property. Most of it belongs to the view's place, not to the value.
protocol PlacedProperty: DynamicProperty {
    /// Whether a body in the same place would read the same from both.
    static func areUnchanged(_ old: Self, _ new: Self) -> Bool
}

/// The size in bytes of a type without references; nil for one with references.
private func plainSize<Value>(_ type: Value.Type) -> Int? {
    _isPOD(type) ? MemoryLayout<Value>.size : nil
}

// Proof of all: the runtime reports the type for the stored field at either address.
@unsafe private func compareProperties<P: PlacedProperty>(
    _ type: P.Type,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
) -> Bool {
    unsafe P.areUnchanged(old.assumingMemoryBound(to: P.self).pointee, new.assumingMemoryBound(to: P.self).pointee)
}

@unsafe private func compareEquatables<E: Equatable>(
    _ type: E.Type,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer
) -> Bool {
    if _isPOD(type), unsafe areSameBytes(old, new, count: MemoryLayout<E>.size) { return true }
    return unsafe old.assumingMemoryBound(to: E.self).pointee == new.assumingMemoryBound(to: E.self).pointee
}

@unsafe private func compareElementwise<E: ElementwiseComparable>(
    _ type: E.Type,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ depth: Int
) -> Bool {
    unsafe E.areUnchanged(
        old.assumingMemoryBound(to: E.self).pointee,
        new.assumingMemoryBound(to: E.self).pointee,
        depth: depth
    )
}

@unsafe private func compareContents(
    _ type: Any.Type,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ depth: Int
) -> Bool {
    func compare<Value>(_: Value.Type) -> Bool {
        areContentsUnchanged(
            unsafe old.assumingMemoryBound(to: Value.self).pointee,
            unsafe new.assumingMemoryBound(to: Value.self).pointee,
            depth: depth
        )
    }
    return _openExistential(type, do: compare)
}

@unsafe private func compareCases(
    _ type: Any.Type,
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    _ depth: Int
) -> Bool {
    func compare<Value>(_: Value.Type) -> Bool {
        areCasesUnchanged(
            unsafe old.assumingMemoryBound(to: Value.self).pointee,
            unsafe new.assumingMemoryBound(to: Value.self).pointee,
            depth: depth
        )
    }
    return _openExistential(type, do: compare)
}

@unsafe private func areSameBytes(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer, count: Int) -> Bool {
    unsafe UnsafeRawBufferPointer(start: old, count: count)
        .elementsEqual(UnsafeRawBufferPointer(start: new, count: count))
}
