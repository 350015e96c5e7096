import CopyfitTranslations

/// The placeholders of one text, among which those for the same value are found at once.
struct PlaceholderTable {
    /// Placeholders that differ only in their places.
    struct Entry {
        let placeholder: Placeholder
        /// As the text has it; empty if the text has it in several places.
        let spelling: String
        fileprivate(set) var count = 1
    }

    private struct Identity: Hashable {
        let name: String?
        let index: Int?
        let kind: Placeholder.Kind
        let spelling: String
    }

    /// In the order of the text.
    private(set) var entries: [Entry] = []
    private var byIndex: [Int: [Int]] = [:]
    private var byName: [String: [Int]] = [:]
    private var byKind: [Placeholder.Kind: [Int]] = [:]
    private var countsBySpelling: [String: Int] = [:]

    init(_ placeholders: [Placeholder], in text: String) {
        var numbers: [Identity: Int] = [:]
        for placeholder in placeholders {
            let spelling = placeholder.spelling(in: text)
            countsBySpelling[spelling, default: 0] += 1
            let identity = Identity(
                name: placeholder.name,
                index: placeholder.index,
                kind: placeholder.kind,
                spelling: spelling
            )
            if let number = numbers[identity] {
                entries[number].count += 1
                continue
            }
            let number = entries.count
            numbers[identity] = number
            entries.append(Entry(placeholder: placeholder, spelling: spelling))
            if let index = placeholder.index { byIndex[index, default: []].append(number) }
            if let name = placeholder.name { byName[name, default: []].append(number) }
            if placeholder.kind == .count || placeholder.kind == .integer {
                byKind[placeholder.kind, default: []].append(number)
            }
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Those for values that no earlier one is for.
    var values: [Entry] {
        entries.enumerated().filter { number, entry in (numbers(sameAs: entry.placeholder).min() ?? number) >= number }
            .map(\.element)
    }

    /// The placeholders for the value of one, in the order of the text.
    ///
    /// - Complexity: O(1), if few have the same name or number.
    func same(as placeholder: Placeholder) -> [Entry] {
        Set(numbers(sameAs: placeholder)).sorted().map { entries[$0] }
    }

    func has(_ placeholder: Placeholder) -> Bool { !numbers(sameAs: placeholder).isEmpty }

    /// How many placeholders are for the value of one.
    func count(of placeholder: Placeholder) -> Int { same(as: placeholder).reduce(0) { $0 + $1.count } }

    /// How many placeholders are spelled like that.
    func count(spelled spelling: String) -> Int { countsBySpelling[spelling] ?? 0 }

    /// Perhaps with repetitions.
    private func numbers(sameAs placeholder: Placeholder) -> [Int] {
        var found = placeholder.index.flatMap { byIndex[$0] } ?? []
        found += placeholder.name.flatMap { byName[$0] } ?? []
        switch placeholder.kind {
        case .count: found += byKind[.integer] ?? []
        case .integer: found += byKind[.count] ?? []
        default: break
        }
        return found.filter { entries[$0].placeholder.isSame(placeholder) }
    }
}
