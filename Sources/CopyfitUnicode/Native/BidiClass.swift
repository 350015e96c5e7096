/// Bidi_Class (UAX #9, table 4) as a set: one class, or several that a rule treats alike.
struct BidiClass: OptionSet {
    let rawValue: UInt32

    static let l = BidiClass(rawValue: 1 << 0)
    static let r = BidiClass(rawValue: 1 << 1)
    static let en = BidiClass(rawValue: 1 << 2)
    static let es = BidiClass(rawValue: 1 << 3)
    static let et = BidiClass(rawValue: 1 << 4)
    static let an = BidiClass(rawValue: 1 << 5)
    static let cs = BidiClass(rawValue: 1 << 6)
    static let b = BidiClass(rawValue: 1 << 7)
    static let s = BidiClass(rawValue: 1 << 8)
    static let ws = BidiClass(rawValue: 1 << 9)
    static let on = BidiClass(rawValue: 1 << 10)
    static let lre = BidiClass(rawValue: 1 << 11)
    static let lro = BidiClass(rawValue: 1 << 12)
    static let al = BidiClass(rawValue: 1 << 13)
    static let rle = BidiClass(rawValue: 1 << 14)
    static let rlo = BidiClass(rawValue: 1 << 15)
    static let pdf = BidiClass(rawValue: 1 << 16)
    static let nsm = BidiClass(rawValue: 1 << 17)
    static let bn = BidiClass(rawValue: 1 << 18)
    static let fsi = BidiClass(rawValue: 1 << 19)
    static let lri = BidiClass(rawValue: 1 << 20)
    static let rli = BidiClass(rawValue: 1 << 21)
    static let pdi = BidiClass(rawValue: 1 << 22)

    static let strong: BidiClass = [.l, .r, .al]
    /// What counts as right to left among neutral characters.
    static let rightToLeft: BidiClass = [.r, .en, .an]
    static let initiators: BidiClass = [.lri, .rli, .fsi]
    static let isolates: BidiClass = [.lri, .rli, .fsi, .pdi]
    /// What begins embeddings, overrides and isolates.
    static let explicit: BidiClass = [.lre, .rle, .lro, .rlo, .lri, .rli, .fsi]
    /// What rule X9 removes.
    static let removed: BidiClass = [.lre, .rle, .lro, .rlo, .pdf, .bn]
    /// NI of rules N1 and N2.
    static let neutral: BidiClass = [.b, .s, .ws, .on, .lri, .rli, .fsi, .pdi]
    /// What gives text a level other than 0.
    static let turning: BidiClass = [.r, .al, .an, .lre, .rle, .lro, .rlo, .lri, .rli, .fsi]

    /// The direction of a level: L or R.
    static func direction(ofLevel level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }

    /// Whether it is one of several.
    @inline(__always)
    func isOf(_ classes: BidiClass) -> Bool { rawValue & classes.rawValue != 0 }
}
