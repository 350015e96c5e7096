/// Members of a record that are copied to its answer, because `--fields` names them.
package struct KeptMembers {
    /// Their names, each once, in the order in which they are asked for.
    package let names: [String]
    private let positions: [String: Int]
    /// Those that the contract defines.
    private(set) var ofContract = RecordMember.Set()

    /// The name of a line's number.
    package static let line = "line"

    init(_ names: [String]) {
        var positions: [String: Int] = [:]
        self.names = names.filter { positions.updateValue(0, forKey: $0) == nil }
        for (position, name) in self.names.enumerated() {
            positions[name] = position
            if let member = RecordMember(name: name) { _ = ofContract.insert(member) }
        }
        self.positions = positions
    }

    var isEmpty: Bool { names.isEmpty }

    /// The bytes of a record's values, in the order of `names`; nil for the line's number. O(members of the record).
    ///
    /// - Throws: for a name that the record does not have.
    func values(in record: BatchRecord) throws(RecordError) -> [Range<Int>?] {
        var values = [Range<Int>?](repeating: nil, count: names.count)
        for member in record.others + record.kept {
            guard let position = positions[member.name], names[position].utf8.elementsEqual(member.name.utf8) else {
                continue
            }
            values[position] = member.value
        }
        for (name, value) in zip(names, values) where value == nil && name != Self.line {
            throw RecordError(
                code: "missing-member",
                message: "--fields names “\(name)”, which is a member neither of answers nor of this record: check its "
                    + "spelling, or give it in each record."
            )
        }
        return values
    }
}
