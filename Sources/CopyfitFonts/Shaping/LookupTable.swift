/// The lookups of a `GSUB` or `GPOS` table, read for what HarfBuzz does not report: whether a lookup may act on a glyph
/// because of the space next to it, although its glyphs do not include the space, and how far from a glyph it looks.
///
/// The first happens with classes: glyphs that no class lists are class 0, and a context or a pair may match class 0.
/// It also happens with lookups that skip base glyphs, because a space is one. Source: OpenType 1.9, chapter 2
/// ("OpenType Layout common table formats"), GSUB and GPOS.
struct LookupTable {
    private let table: BigEndianBytes
    private let kinds: LookupKinds

    init(_ bytes: [UInt8], _ kinds: LookupKinds) {
        table = BigEndianBytes(bytes)
        self.kinds = kinds
    }

    /// What the lookup does at a distance, and the lookups it applies inside a context; nil when the table cannot be read.
    /// O(subtables, rules, covered glyphs and pair classes).
    ///
    /// - Parameter space: The space's glyph if the lookup names it, to find the contexts that do.
    func reach(ofLookup index: Int, space: UInt32?) -> LookupReach? {
        guard table.uint16(0) == 1, let list = table.uint16(8), let lookups = table.uint16(list), index < lookups,
            let offset = table.uint16(list + 2 + 2 * index)
        else { return nil }
        let lookup = list + offset
        guard let type = table.uint16(lookup), let flag = table.uint16(lookup + 2), let count = table.uint16(lookup + 4)
        else { return nil }
        var reach = LookupReach(mayTakeSpace: flag & Self.passesOverBases != 0)
        if reach.mayTakeSpace { reach.distance = .max }
        var (contexts, knowsContexts) = (SpaceContexts(), true)
        for number in 0..<count {
            guard let offset = table.uint16(lookup + 6 + 2 * number), add(lookup + offset, type, to: &reach) else {
                return nil
            }
            knowsContexts = knowsContexts && addSpaceContext(lookup + offset, type, space, to: &contexts)
        }
        reach.spaceContexts = knowsContexts && !reach.mayTakeSpace ? contexts : nil
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
            reach.isContext = true
            for rule in rules {
                reach.mayTakeSpace = reach.mayTakeSpace || format == 2 && rule.namesClassZero
                reach.distance = max(reach.distance, rule.distance)
                reach.nested += rule.nested
                reach.changesNewGlyphs = reach.changesNewGlyphs || rule.changesNewGlyphs
            }
        case kinds.pair: addPairs(subtable, format, to: &reach)
        case kinds.multiple: return format == 1 && addSequences(subtable, to: &reach)
        case kinds.ligature: return format == 1 && addLigatures(subtable, to: &reach)
        case kinds.reverseContext: return addReverseContext(subtable, to: &reach)
        default: break
        }
        return true
    }

    /// Adds the context in which a subtable considers a space, if there is one; false if that cannot be told.
    private func addSpaceContext(_ subtable: Int, _ type: Int, _ space: UInt32?, to contexts: inout SpaceContexts)
        -> Bool
    {
        if type == kinds.extension {
            guard let type = table.uint16(subtable + 2), let offset = table.uint32(subtable + 4) else { return false }
            return type != kinds.extension && addSpaceContext(subtable + offset, type, space, to: &contexts)
        }
        guard type == kinds.chainedContext, table.uint16(subtable) == 3, let space,
            let before = offsets(subtable + 2, from: subtable),
            let input = offsets(subtable + 4 + 2 * before.count, from: subtable), input.count == 1,
            let after = offsets(subtable + 8 + 2 * before.count, from: subtable)
        else { return false }
        for coverage in before + input + after where contexts.coverages[coverage] == nil {
            guard let glyphs = coveredGlyphs(coverage) else { return false }
            contexts.coverages[coverage] = Set(glyphs)
        }
        if (before + after).contains(where: { contexts.coverages[$0]?.contains(space) == true }) {
            contexts.all.append(SpaceContext(input: input[0], before: before, after: after))
        }
        return true
    }

    private func addSequences(_ subtable: Int, to reach: inout LookupReach) -> Bool {
        guard let sequences = offsets(subtable + 4, from: subtable) else { return false }
        for sequence in sequences {
            guard let count = table.uint16(sequence) else { return false }
            reach.removesGlyphs = reach.removesGlyphs || count == 0
            reach.addsGlyphs = reach.addsGlyphs || count > 1
        }
        return true
    }

    private func addLigatures(_ subtable: Int, to reach: inout LookupReach) -> Bool {
        guard let sets = offsets(subtable + 4, from: subtable), let coverage = table.uint16(subtable + 2),
            let first = coveredGlyphs(subtable + coverage), first.count == sets.count
        else { return false }
        for (set, first) in zip(sets, first) {
            guard let ligatures = offsets(set, from: set) else { return false }
            for ligature in ligatures {
                guard let count = table.uint16(ligature + 2) else { return false }
                let others = (1..<max(1, count)).compactMap { table.uint16(ligature + 2 + 2 * $0) }
                guard others.count == max(1, count) - 1 else { return false }
                reach.ligatures.append([first] + others.map { UInt32($0) })
                reach.distance = max(reach.distance, count - 1)
            }
        }
        return true
    }

    /// The glyphs of a coverage table, in its order.
    private func coveredGlyphs(_ coverage: Int) -> [UInt32]? {
        guard let format = table.uint16(coverage), let count = table.uint16(coverage + 2) else { return nil }
        if format == 1 { return (0..<count).compactMap { table.uint16(coverage + 4 + 2 * $0).map { UInt32($0) } } }
        var glyphs: [UInt32] = []
        for number in 0..<count {
            let range = coverage + 4 + 6 * number
            guard let first = table.uint16(range), let last = table.uint16(range + 2), first <= last,
                table.uint16(range + 4) == glyphs.count, table.spend(last - first)
            else { return nil }
            glyphs += (first...last).map { UInt32($0) }
        }
        return format == 2 ? glyphs : nil
    }

    private func addReverseContext(_ subtable: Int, to reach: inout LookupReach) -> Bool {
        guard let before = table.uint16(subtable + 4), let after = table.uint16(subtable + 6 + 2 * before) else {
            return false
        }
        reach.distance = max(reach.distance, before, after)
        return true
    }

    /// The positions of the tables of a list. The list's count is at `list`; its offsets are relative to `base`.
    private func offsets(_ list: Int, from base: Int) -> [Int]? {
        guard let count = table.uint16(list) else { return nil }
        var found: [Int] = []
        for number in 0..<count {
            guard let offset = table.uint16(list + 2 + 2 * number) else { return nil }
            found.append(base + offset)
        }
        return found
    }

    /// If pairs have a value for the second glyph, HarfBuzz continues after it and marks the glyph there unsafe to
    /// break too, although the value is 0.
    private func addPairs(_ subtable: Int, _ format: Int, to reach: inout LookupReach) {
        if format > 2 || table.uint16(subtable + 6) != 0 {
            reach.mayTakeSpace = true
            reach.distance = max(reach.distance, 2)
        } else if format == 2 {
            reach.mayTakeSpace = reach.mayTakeSpace || movesUnlisted(pairs: subtable)
        }
    }

    /// Whether a pair of classes moves its first glyph if the second is in no class.
    private func movesUnlisted(pairs: Int) -> Bool {
        guard let first = table.uint16(pairs + 4), let firstCount = table.uint16(pairs + 12),
            let secondCount = table.uint16(pairs + 14)
        else { return true }
        let values = first.nonzeroBitCount
        return (0..<firstCount).contains { number in
            let record = pairs + 16 + 2 * number * secondCount * values
            return (0..<values).contains { table.uint16(record + 2 * $0) != 0 }
        }
    }
}

/// How a lookup may concern glyphs that HarfBuzz does not list as its own.
struct LookupReach {
    var mayTakeSpace: Bool
    /// How many glyphs away from its first it looks at most; the largest value if it skips glyphs.
    var distance = 1
    /// Whether the lookups it applies determine what it changes.
    var isContext = false
    var nested: [Int] = []
    /// The glyphs it joins into one.
    var ligatures: [[UInt32]] = []
    /// Whether it deletes a glyph.
    var removesGlyphs = false
    /// Whether it makes several glyphs of one.
    var addsGlyphs = false
    /// Whether one of its rules may change a glyph that the rule has made, which HarfBuzz's closure does not consider.
    var changesNewGlyphs = false
    /// The contexts in which it considers a space; nil if they cannot be told.
    var spaceContexts: SpaceContexts?

    /// For a lookup that cannot be read.
    static let unknown = LookupReach(
        mayTakeSpace: true,
        distance: .max,
        removesGlyphs: true,
        addsGlyphs: true,
        changesNewGlyphs: true
    )
}

/// Contexts of one glyph of which a space is part.
struct SpaceContexts {
    var all: [SpaceContext] = []
    /// The glyphs of coverage tables, by their position.
    var coverages: [Int: Set<UInt32>] = [:]
}

/// A context by the coverage tables of the glyph that it changes and of those before and after it, the nearest first.
struct SpaceContext {
    let input: Int
    let before: [Int]
    let after: [Int]
}

/// The lookup types of one table that matter here.
struct LookupKinds {
    let context: Int
    let chainedContext: Int
    let `extension`: Int
    var pair: Int?
    var multiple: Int?
    var ligature: Int?
    var reverseContext: Int?

    static let substitution = LookupKinds(
        context: 5,
        chainedContext: 6,
        extension: 7,
        multiple: 2,
        ligature: 4,
        reverseContext: 8
    )
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

    /// One rule: whether a glyph after its first may be of class 0 (if its numbers are classes), how many glyphs away
    /// from its first it looks, and the lookups it applies.
    struct Rule {
        var namesClassZero = false
        var distance = 0
        var nested: [Int] = []
        /// Whether a lookup it applies may change a glyph that one before it made.
        var changesNewGlyphs = false
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

    /// - Parameter inputsLeftOut: how many glyphs of the input are counted by the rule but not listed in it.
    private func rule(_ start: Int, inputsLeftOut: Int) -> Rule? {
        var rule = Rule()
        var position = start
        if isChained {
            var counts: [Int] = []
            for leftOut in [0, inputsLeftOut, 0] {
                guard let count = table.uint16(position) else { return nil }
                position += 2
                guard read(count - leftOut, at: &position, into: &rule) else { return nil }
                counts.append(count)
            }
            rule.distance = max(counts[0], counts[1] - 1 + counts[2])
            position += 2
            guard let lookups = table.uint16(position - 2) else { return nil }
            return readNested(lookups, of: counts[1], at: position, into: rule)
        }
        guard let count = table.uint16(position), let lookups = table.uint16(position + 2) else { return nil }
        position += 4
        rule.distance = count - 1
        guard read(count - inputsLeftOut, at: &position, into: &rule) else { return nil }
        return readNested(lookups, of: count, at: position, into: rule)
    }

    private func read(_ count: Int, at position: inout Int, into rule: inout Rule) -> Bool {
        for _ in 0..<max(0, count) {
            guard let value = table.uint16(position) else { return false }
            rule.namesClassZero = rule.namesClassZero || value == 0
            position += 2
        }
        return true
    }

    private func readNested(_ count: Int, of inputs: Int, at position: Int, into rule: Rule) -> Rule? {
        var rule = rule
        for number in 0..<count {
            guard let index = table.uint16(position + 4 * number), let lookup = table.uint16(position + 4 * number + 2)
            else { return nil }
            rule.nested.append(lookup)
            rule.changesNewGlyphs = rule.changesNewGlyphs || index >= inputs
        }
        return rule
    }
}

/// Bytes read as big-endian numbers; nil beyond their end. Also nil after reading far more than a table of this size
/// needs, because the offsets of a malicious font may refer to the same part over and over.
private final class BigEndianBytes {
    private let bytes: [UInt8]
    private var readsLeft: Int

    private static let readsPerByte = 16

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        readsLeft = bytes.count * Self.readsPerByte
    }

    /// Counts as so many reads; false if that is too many.
    func spend(_ reads: Int) -> Bool {
        readsLeft -= reads
        return readsLeft >= 0
    }

    func uint16(_ offset: Int) -> Int? {
        readsLeft -= 1
        guard readsLeft >= 0, offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func uint32(_ offset: Int) -> Int? {
        guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
        return high << 16 | low
    }
}
