import CopyfitTranslations

/// Which translations gettext's templates (`.pot`) are for: `po/app.pot` for `po/de.po`, `locale/app.pot` for
/// `locale/de/LC_MESSAGES/app.po`, `languages/app.pot` for `languages/app-de_DE.po`.
struct TemplateFamilies {
    /// The families of translations by where their files are.
    private var families: Set<String> = []
    /// How many templates a folder has.
    private var counts: [Substring: Int] = [:]

    init(_ files: [CheckedFile]) {
        for file in files where file.format == .gettext {
            if file.isTemplate {
                counts[Self.folder(of: file.path), default: 0] += 1
            } else {
                families.insert(file.family)
            }
        }
    }

    /// Files, each template in the family that it is for.
    func joined(_ files: [CheckedFile]) -> [CheckedFile] {
        files.map { file in
            var file = file
            if file.isTemplate, let family = family(of: file) { file.join(family) }
            return file
        }
    }

    /// The family that a template is for; nil if it is not known.
    private func family(of template: CheckedFile) -> String? {
        // A template in the folder of the source language
        let beside = String(template.family.dropLast())
        if families.contains(beside) { return beside }
        let folder = Self.folder(of: template.path)
        let name = template.path.dropFirst(folder.count).dropLast(4)
        let below = families.filter { $0.hasPrefix(folder) }
        let named = below.filter { $0.hasSuffix("/\(name).po") || $0 == "\(name).po" }
        if named.count == 1 { return named.first }
        let only = "\(folder)*.po"
        return counts[folder] == 1 && named.isEmpty && below.contains(only) ? only : nil
    }

    /// A file's folder, with a slash at its end; empty if it has none.
    private static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[...$0] } ?? ""
    }
}

/// The keys of XLIFF's units: their names (`resname`) if all of a family have one, otherwise their ids, so that all languages
/// call a unit the same.
struct EntryNames {
    private var withIDs: Set<String> = []

    init(_ files: [CheckedFile]) {
        let families = Dictionary(grouping: files.filter { $0.format == .xliff }, by: \.family)
        for (family, members) in families {
            let units = members.lazy.flatMap(\.translations)
            let areMixed = units.contains { $0.entryID == nil } && units.contains { $0.entryID != nil }
            if areMixed { withIDs.insert(family) }
        }
    }

    /// Files, with these keys.
    func unified(_ files: [CheckedFile]) -> [CheckedFile] {
        if withIDs.isEmpty { return files }
        return files.map { file in
            guard withIDs.contains(file.family) else { return file }
            var file = file
            file.changeTexts { $0.key = $0.entryID ?? $0.key }
            return file
        }
    }
}
