/// A stored field of a struct or tuple: its name, its offset from the value's start in bytes, its type, and whether it
/// holds a value of that type (a weak or unowned reference does not).
struct StoredField {
    let name: String
    let offset: Int
    let type: Any.Type
    let isStrong: Bool
}

/// The stored fields of a struct or tuple type in declaration order. Empty for any other kind of type, and if the
/// program was built without reflection metadata.
///
/// Costs microseconds per field; callers cache the result per type.
func storedFields(of type: Any.Type) -> [StoredField] {
    // For other kinds the runtime's functions read a value's dynamic type, but there is no value.
    guard [.structure, .tuple].contains(metadataKind(of: type)) else { return [] }
    let count = unsafe recursiveChildCount(type)
    return (0..<count).map { index in
        var metadata = unsafe FieldMetadata()
        // Proof: the three functions are the runtime's own, with the layout that the standard library's `Mirror`
        // uses; the index is below the count they gave.
        let fieldType = unsafe recursiveChildMetadata(type, index: index, metadata: &metadata)
        defer { unsafe metadata.free?(metadata.name) }
        let name = unsafe metadata.name.map { unsafe String(cString: $0) } ?? ""
        return StoredField(
            name: name,
            offset: unsafe recursiveChildOffset(type, index: index),
            type: fieldType,
            isStrong: unsafe metadata.isStrong
        )
    }
}

/// The kind of a type; nil for kinds that are not used here.
func metadataKind(of type: Any.Type) -> MetadataKind? {
    // Proof: a metatype of unconstrained type is the address of metadata, whose first word is the kind (Metadata.h and
    // MetadataKind.def of the Swift runtime); metadata is never freed.
    MetadataKind(rawValue: unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
}

/// Kinds of metadata.
enum MetadataKind: UInt {
    case structure = 0x200
    case enumeration = 0x201
    case tuple = 0x301
    case existential = 0x303
}

@unsafe private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
@unsafe private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
@unsafe private func recursiveChildMetadata(
    _ type: Any.Type,
    index: Int,
    metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
@unsafe private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int
