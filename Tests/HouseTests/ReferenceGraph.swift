/// Which files of a module name types of which others, and the same for folders. A name counts if exactly one file of the
/// module declares it at top level; an extension names the type that it extends.
struct ReferenceGraph {
    private let paths: [String]
    private let folders: [String]
    /// For each file the files that it names, by their places in `paths`.
    private var named: [Set<Int>]

    init(_ files: [SourceFile]) {
        paths = files.map(\.path)
        folders = paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
        var declaring: [String: Set<Int>] = [:]
        for (index, file) in files.enumerated() {
            for type in file.topLevelTypes { declaring[type, default: []].insert(index) }
        }
        let owners = declaring.compactMapValues { $0.count == 1 ? $0.first : nil }
        named = files.enumerated().map { index, file in
            Set(file.capitalizedWords.compactMap { owners[$0] }).subtracting([index])
        }
    }

    /// The paths of the largest group of files of which each leads to each other; empty if there is no cycle.
    var largestFileCycle: [String] { Self.largestCycle(paths, named.map(Array.init)) }

    /// The same for folders, each by its path.
    var largestFolderCycle: [String] {
        let names = Array(Set(folders)).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        var leadingTo = names.map { _ in Set<Int>() }
        for (file, others) in named.enumerated() {
            let folder = folders[file]
            for other in others where folders[other] != folder {
                leadingTo[numbers[folder]!].insert(numbers[folders[other]]!)
            }
        }
        return Self.largestCycle(names, leadingTo.map(Array.init))
    }

    private static func largestCycle(_ names: [String], _ successors: [[Int]]) -> [String] {
        let cycles = stronglyConnectedComponents(successors).filter { $0.count > 1 }
        return (cycles.max { $0.count < $1.count } ?? []).map { names[$0] }.sorted()
    }
}

/// The largest groups of nodes of which each leads to each other, by Tarjan's algorithm; a node in no cycle is a group of
/// its own. Node *n* leads to `successors[n]`.
func stronglyConnectedComponents(_ successors: [[Int]]) -> [[Int]] {
    var search = ComponentSearch(successors: successors)
    for node in successors.indices where search.order[node] == nil { search.visit(node) }
    return search.components
}

private struct ComponentSearch {
    let successors: [[Int]]
    /// When each node was visited, and the earliest open node that it leads to.
    var order: [Int?]
    private var earliest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0
    private(set) var components: [[Int]] = []

    init(successors: [[Int]]) {
        self.successors = successors
        order = successors.map { _ in nil }
        earliest = successors.map { _ in 0 }
        isOpen = successors.map { _ in false }
    }

    mutating func visit(_ node: Int) {
        let start = count
        count += 1
        order[node] = start
        earliest[node] = start
        open.append(node)
        isOpen[node] = true
        for next in successors[node] {
            if order[next] == nil { visit(next) }
            if isOpen[next] { earliest[node] = min(earliest[node], earliest[next]) }
        }
        if earliest[node] == start { close(downTo: node) }
    }

    private mutating func close(downTo node: Int) {
        let first = open.lastIndex(of: node)!
        components.append(Array(open[first...]))
        for member in open[first...] { isOpen[member] = false }
        open.removeSubrange(first...)
    }
}
