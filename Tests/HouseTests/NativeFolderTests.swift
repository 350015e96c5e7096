import Testing

@Suite("C and unsafe constructs")
struct NativeFolderTests {
    @Test("The word unsafe stands only in Native folders and the reflection runtime")
    func unsafe() throws {
        let word = #/\bunsafe\b/#
        let found = (Repository.sources + Repository.shim).filter { !$0.mayBeUnsafe }.flatMap { file in
            file.codeLocations { $0.contains("unsafe") && $0.contains(word) }
        }
        #expect(found == [])
    }

    @Test("C modules are imported only there")
    func cModules() {
        #expect(Repository.cModules.isSuperset(of: ["CUnicodeTables", "CHarfBuzz", "CFreeType", "CFontconfig"]))
        let found = Repository.sources.filter { !$0.mayBeUnsafe }.flatMap { file in
            file.imports.filter { Repository.cModules.contains($0.module) }.map { "\(file.path):\($0.line)" }
        }
        #expect(found == [])
    }

    @Test("Nothing uses the generated resource accessor, which traps or finds the build folder's fonts")
    func resourceAccessor() {
        let found = (Repository.sources + Repository.tests).flatMap { file in
            file.codeLocations { $0.contains("Bundle.module") }
        }
        #expect(found == [])
    }
}
