import Testing

@Suite("The ratchet")
struct RatchetTests {
    private static let modules = Set(Repository.sources.map(\.module)).sorted()

    @Test("A module's files, and the largest cycles of its files and folders, are as recorded", arguments: modules)
    func module(name: String) throws {
        let recorded = try #require(Ratchet.modules[name], "Record \(name) in \(Ratchet.path).")
        let files = Repository.sources.filter { $0.module == name }
        let graph = ReferenceGraph(files)
        let findings = [
            Ratchet.adviceOnFiles(files.count, of: name, recorded: recorded.files),
            Ratchet.adviceOnCycle(graph.largestFileCycle, "files", of: name, recorded: recorded.fileCycle),
            Ratchet.adviceOnCycle(graph.largestFolderCycle, "folders", of: name, recorded: recorded.folderCycle),
        ]
        #expect(findings.compactMap(\.self) == [])
    }

    @Test("All modules that are recorded exist")
    func recordedModules() {
        #expect(Set(Ratchet.modules.keys).subtracting(Self.modules) == [])
    }

    @Test("A name is declared at top level in one file of the package, except for those recorded")
    func names() {
        var declaring: [String: [String]] = [:]
        for file in Repository.sources {
            for name in Set(file.topLevelTypes) { declaring[name, default: []].append(file.path) }
        }
        let twice = declaring.filter { $0.value.count > 1 }
        let new = twice.filter { !Ratchet.namesDeclaredTwice.contains($0.key) }
        #expect(new.isEmpty, "One word per thing: rename one of each, or make one type of both.")
        let gone = Ratchet.namesDeclaredTwice.subtracting(twice.keys)
        #expect(gone.isEmpty, "Remove these names from \(Ratchet.path).")
    }

    @Test("At least as many test files as recorded are named after the file that they test")
    func testFiles() {
        let name = { (file: SourceFile) in file.path.split(separator: "/").last?.prefix { !"+.".contains($0) } ?? "" }
        let sources = Set(Repository.sources.map(name))
        let named = Repository.tests.map(name).count { $0.hasSuffix("Tests") && sources.contains($0.dropLast(5)) }
        #expect(named >= Ratchet.namedTestFiles, "Name a test file after the source file that it tests.")
    }

    @Test("More files than recorded are a finding, and so are fewer by more than ten")
    func advice() {
        #expect(Ratchet.adviceOnFiles(40, of: "Lines", recorded: 40) == nil)
        #expect(Ratchet.adviceOnFiles(30, of: "Lines", recorded: 40) == nil)
        #expect(
            Ratchet.adviceOnFiles(41, of: "Lines", recorded: 40)
                == "Lines has 41 files and may have 40: take files away, or divide the module."
        )
        #expect(
            Ratchet.adviceOnFiles(29, of: "Lines", recorded: 40)
                == "Lines has only 29 files: lower its `files` from 40 to 30 in Tests/HouseTests/Ratchet.swift."
        )
    }

    @Test("A larger cycle than recorded is a finding that names its members, and so is a smaller one")
    func cycleAdvice() {
        #expect(Ratchet.adviceOnCycle(["A", "B"], "folders", of: "Lines", recorded: 2) == nil)
        #expect(
            Ratchet.adviceOnCycle(["A", "B"], "folders", of: "Lines", recorded: 0)
                == """
                Lines has 2 folders in a cycle and may have 0: move a declaration to where it belongs, or pass a value instead \
                of the type above. The cycle goes through A, B.
                """
        )
        #expect(
            Ratchet.adviceOnCycle([], "folders", of: "Lines", recorded: 2)
                == "Lines has only 0 folders in a cycle: lower the recorded 2 to 0 in Tests/HouseTests/Ratchet.swift."
        )
    }
}
