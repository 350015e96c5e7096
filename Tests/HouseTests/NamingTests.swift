import Testing

@Suite("Names")
struct NamingTests {
    @Test("Names of modules, folders and files say what is in them, not that it helps")
    func paths() {
        let vague = (Repository.sources + Repository.shim).map(\.path).filter { path in
            path.split(separator: "/").contains { isVague($0.prefix { $0 != "." }) }
        }
        #expect(vague == [])
    }

    @Test("Names of types say what a value is, not that it helps")
    func types() {
        let vague = (Repository.sources + Repository.shim).flatMap { file in
            file.codeLocations { declaredType(in: $0).map(isVague) ?? false }
        }
        #expect(vague == [])
    }

    @Test("Names of modules are not names of types, which would hide a module wherever both are seen")
    func moduleNamedAfterType() {
        let modules = Set(Repository.sources.map(\.module))
        let hiding = Repository.sources.flatMap { file in
            file.codeLocations { declaredType(in: $0).map { modules.contains(String($0)) } ?? false }
        }
        #expect(hiding == [])
    }

    @Test("Names are those of the vocabulary in ARCHITECTURE.md")
    func vocabulary() {
        let rows = architectureTable("Vocabulary")
        #expect(rows.count > 15)
        #expect(rows.filter { $0.count != 3 || $0[2].quotedNames.isEmpty } == [])
        let missing = rows.flatMap { $0[2].quotedNames }.filter { name in
            !Repository.sources.contains { $0.codeLines.contains { $0.contains(name) } }
        }
        #expect(missing == [])
    }

    private func declaredType(in line: String) -> Substring? {
        let words = line.split(separator: " ")
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
        guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { return nil }
        return words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// A name that SwiftUI gave.
    private let given: Set<Substring> = ["EmptyAnimatableData", "DropInfo"]

    /// Whether the last word of a name in camel case is one of those that say nothing: "Manager" of "FontManager".
    private func isVague(_ name: Substring) -> Bool {
        let last = name.lastIndex { $0.isUppercase }.map { name[$0...] } ?? name
        return ["Util", "Utils", "Utilities", "Helper", "Helpers", "Manager", "Common", "Misc", "Info", "Data"]
            .contains(last) && !given.contains(name)
    }
}
