import ArgumentParser
import CopyfitCommandLine

/// Which members of an answer are written.
struct MeasurementMembers: ExpressibleByArgument {
    private var members = RecordMember.Set()
    /// Whether a record's members that the contract does not define are written too.
    let includesPassedThrough: Bool

    /// What is written by default, and the members passed through.
    static let usual = MeasurementMembers(RecordMember.usual, includesPassedThrough: true)

    private init(_ names: [RecordMember], includesPassedThrough: Bool = false) {
        self.includesPassedThrough = includesPassedThrough
        for name in names { _ = members.insert(name) }
    }

    /// Names as in the JSON, with commas between them; nil if one is not a member.
    init?(argument: String) {
        let names = argument.split(separator: ",").map { name in
            RecordMember(name: name.trimmingPrefix { $0 == " " }.description)
        }
        let known = names.compactMap(\.self).filter(RecordMember.answers.contains)
        guard known.count == names.count, !known.isEmpty else { return nil }
        self.init(known)
    }

    /// Whether they include substituted fonts and missing characters.
    var tellsFonts: Bool { contains(.missing) && contains(.substitutions) }

    /// Whether all of them tell no more than what the text is measured with and how much room it takes.
    var needOnlyRoom: Bool { !includesPassedThrough && !RecordMember.beyondRoom.contains(where: contains) }

    func contains(_ member: RecordMember) -> Bool { members.contains(member) }

    static let allValueStrings = RecordMember.answers.map(\.name)
}
