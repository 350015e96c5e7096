/// Bytes to be written out, appended in long runs. Each call grows the buffer at most once; emptying keeps its capacity.
///
/// Owns its memory; used by one thread at a time.
@usableFromInline @safe struct ByteBuffer: ~Copyable {
    @usableFromInline var start: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    /// How many bytes there are.
    @usableFromInline var count = 0

    /// An empty buffer with room for `capacity` bytes.
    init(capacity: Int = 256) {
        unsafe start = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, capacity))
        self.capacity = max(1, capacity)
    }

    @inlinable deinit {
        unsafe start.deallocate()
    }

    /// Appends one byte.
    @inlinable @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        unsafe start[count] = byte
        count += 1
    }

    /// Appends the UTF-8 of a literal.
    @inlinable @inline(__always)
    mutating func append(_ text: StaticString) {
        unsafe append(text.utf8Start, text.utf8CodeUnitCount)
    }

    /// Appends `range` of some bytes.
    @inline(__always)
    mutating func append(_ range: Range<Int>, of bytes: Span<UInt8>) {
        unsafe bytes.extracting(range).withUnsafeBufferPointer { source in
            guard let base = source.baseAddress else { return }
            unsafe append(base, source.count)
        }
    }

    /// Appends the digits of a whole number.
    mutating func append(digitsOf value: UInt64) {
        let most = 20
        if capacity - count < most { grow(by: most) }
        let end = unsafe start + (count + most)
        var first = unsafe end
        var rest = value
        repeat {
            unsafe first -= 1
            unsafe first.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
        let length = unsafe end - first
        unsafe (start + count).update(from: first, count: length)
        count += length
    }

    /// Appends the digits after the point of `units` 1/1024ths (1 to 1023): as many as there are, 10 at most.
    mutating func append(fractionOf units: UInt) {
        let most = 10
        if capacity - count < most { grow(by: most) }
        var rest = units
        while rest > 0 {
            unsafe start[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest * 10 / 1024)
            count += 1
            rest = rest * 10 % 1024
        }
    }

    /// Removes all bytes and keeps the capacity.
    mutating func removeAll() {
        count = 0
    }

    /// Appends all bytes to an array.
    func copy(into bytes: inout [UInt8]) {
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    }

    @inlinable @inline(__always)
    mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
        if capacity - count < length { grow(by: length) }
        unsafe (start + count).update(from: source, count: length)
        count += length
    }

    @usableFromInline @inline(never)
    mutating func grow(by length: Int) {
        capacity = max(2 * capacity, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        unsafe larger.update(from: start, count: count)
        unsafe start.deallocate()
        unsafe start = larger
    }
}
