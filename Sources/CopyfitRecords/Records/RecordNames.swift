import CopyfitFit

/// The names of the members that records of one command may have.
package struct RecordNames {
    /// Those that the contract defines.
    let members: RecordMember.Set
    /// Those that only this command reads.
    private let own: [String]

    /// The names of records of `measure`.
    package static let measure = RecordNames(members: .ofRecords, own: [])

    /// The names of records of `fit`.
    package static let fit = {
        var members = RecordMember.Set.ofRecords
        _ = members.insert(.lines)
        return RecordNames(members: members, own: ["minSize", "maxSize", "step"])
    }()

    /// Whether a name belongs to the caller: answers repeat such members and read nothing from them.
    package static func isOfCaller(_ name: String) -> Bool { name == "meta" || name.utf8.starts(with: "x-".utf8) }

    /// Whether a name outside the contract is kept.
    func areKept(_ name: String) -> Bool { Self.isOfCaller(name) || own.contains(name) }

    /// Whether records may have a member of this name.
    package func contain(_ name: String) -> Bool {
        areKept(name) || RecordMember(name: name).map(members.contains) ?? false
    }

    /// The error of a record with a member that none of these names.
    func error(unknown name: String) -> RecordError {
        RecordError(
            code: "unknown-member",
            message: "There is no member “\(Self.short(name))” in records\(hint(name))."
        )
    }

    /// The name that was probably meant, and where to put what is the caller's own.
    private func hint(_ name: String) -> String {
        if let meant = nearest(to: name) {
            return
                ": did you mean “\(meant)”? Anything of your own goes under “meta”, or under a name that begins with x-"
        }
        if Self.fit.contain(name) { return " of copyfit measure: only those of copyfit fit have it" }
        return ": correct it, or put anything of your own under “meta” or “x-\(Self.short(name))”"
    }

    private func nearest(to name: String) -> String? {
        if let meant = Self.otherWords[name] { return meant }
        let known = RecordMember.allCases.filter(members.contains).map { $0.name } + own
        return SpellingDistance.nearest(to: name, in: known)
    }

    /// What other notations call members of records.
    private static let otherWords = [
        "content": "text", "string": "text", "family": "font", "fontFamily": "font", "fontSize": "size",
        "fontVariationSettings": "variation", "fontFeatureSettings": "features", "letterSpacing": "tracking",
        "lang": "language", "locale": "language", "dir": "direction", "textAlign": "align", "maxWidth": "width",
        "maxHeight": "height", "lines": "maxLines", "lineClamp": "maxLines", "lineLimit": "maxLines",
        "textIndent": "firstLineIndent", "tabSize": "tabInterval",
    ]

    private static func short(_ name: String) -> String { name.count > 40 ? name.prefix(40) + "…" : name }
}
