import Testing

@Suite("Names")
struct NamingTests {
    @Test("of modules, folders, files and types say what a thing is, not that it helps")
    func vagueNames() throws {
        let vague = #/^(Util|Utils|Utilities|Helper|Helpers|Manager|Common|Misc|Info|Data)$/#
        let declaration = #/\b(?:class|struct|enum|protocol|actor|typealias) +([A-Z]\w*)/#
        for file in Repository.sources {
            for name in file.path.split(separator: "/") {
                #expect(lastWord(of: name.prefix { $0 != "." }).wholeMatch(of: vague) == nil, "\(file.path)")
            }
            for (index, line) in file.codeLines.enumerated() {
                guard let name = try declaration.firstMatch(in: line)?.1 else { continue }
                #expect(lastWord(of: name).wholeMatch(of: vague) == nil, "\(file.location(ofLine: index))")
            }
        }
    }

    @Test("of a module are not names of a type in it")
    func moduleNamedAfterType() throws {
        let declaration = #/\b(?:class|struct|enum|protocol|actor|typealias) +([A-Z]\w*)/#
        for file in Repository.sources {
            for (index, line) in file.codeLines.enumerated() {
                let name = try declaration.firstMatch(in: line)?.1
                #expect(name.map(String.init) != file.module, "\(file.location(ofLine: index))")
            }
        }
    }

    /// The last word of a name in camel case: "Manager" of "FontManager".
    private func lastWord(of name: Substring) -> Substring {
        name.lastIndex { $0.isUppercase }.map { name[$0...] } ?? name
    }
}
