/// The shaper that HarfBuzz is asked for: its own for OpenType and AAT fonts, whatever others it is built with (Graphite)
/// and whatever `HB_SHAPER_LIST` says.
///
/// Sendable: the list never changes.
@safe package struct OpenTypeShaper: @unchecked Sendable {
    /// The list of shapers in the form of `hb_shape_full` and `hb_shape_plan_create2`.
    package let list: UnsafePointer<UnsafePointer<CChar>?>

    /// The only one; its list stays in memory.
    package static let only = OpenTypeShaper()

    private init() {
        let name: StaticString = "ot"
        let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 2)
        unsafe list.initialize(to: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
        unsafe (list + 1).initialize(to: nil)
        unsafe self.list = UnsafePointer(list)
    }
}
