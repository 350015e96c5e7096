import CCopyfit

/// Runs one call: the error of `body`, if there is one, becomes the status and fills the caller's structure.
func call(_ error: UnsafeMutablePointer<copyfit_error>?, _ body: () throws(CallFault) -> Void) -> copyfit_status {
    unsafe callWithNote(error) { () throws(CallFault) in
        try body()
        return nil
    }
}

/// Runs one call whose success may have a note: it fills the caller's structure and does not become the status.
func callWithNote(
    _ error: UnsafeMutablePointer<copyfit_error>?,
    _ body: () throws(CallFault) -> CallFault?
) -> copyfit_status {
    if let error = unsafe error, unsafe !hasSize(error) { return COPYFIT_WRONG_SIZE }
    do {
        let note = try body()
        unsafe fill(error, note ?? CallFault(COPYFIT_OK, "", ""))
        return COPYFIT_OK
    } catch let fault {
        unsafe fill(error, fault)
        return fault.status
    }
}

private func fill(_ error: UnsafeMutablePointer<copyfit_error>?, _ fault: CallFault) {
    guard let error = unsafe error else { return }
    unsafe error.pointee.status = fault.status
    unsafe withUnsafeMutableBytes(of: &error.pointee.code) { unsafe copy(fault.code, into: $0) }
    unsafe withUnsafeMutableBytes(of: &error.pointee.message) { unsafe copy(fault.message, into: $0) }
    unsafe clearUnknown(UnsafeMutableRawPointer(error), size: error.pointee.size, copyfit_error.self)
}

/// As many whole characters as there is room for, and a NUL.
private func copy(_ text: String, into bytes: UnsafeMutableRawBufferPointer) {
    var count = 0
    for character in text {
        let utf8 = character.utf8
        if count + utf8.count >= bytes.count { break }
        for byte in utf8 {
            unsafe bytes[count] = byte
            count += 1
        }
    }
    unsafe bytes[count] = 0
}

/// Whether a structure says that it has a size that is possible.
private func hasSize<Structure>(_ structure: UnsafeMutablePointer<Structure>) -> Bool {
    let size = unsafe UnsafeRawPointer(structure).loadUnaligned(as: UInt.self)
    return UInt(MemoryLayout<Structure>.stride)...UInt(largestSize) ~= size
}

/// The most bytes that a structure has in any version: a larger size is a mistake.
private let largestSize = 4096

// MARK: What a caller passes

/// A structure of the caller's; nil for NULL.
func structure<Structure>(_ pointer: UnsafePointer<Structure>?, _ name: String) throws(CallFault) -> Structure? {
    guard let pointer = unsafe pointer else { return nil }
    let size = try unsafe checkedSize(UnsafeRawPointer(pointer), Structure.self, name)
    try unsafe checkUnknown(UnsafeRawPointer(pointer), size: size, Structure.self, name)
    return unsafe pointer.pointee
}

/// An element of an array whose places have `stride` bytes, as `checkStride` admits.
func element<Element: BitwiseCopyable>(
    _ start: UnsafePointer<Element>,
    _ index: Int,
    stride: Int,
    _ name: String
) throws(CallFault) -> Element {
    let place = unsafe UnsafeRawPointer(start) + index * stride
    try unsafe checkUnknown(place, size: stride, Element.self, name)
    return unsafe place.loadUnaligned(as: Element.self)
}

/// Refuses elements that are smaller than this version's, or larger than those of any.
func checkStride<Element>(_ stride: Int, _: Element.Type, _ name: String) throws(CallFault) {
    let least = MemoryLayout<Element>.stride
    guard (least...largestSize).contains(stride) else {
        throw .size(name, "an array whose elements have from \(least) to \(largestSize) bytes")
    }
}

/// Refuses members of a newer version that are not 0: they may change what is asked for.
private func checkUnknown<Known>(
    _ start: UnsafeRawPointer,
    size: Int,
    _: Known.Type,
    _ name: String
) throws(CallFault) {
    let known = MemoryLayout<Known>.stride
    let unknown = unsafe UnsafeRawBufferPointer(start: start + known, count: size - known)
    if unsafe unknown.contains(where: { $0 != 0 }) {
        throw CallFault(
            COPYFIT_WRONG_SIZE,
            "wrong-size",
            "The argument “\(name)” has members that this library does not know: set them to 0, or load a newer library."
        )
    }
}

/// The bytes of an array or a text; none for NULL with a length of 0.
func bytes(_ start: UnsafeRawPointer?, _ length: Int, _ name: String) throws(CallFault) -> UnsafeRawBufferPointer {
    guard length >= 0 else { throw .size(name, "no longer than memory") }
    if length == 0 { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    guard let start = unsafe start else { throw .null(name) }
    return unsafe UnsafeRawBufferPointer(start: start, count: length)
}

/// A text of the caller's.
func text(_ start: UnsafePointer<CChar>?, _ length: Int, _ name: String) throws(CallFault) -> String {
    let bytes = try unsafe bytes(start, length, name)
    guard let text = unsafe String(validating: bytes, as: UTF8.self) else { throw .text(name) }
    return text
}

/// A text that ends with NUL; nil for NULL.
func path(_ start: UnsafePointer<CChar>?, _ name: String) throws(CallFault) -> String? {
    guard let start = unsafe start else { return nil }
    guard let text = unsafe String(validatingCString: start) else { throw .text(name) }
    return text
}

/// The object of a handle.
func object<Kind: AnyObject>(_ handle: OpaquePointer?, _ kind: Kind.Type, _ name: String) throws(CallFault) -> Kind {
    guard let handle = unsafe handle else { throw .null(name) }
    guard let object = HandleTable.shared.object(UInt(bitPattern: handle), kind) else { throw .handle(name) }
    return object
}

/// Frees a handle. NULL needs no freeing.
func free<Kind: AnyObject>(_ handle: OpaquePointer?, _ kind: Kind.Type, _ name: String) throws(CallFault) {
    guard let handle = unsafe handle else { return }
    if HandleTable.shared.remove(UInt(bitPattern: handle), kind) == nil { throw .handle(name) }
}

// MARK: What a call answers

/// Where the handle of a new object goes.
func target<Value>(_ pointer: UnsafeMutablePointer<Value>?, _ name: String) throws(CallFault)
    -> UnsafeMutablePointer<Value>
{
    guard let pointer = unsafe pointer else { throw .null(name) }
    return unsafe pointer
}

/// Gives an object to the caller.
func give(_ object: any AnyObject & Sendable, _ target: UnsafeMutablePointer<OpaquePointer?>) {
    unsafe target.pointee = OpaquePointer(bitPattern: HandleTable.shared.add(object))
}

/// A structure that begins with its size.
protocol SizedStructure {
    var size: Int { get set }
}

/// Where a structure goes that says how large it is.
func sizedTarget<Structure: SizedStructure>(_ pointer: UnsafeMutablePointer<Structure>?, _ name: String)
    throws(CallFault) -> UnsafeMutablePointer<Structure>
{
    let pointer = try unsafe target(pointer, name)
    _ = try unsafe checkedSize(UnsafeRawPointer(pointer), Structure.self, name)
    return unsafe pointer
}

/// Fills a structure, whose size stays what the caller says. Members of a newer version become 0.
func fill<Structure: SizedStructure>(_ target: UnsafeMutablePointer<Structure>, _ value: Structure) {
    var value = value
    value.size = unsafe target.pointee.size
    unsafe target.pointee = value
    unsafe clearUnknown(UnsafeMutableRawPointer(target), size: value.size, Structure.self)
}

private func clearUnknown<Known>(_ start: UnsafeMutableRawPointer, size: Int, _: Known.Type) {
    let known = MemoryLayout<Known>.stride
    unsafe (start + known).initializeMemory(as: UInt8.self, repeating: 0, count: size - known)
}

private func checkedSize<Structure>(
    _ start: UnsafeRawPointer,
    _: Structure.Type,
    _ name: String
) throws(CallFault) -> Int {
    let (size, least) = (unsafe start.loadUnaligned(as: UInt.self), MemoryLayout<Structure>.stride)
    guard UInt(least)...UInt(largestSize) ~= size else {
        throw .size(name, "a structure whose size is from \(least) to \(largestSize)")
    }
    return Int(size)
}

/// Writes the elements of an array whose places have `stride` bytes, and how many there are.
///
/// - Throws: if there is no room for all of them; then as many are written as there is room for.
func write<Element>(
    _ elements: [Element],
    _ start: UnsafeMutablePointer<Element>?,
    stride: Int,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?,
    _ name: String
) throws(CallFault) {
    let count = try unsafe target(count, "count")
    try checkStride(stride, Element.self, name)
    guard capacity >= 0 else { throw .size("capacity", "no larger than memory") }
    if capacity > 0, unsafe start == nil { throw .null(name) }
    unsafe count.pointee = elements.count
    for (index, element) in elements.prefix(capacity).enumerated() {
        guard let start = unsafe start else { break }
        let place = unsafe UnsafeMutableRawPointer(start) + index * stride
        unsafe place.storeBytes(of: element, as: Element.self)
        unsafe clearUnknown(place, size: stride, Element.self)
    }
    if elements.count > capacity {
        throw CallFault(
            COPYFIT_TOO_SMALL,
            "too-small",
            "There are \(elements.count) elements for “\(name)”, which has room for \(capacity): pass a larger array."
        )
    }
}
