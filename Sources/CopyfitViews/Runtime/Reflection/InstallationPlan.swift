import Synchronization

/// Where the dynamic properties of a type are stored, and how two of its values are compared. Determined once per type.
///
/// Safe to share: metatypes are immutable, and every use of one stays on the thread that installs.
final class InstallationPlan: @unchecked Sendable {
    private struct Entry {
        let offset: Int
        let type: any DynamicProperty.Type
        let name: String
    }

    private let entries: [Entry]
    private let hasNoFields: Bool

    /// Whether the type is a built-in view.
    let isBuiltIn: Bool

    let comparison: Comparison

    var isEmpty: Bool { entries.isEmpty }

    private init(_ type: Any.Type) {
        let fields = storedFields(of: type)
        hasNoFields = fields.isEmpty
        isBuiltIn = type is any BuiltInView.Type
        comparison = Comparison.of(type)
        entries = fields.compactMap { field in
            (field.type as? any DynamicProperty.Type).map { Entry(offset: field.offset, type: $0, name: field.name) }
        }
    }

    private static let plans = Mutex<[ObjectIdentifier: InstallationPlan]>([:])

    /// The plan of a type, from the cache after the first call.
    static func plan(for type: Any.Type) -> InstallationPlan {
        let id = ObjectIdentifier(type)
        return plans.withLock { plans in
            if let plan = plans[id] { return plan }
            let plan = InstallationPlan(type)
            plans[id] = plan
            return plan
        }
    }

    /// Installs every dynamic property stored in `value`, in declaration order.
    func install<Value>(in value: inout Value, with installer: inout _PropertyInstaller) {
        guard !entries.isEmpty else { return }
        unsafe withUnsafeMutableBytes(of: &value) { bytes in
            for (field, entry) in entries.enumerated() {
                installer.enter(field)
                // Proof: the plan was made from the fields of `Value`, so the offset is inside `bytes`.
                unsafe Self.install(entry.type, at: bytes.baseAddress! + entry.offset, with: &installer)
                installer.leave()
            }
        }
    }

    /// The name of a dynamic property as the program writes it.
    func name(ofProperty field: Int) -> String {
        let name = entries[field].name
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }

    /// Reports a value whose dynamic properties reflection cannot find.
    @inline(__always)
    func diagnose<Value>(_ value: Value, at place: _ViewNode) {
        if hasNoFields, MemoryLayout<Value>.size > 0 { diagnoseWithoutFields(value, at: place) }
    }

    private func diagnoseWithoutFields<Value>(_ value: Value, at place: _ViewNode) {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum else {
            place.graph.diagnostics.report(
                .noReflectionMetadata,
                at: place,
                "\(Value.self) has no reflection metadata, so its state cannot be found; build without "
                    + "-disable-reflection-metadata."
            )
            return
        }
        if mirror.children.contains(where: { $0.value is any DynamicProperty }) {
            place.graph.diagnostics.report(
                .enumViewState,
                at: place,
                "\(Value.self) is an enumeration, so its state cannot be found; make it a struct."
            )
        }
    }

    @unsafe private static func install<P: DynamicProperty>(
        _ type: P.Type,
        at address: UnsafeMutableRawPointer,
        with installer: inout _PropertyInstaller
    ) {
        // Proof: the runtime reports `P` for the stored field at this address, and the caller holds it exclusively.
        P._install(&(unsafe address.assumingMemoryBound(to: P.self).pointee), with: &installer)
    }
}
