extension RulesReader {
    /// The rooms of keys: in the rules themselves, or in files of their own, as an audit of views writes them.
    mutating func readRooms(_ value: RulesValue) throws(RulesFileError) {
        if value.isMapping { return try addRooms(value) }
        for name in try value.texts() {
            let path = below(name)
            rules.roomFiles.append(path)
            try addRooms(RulesFile.root(RulesFile.text(path), path))
        }
    }

    private mutating func addRooms(_ value: RulesValue) throws(RulesFileError) {
        for (key, rooms) in try value.pairs() {
            for room in try rooms.someElements() { rules.rooms[key.name, default: []].append(try self.room(room)) }
        }
    }

    private mutating func room(_ value: RulesValue) throws(RulesFileError) -> CheckRule {
        let members = try value.members(RulesNames.room)
        let fit = try fit(members)
        guard fit.limitsSomething else {
            throw value.fault("The room of “\(value.name)” has no limit: give width, height or maxLines.")
        }
        return CheckRule(
            name: "room",
            selection: try Self.selection(members),
            requirement: fit,
            type: try type(members),
            origin: value.origin
        )
    }
}
