import Foundation

/// A growing array in one piece of memory that only its owner refers to.
///
/// Beside `Array` it saves what the engine's inner loops would pay on every access: no uniqueness check before a
/// write and, because a constant pointer leads to the header, no exclusivity check on a class's stored property.
/// Every index is checked, so no access leaves the initialized elements. Not thread-safe; an element must not be
/// accessed while `append` runs.
@safe
final class Arena<Element> {
    @safe
    private struct Header {
        var base: UnsafeMutablePointer<Element>
        var count = 0
        var capacity: Int
    }

    private let header: UnsafeMutablePointer<Header>

    init() {
        unsafe header = .allocate(capacity: 1)
        unsafe header.initialize(to: Header(base: Self.memory(16, replacing: nil), capacity: 16))
    }

    deinit {
        unsafe header.pointee.base.deinitialize(count: header.pointee.count)
        unsafe free(header.pointee.base)
        unsafe header.deallocate()
    }

    /// The number of elements.
    @inline(__always)
    var count: Int { unsafe header.pointee.count }

    /// The element at an index below `count`. Constant time.
    @inline(__always)
    subscript(index: Int) -> Element {
        unsafeAddress {
            precondition(index >= 0 && index < (unsafe header.pointee.count))
            return unsafe UnsafePointer(header.pointee.base + index)
        }
        unsafeMutableAddress {
            precondition(index >= 0 && index < (unsafe header.pointee.count))
            return unsafe header.pointee.base + index
        }
    }

    /// Adds an element; amortized constant time.
    @inline(__always)
    func append(_ element: Element) {
        if unsafe header.pointee.count == header.pointee.capacity { grow(to: 2 * count) }
        unsafe (header.pointee.base + header.pointee.count).initialize(to: element)
        unsafe header.pointee.count += 1
    }

    /// Takes the last element off; nil when there is none.
    func popLast() -> Element? {
        if count == 0 { return nil }
        let last = self[count - 1]
        removeAll(from: count - 1)
        return last
    }

    /// Removes the elements from an index up to the end.
    @inline(__always)
    func removeAll(from index: Int) {
        precondition(index >= 0 && index <= count)
        unsafe (header.pointee.base + index).deinitialize(count: count - index)
        unsafe header.pointee.count = index
    }

    /// Makes room for so many more elements, so that appending them moves nothing.
    func reserve(_ extra: Int) {
        if count + extra > (unsafe header.pointee.capacity) { grow(to: max(count + extra, 2 * count)) }
    }

    /// Gives back the memory beyond so many plain elements, if it holds no elements.
    func trim(to capacity: Int) where Element: BitwiseCopyable {
        guard count <= capacity, capacity < (unsafe header.pointee.capacity) else { return }
        unsafe header.pointee.base = unsafe Self.memory(capacity, replacing: header.pointee.base)
        unsafe header.pointee.capacity = capacity
    }

    /// Plain elements are moved by the system, which leaves large pieces of memory where they are.
    private func grow(to capacity: Int) {
        let old = unsafe header.pointee.base
        if _isPOD(Element.self) {
            unsafe header.pointee.base = unsafe Self.memory(capacity, replacing: old)
        } else {
            unsafe header.pointee.base = unsafe Self.memory(capacity, replacing: nil)
            unsafe header.pointee.base.moveInitialize(from: old, count: header.pointee.count)
            unsafe free(old)
        }
        unsafe header.pointee.capacity = capacity
    }

    /// Room for so many elements, with the bytes of the memory it replaces.
    private static func memory(_ capacity: Int, replacing old: UnsafeMutablePointer<Element>?) -> UnsafeMutablePointer<
        Element
    > {
        precondition(MemoryLayout<Element>.alignment <= 16, "The system's memory is aligned to 16 bytes.")
        guard let memory = unsafe realloc(old, capacity * MemoryLayout<Element>.stride) else {
            fatalError("There is no memory for \(capacity) elements.")
        }
        return unsafe memory.bindMemory(to: Element.self, capacity: capacity)
    }
}
