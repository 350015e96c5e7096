import Synchronization

/// The objects of handles.
///
/// A handle is the number of a place and of its use, never an address: whatever a program passes, a handle that was freed, is
/// of another kind or was made up is found, and nothing is read at it.
final class HandleTable: Sendable {
    private struct Place {
        var use: UInt = 0
        var object: (any AnyObject & Sendable)?
    }

    private struct Places {
        var all: [Place] = []
        var free: [Int] = []
    }

    private let places = Mutex(Places())

    /// The lower bits of a handle are its place: 2 to the power of 40 places, or of 20 where pointers have 32 bits.
    private static let placeBits = UInt.bitWidth / 8 * 5
    private static let uses = UInt.max >> placeBits

    /// The table of this process.
    static let shared = HandleTable()

    /// A new handle for an object; never 0.
    func add(_ object: any AnyObject & Sendable) -> UInt {
        places.withLock { places in
            let index = places.free.popLast() ?? places.all.count
            if index == places.all.count { places.all.append(Place()) }
            places.all[index].use = (places.all[index].use + 1) & Self.uses
            places.all[index].object = object
            return places.all[index].use << Self.placeBits | UInt(index + 1)
        }
    }

    /// The object of a handle; nil if it has none, or one of another kind.
    func object<Kind: AnyObject>(_ handle: UInt, _ kind: Kind.Type) -> Kind? {
        places.withLock { places in Self.index(handle, places).flatMap { places.all[$0].object as? Kind } }
    }

    /// Takes the object of a handle out of the table; nil if it has none, or one of another kind.
    func remove<Kind: AnyObject>(_ handle: UInt, _ kind: Kind.Type) -> Kind? {
        places.withLock { places in
            guard let index = Self.index(handle, places), let object = places.all[index].object as? Kind else {
                return nil
            }
            places.all[index].object = nil
            places.free.append(index)
            return object
        }
    }

    private static func index(_ handle: UInt, _ places: Places) -> Int? {
        let index = Int(handle & (UInt.max >> (UInt.bitWidth - placeBits))) - 1
        guard places.all.indices.contains(index), places.all[index].use == handle >> placeBits else { return nil }
        return index
    }
}
