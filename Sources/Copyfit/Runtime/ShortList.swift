/// A list that mostly has one member, which then costs no array.
enum ShortList<Member>: RandomAccessCollection {
    case none
    case one(Member)
    case many([Member])

    init(_ members: [Member]) {
        switch members.count {
        case 0: self = .none
        case 1: self = .one(members[0])
        default: self = .many(members)
        }
    }

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let members): members.count
        }
    }

    subscript(position: Int) -> Member {
        switch self {
        case .none: preconditionFailure("The list is empty.")
        case .one(let member):
            precondition(position == 0, "The list has one member.")
            return member
        case .many(let members): return members[position]
        }
    }

    var array: [Member] {
        switch self {
        case .none: []
        case .one(let member): [member]
        case .many(let members): members
        }
    }

    /// The list of what a function makes of each member.
    func mapped<Other>(_ transform: (Member) -> Other) -> ShortList<Other> {
        switch self {
        case .none: .none
        case .one(let member): .one(transform(member))
        case .many(let members): .many(members.map(transform))
        }
    }
}

extension ShortList where Member: AnyObject {
    /// Whether both lists hold the same objects, in the same order.
    func isIdentical(to other: ShortList) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.one(let left), .one(let right)): left === right
        case (.many(let left), .many(let right)): left.elementsEqual(right, by: ===)
        default: false
        }
    }
}
