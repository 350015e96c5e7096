import Testing

@Suite("C and unsafe constructs")
struct NativeFolderTests {
    @Test("the word unsafe stands only in Native folders and the reflection runtime")
    func unsafe() throws {
        let word = #/\bunsafe\b/#
        for file in Repository.sources where !file.mayBeUnsafe {
            for (index, line) in file.codeLines.enumerated() where line.contains("unsafe") {
                #expect(!line.contains(word), "\(file.location(ofLine: index))")
            }
        }
    }

    @Test("C modules are imported only there")
    func cModules() {
        #expect(Repository.cModules.isSuperset(of: ["CICU", "CHarfBuzz", "CFreeType", "CFontconfig"]))
        for file in Repository.sources where !file.mayBeUnsafe {
            for (module, line) in file.imports {
                #expect(!Repository.cModules.contains(module), "\(file.path):\(line)")
            }
        }
    }

    @Test("nothing uses the generated resource accessor, which traps or finds the build folder's fonts")
    func resourceAccessor() {
        for file in Repository.sources + Repository.tests {
            for (index, line) in file.codeLines.enumerated() {
                #expect(!line.contains("Bundle.module"), "\(file.location(ofLine: index))")
            }
        }
    }
}
