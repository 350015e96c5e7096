/// A growing array in one piece of memory that only its owner refers to.
///
/// Beside `Array` it saves what the engine's inner loops would pay on every access: no uniqueness check before a write
/// and, because the header lies behind a constant pointer, no exclusivity check on a class's stored property. Every
/// index is checked, so no access leaves the initialized elements. Not thread-safe; an element must not be accessed
/// while `append` runs.
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
        unsafe header.initialize(to: Header(base: .allocate(capacity: 16), capacity: 16))
    }

    deinit {
        unsafe header.pointee.base.deinitialize(count: header.pointee.count)
        unsafe header.pointee.base.deallocate()
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

    /// Removes the elements from an index up to the end.
    @inline(__always)
    func removeAll(from index: Int) {
        precondition(index >= 0 && index <= count)
        unsafe (header.pointee.base + index).deinitialize(count: count - index)
        unsafe header.pointee.count = index
    }

    /// Makes room for so many elements beyond the present ones, so that appending them moves nothing.
    func reserve(_ extra: Int) {
        if count + extra > (unsafe header.pointee.capacity) { grow(to: max(count + extra, 2 * count)) }
    }

    private func grow(to capacity: Int) {
        let base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        unsafe base.moveInitialize(from: header.pointee.base, count: header.pointee.count)
        unsafe header.pointee.base.deallocate()
        unsafe header.pointee.base = base
        unsafe header.pointee.capacity = capacity
    }
}
