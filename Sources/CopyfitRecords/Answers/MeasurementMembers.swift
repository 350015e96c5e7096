/// Which members of an answer are written.
package struct MeasurementMembers {
    /// The members that answers have by themselves.
    private(set) var own = RecordMember.Set()
    /// Members that are copied from the record.
    private(set) package var kept: KeptMembers
    /// Whether a record's members that the contract does not define are written too.
    let includesPassedThrough: Bool

    /// What of lines the places are written of.
    private(set) var positions: PositionKind?

    /// What is written by default, and the members passed through.
    package static let usual = MeasurementMembers(RecordMember.usual, includesPassedThrough: true)

    private init(_ members: [RecordMember], keeping kept: [String] = [], includesPassedThrough: Bool = false) {
        self.includesPassedThrough = includesPassedThrough
        self.kept = KeptMembers(kept)
        for member in members { _ = own.insert(member) }
    }

    /// Names separated by commas: members of an answer, and others, which a record must have. nil without a name, and
    /// for the name of a member that answers have only without being asked.
    package init?(argument: String) {
        let names = argument.split(separator: ",").map { String($0.drop { $0 == " " }) }
        var members: [RecordMember] = []
        var kept: [String] = []
        for name in names {
            if let member = RecordMember(name: name), RecordMember.answers.contains(member) {
                members.append(member)
            } else if RecordMember(name: name)?.isInRecords == false {
                return nil
            } else {
                kept.append(name)
            }
        }
        if names.isEmpty { return nil }
        self.init(members, keeping: kept)
    }

    /// These and another one.
    package func adding(_ member: RecordMember) -> MeasurementMembers {
        var more = self
        _ = more.own.insert(member)
        return more
    }

    /// These with the places of something on lines.
    package func locating(_ positions: PositionKind?) -> MeasurementMembers {
        var more = self
        more.positions = positions
        return more
    }

    /// These with the places that a record asks for.
    ///
    /// - Throws: if the lines, which have the places, are not among them.
    func locating(for settings: MeasureSettings) throws(RecordError) -> MeasurementMembers {
        guard let positions = settings.positions else { return self }
        guard contains(.lines) else {
            throw .invalidMember("“positions” are part of lines: add lines to --fields, or leave positions out.")
        }
        return locating(positions)
    }

    /// These, and the widths that an answer holds for if every width of a range is asked and `--fields` is not.
    package func telling(_ widths: Widths) -> MeasurementMembers {
        includesPassedThrough && widths.haveRanges ? adding(.validWidths) : self
    }

    /// These without some that are copied from the record.
    func dropping(_ names: [String]) -> MeasurementMembers {
        var fewer = self
        fewer.kept = KeptMembers(kept.names.filter { !names.contains($0) })
        return fewer
    }

    /// Whether they include substituted fonts and missing characters.
    package var tellsFonts: Bool { contains(.missing) && contains(.substitutions) }

    /// Whether all of them tell no more than what the text is measured with and how much room it takes.
    var needOnlyRoom: Bool { !includesPassedThrough && !own.contains(oneOf: .beyondRoom) }

    package func contains(_ member: RecordMember) -> Bool { own.contains(member) }

    package static let allValueStrings = RecordMember.answers.map { $0.name }
}
