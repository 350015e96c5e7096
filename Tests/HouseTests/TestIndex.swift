/// The tests of the repository by name: `Suite.function`, and `Suite.S19` for the row S19 of a suite's table.
struct TestIndex {
    private var names: Set<String> = []

    init(_ files: [SourceFile]) {
        for file in files { add(file) }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    private mutating func add(_ file: SourceFile) {
        var suite: Substring = ""
        var isTest = false
        for (line, code) in zip(file.lines, file.codeLines) {
            if !code.hasPrefix(" "), let type = code.firstMatch(of: #/\b(?:struct|class|extension) (\w+)/#) {
                suite = type.1
            }
            if code.contains("@Test") { isTest = true }
            if isTest, code.contains("func "), let function = code.firstMatch(of: #/\bfunc (?:`([^`]+)`|(\w+))/#) {
                names.insert("\(suite).\(function.1 ?? function.2 ?? "")")
                isTest = false
            }
            if line.contains("\","), let row = line.firstMatch(of: #/^ +(?:Vector\()?\x22([A-Z]+\d+[a-z]?)\x22,/#) {
                names.insert("\(suite).\(row.1)")
            }
        }
    }
}
