/// The lookups of a `GSUB` or `GPOS` table, read for one question: may a lookup act on a glyph because of the space beside
/// it, although HarfBuzz does not name the space among the lookup's glyphs?
///
/// That is so for classes: glyphs that no class lists are class 0, and a context or a pair may ask for class 0. And it is so
/// for lookups that pass over base glyphs, as a space is one.
/// Source: OpenType 1.9, chapter 2 ("OpenType Layout common table formats"), GSUB and GPOS.
struct LookupTable {
    private let table: BigEndianBytes
    private let kinds: LookupKinds

    init(_ bytes: [UInt8], _ kinds: LookupKinds) {
        table = BigEndianBytes(bytes)
        self.kinds = kinds
    }

    /// Whether the lookup may take an unnamed space for one of its glyphs, and the lookups it applies inside a context;
    /// nil when the table cannot be read. O(subtables, rules and pair classes).
    func reach(ofLookup index: Int) -> LookupReach? {
        guard let list = table.uint16(8), let lookups = table.uint16(list), index < lookups,
            let offset = table.uint16(list + 2 + 2 * index)
        else { return nil }
        let lookup = list + offset
        guard let type = table.uint16(lookup), let flag = table.uint16(lookup + 2), let count = table.uint16(lookup + 4)
        else { return nil }
        var reach = LookupReach(mayTakeSpace: flag & Self.passesOverBases != 0)
        for number in 0..<count {
            guard let offset = table.uint16(lookup + 6 + 2 * number), add(lookup + offset, type, to: &reach) else {
                return nil
            }
        }
        return reach
    }

    /// `ignoreBaseGlyphs` and `ignoreLigatures`.
    private static let passesOverBases = 0x6

    /// Adds a subtable's reach; false when it cannot be read.
    private func add(_ subtable: Int, _ type: Int, to reach: inout LookupReach) -> Bool {
        guard let format = table.uint16(subtable) else { return false }
        switch type {
        case kinds.extension:
            guard let type = table.uint16(subtable + 2), type != kinds.extension else { return false }
            guard let offset = table.uint32(subtable + 4) else { return false }
            return add(subtable + offset, type, to: &reach)
        case kinds.context, kinds.chainedContext:
            let context = ContextSubtable(table, at: subtable, isChained: type == kinds.chainedContext)
            guard let rules = context.rules(format) else { return false }
            for rule in rules {
                reach.mayTakeSpace = reach.mayTakeSpace || format == 2 && rule.namesClassZero
                reach.nested += rule.nested
            }
        case kinds.pair where format != 1:
            reach.mayTakeSpace = reach.mayTakeSpace || format != 2 || movesUnlisted(pairs: subtable)
        default: break
        }
        return true
    }

    /// Whether a pair of classes moves anything when its second glyph is in no class.
    private func movesUnlisted(pairs: Int) -> Bool {
        guard let first = table.uint16(pairs + 4), let second = table.uint16(pairs + 6),
            let firstCount = table.uint16(pairs + 12), let secondCount = table.uint16(pairs + 14)
        else { return true }
        let values = first.nonzeroBitCount + second.nonzeroBitCount
        return (0..<firstCount).contains { number in
            let record = pairs + 16 + 2 * number * secondCount * values
            return (0..<values).contains { table.uint16(record + 2 * $0) != 0 }
        }
    }
}

/// What a lookup may have to do with glyphs that HarfBuzz does not name as its own.
struct LookupReach {
    var mayTakeSpace = false
    var nested: [Int] = []
}

/// The lookup types of one table that matter here.
struct LookupKinds {
    let context: Int
    let chainedContext: Int
    let `extension`: Int
    let pair: Int?

    static let substitution = LookupKinds(context: 5, chainedContext: 6, extension: 7, pair: nil)
    static let positioning = LookupKinds(context: 7, chainedContext: 8, extension: 9, pair: 2)
}

/// A subtable that applies lookups in a context: the same formats in both tables.
private struct ContextSubtable {
    private let table: BigEndianBytes
    private let start: Int
    private let isChained: Bool

    init(_ table: BigEndianBytes, at start: Int, isChained: Bool) {
        self.table = table
        self.start = start
        self.isChained = isChained
    }

    /// One rule: whether a glyph behind its first may be of class 0, if its numbers are classes; the lookups it applies.
    struct Rule {
        var namesClassZero = false
        var nested: [Int] = []
    }

    func rules(_ format: Int) -> [Rule]? {
        switch format {
        case 1: rules(sets: start + 4)
        case 2: rules(sets: start + (isChained ? 10 : 6))
        case 3: rule(start + 2, inputsLeftOut: 0).map { [$0] }
        default: nil
        }
    }

    private func rules(sets: Int) -> [Rule]? {
        guard let count = table.uint16(sets) else { return nil }
        var rules: [Rule] = []
        for number in 0..<count {
            guard let offset = table.uint16(sets + 2 + 2 * number) else { return nil }
            if offset == 0 { continue }
            let set = start + offset
            guard let ruleCount = table.uint16(set) else { return nil }
            for number in 0..<ruleCount {
                guard let offset = table.uint16(set + 2 + 2 * number), let rule = rule(set + offset, inputsLeftOut: 1)
                else { return nil }
                rules.append(rule)
            }
        }
        return rules
    }

    /// - Parameter inputsLeftOut: how many glyphs of the input the rule counts but does not list.
    private func rule(_ start: Int, inputsLeftOut: Int) -> Rule? {
        var rule = Rule()
        var position = start
        if isChained {
            for leftOut in [0, inputsLeftOut, 0] {
                guard let count = table.uint16(position) else { return nil }
                position += 2
                guard read(count - leftOut, at: &position, into: &rule) else { return nil }
            }
            position += 2
            guard let lookups = table.uint16(position - 2) else { return nil }
            return readNested(lookups, at: position, into: rule)
        }
        guard let count = table.uint16(position), let lookups = table.uint16(position + 2) else { return nil }
        position += 4
        guard read(count - inputsLeftOut, at: &position, into: &rule) else { return nil }
        return readNested(lookups, at: position, into: rule)
    }

    private func read(_ count: Int, at position: inout Int, into rule: inout Rule) -> Bool {
        for _ in 0..<max(0, count) {
            guard let value = table.uint16(position) else { return false }
            rule.namesClassZero = rule.namesClassZero || value == 0
            position += 2
        }
        return true
    }

    private func readNested(_ count: Int, at position: Int, into rule: Rule) -> Rule? {
        var rule = rule
        for number in 0..<count {
            guard let lookup = table.uint16(position + 4 * number + 2) else { return nil }
            rule.nested.append(lookup)
        }
        return rule
    }
}

/// Bytes read as big-endian numbers; nil beyond their end.
private struct BigEndianBytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func uint16(_ offset: Int) -> Int? {
        offset + 2 <= bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : nil
    }

    func uint32(_ offset: Int) -> Int? {
        guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
        return high << 16 | low
    }
}
