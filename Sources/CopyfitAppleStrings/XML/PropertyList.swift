/// A value of an XML property list, with the place of each text. What translation files do not have (numbers, dates,
/// bytes) is not kept.
indirect enum PropertyList {
    /// A dictionary's members, in order; a key that is twice in it is twice here.
    case dictionary([(key: String, keyOffset: Int, value: PropertyList)])
    /// A text and where it begins.
    case string(String, Int)
    /// Any other value.
    case other

    /// The greatest depth of nested dictionaries.
    static let maximumDepth = 32

    /// The members, or none if it is not a dictionary.
    var members: [(key: String, keyOffset: Int, value: PropertyList)] {
        if case .dictionary(let members) = self { members } else { [] }
    }
}

/// Builds a property list from the events of an XML reader.
struct PropertyListReader {
    private var reader: XMLReader
    /// The dictionaries that are open: their members so far, and the key that waits for its value.
    private var open: [Level] = []

    private struct Level {
        var members: [(key: String, keyOffset: Int, value: PropertyList)] = []
        var key: (text: String, offset: Int)?
    }

    init(_ text: SourceText) {
        reader = XMLReader(text)
    }

    /// Calls `visit` with each member of the outermost dictionary as soon as it is read.
    mutating func readMembers(
        _ collector: inout TranslationCollector,
        _ visit: (String, Int, PropertyList, inout TranslationCollector) -> Void
    ) {
        while let event = reader.next(&collector) {
            switch event {
            case .start(let tag): start(tag, &collector)
            case .end(let name) where reader.isNamed(name, "dict"): end(name.lowerBound, &collector)
            default: break
            }
            guard open.count == 1 else { continue }
            for member in open[0].members { visit(member.key, member.keyOffset, member.value, &collector) }
            open[0].members.removeAll(keepingCapacity: true)
        }
    }

    private mutating func start(_ tag: XMLTag, _ collector: inout TranslationCollector) {
        if reader.isNamed(tag.name, "dict") {
            open.append(Level())
            if open.count == PropertyList.maximumDepth + 1 {
                collector.report(
                    "The dictionaries nest deeper than \(PropertyList.maximumDepth) levels.",
                    at: tag.start
                )
            }
        } else if reader.isNamed(tag.name, "plist") {
            return
        } else if reader.isNamed(tag.name, "key") {
            let offset = reader.index
            let text = content(&collector)
            if open.last?.key != nil { collector.report("The key before this one has no value.", at: tag.start) }
            if !open.isEmpty { open[open.count - 1].key = (text, offset) }
        } else if reader.isNamed(tag.name, "string") {
            let offset = reader.index
            add(.string(content(&collector), offset), at: tag.start, &collector)
        } else {
            _ = content(&collector)
            add(.other, at: tag.start, &collector)
        }
    }

    private mutating func end(_ offset: Int, _ collector: inout TranslationCollector) {
        guard let level = open.popLast() else { return }
        if level.key != nil { collector.report("The last key of the dictionary has no value.", at: offset) }
        guard !open.isEmpty else { return }
        let isTooDeep = open.count >= PropertyList.maximumDepth
        add(isTooDeep ? .other : .dictionary(level.members), at: offset, &collector)
    }

    private mutating func add(_ value: PropertyList, at offset: Int, _ collector: inout TranslationCollector) {
        guard !open.isEmpty else { return }
        guard let key = open[open.count - 1].key else {
            return collector.report("A value of a dictionary needs a key before it.", at: offset)
        }
        open[open.count - 1].key = nil
        open[open.count - 1].members.append((key.text, key.offset, value))
    }

    /// The characters up to the end tag of the element that was begun last.
    private mutating func content(_ collector: inout TranslationCollector) -> String {
        reader.content(&collector)
    }
}

extension XMLReader {
    /// The characters of the element that was begun last, up to its end tag; tags in it are left out.
    package mutating func content(_ collector: inout TranslationCollector) -> String {
        let depth = depth
        var content = ""
        while let event = next(&collector) {
            switch event {
            case .characters(let range): content += decoded(range, &collector)
            case .literal(let range): content += literal(range)
            case .end where self.depth < depth: return content
            case .start, .end, .comment: break
            }
        }
        return content
    }
}
