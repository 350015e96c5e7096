import Foundation

/// The trees that every engine was measured on, as far as its counts go.
enum TreeShape: Equatable {
    /// 1: a column of rows of three leaves with padding.
    case rows(Int)

    /// 2: a column of nests in which rows and columns alternate.
    case nests(Int, depth: Int)

    /// 3: a column of leaves.
    case wide(Int)

    /// 4: sections of a hundred rows of nine leaves.
    case sections(Int)

    /// 5: tags that wrap.
    case tags(Int)

    var name: String {
        switch self {
        case .rows(let count): "1 rows × \(count)"
        case .nests(let count, let depth): "2 depth \(depth) × \(count)"
        case .wide(let count): "3 wide × \(count)"
        case .sections(let count): "4 sections × \(count)"
        case .tags(let count): "5 tags × \(count)"
        }
    }

    /// Stacks and leaves; padding is part of its stack.
    var nodeCount: Int {
        switch self {
        case .rows(let count): 4 * count + 1
        case .nests(let count, let depth): 2 * depth * count + 1
        case .wide(let count), .tags(let count): count + 1
        case .sections(let count): 1001 * count + 1
        }
    }

    /// The height every engine agrees on.
    var height: CGFloat {
        switch self {
        case .rows(let count): CGFloat(count) * 60 - 4
        case .nests(let count, let depth): CGFloat(count * (7 * depth - 4))
        case .wide(let count): CGFloat(count) * 22 - 2
        case .sections(let count): CGFloat(count) * 2198
        case .tags: 6872
        }
    }

    /// What a peer is told.
    var task: String {
        switch self {
        case .rows(let count): "rows \(count) 0"
        case .nests(let count, let depth): "nests \(count) \(depth)"
        case .wide(let count): "wide \(count) 0"
        case .sections(let count): "sections \(count) 0"
        case .tags(let count): "tags \(count) 0"
        }
    }
}
