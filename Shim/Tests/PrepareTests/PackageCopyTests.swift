import Foundation
import Testing

@testable import Prepare

struct PackageCopyTests {
    private static let manifest = """
        // swift-tools-version: 5.5
        import PackageDescription

        let package = Package(
            name: "App", defaultLocalization: "de",
            targets: [.executableTarget(name: "App", resources: [.process("Data")])]
        )

        """

    @Test("A copy has the platform's branches and modules; the package stays as it was")
    func copy() throws {
        try withPackage { package, folder in
            let copy = folder.appending(path: "copy")
            let before = try contents(of: package)
            let made = try PackageCopy(source: package, destination: copy, platform: .ios)
                .make(shim: URL(filePath: "/the \"Shim\""))
            #expect(made.conditions == ["Sources/App/main.swift:2"])
            #expect(made.modules == ["SwiftUI", "UIKit"])
            #expect(try contents(of: package) == before)

            var after = before
            after[".git/HEAD"] = nil
            after["Sources/App/main.swift"] = "import SwiftUI\n#if true\nimport UIKit\n#endif\n"
            after["Package.swift"] =
                Self.manifest + """

                    // Added by copyfit-prepare.
                    package.dependencies.append(.package(path: "/the \\"Shim\\""))
                    for target in package.targets where ["regular", "executable", "test"].contains("\\(target.type)") {
                        target.dependencies += ["SwiftUI", "UIKit"].map { .product(name: $0, package: "Shim") }
                    }

                    """
            #expect(try contents(of: copy) == after)
        }
    }

    @Test("A folder that is no package, and a copy in the way, are refused")
    func refusals() throws {
        try withPackage { package, folder in
            func error(_ source: URL, _ destination: URL) -> PreparationError? {
                #expect(throws: PreparationError.self) {
                    try PackageCopy(source: source, destination: destination, platform: .ios).make(shim: folder)
                }
            }
            #expect(error(folder, folder.appending(path: "copy")) == .noPackage(folder.path))
            #expect(error(package, package) == .destinationExists(package.path))
            let inside = package.appending(path: "copy")
            #expect(error(package, inside) == .destinationInside(inside.path))
            let source = package.appending(path: "Sources/App/main.swift")
            try Data([0xFF]).write(to: source)
            let copy = folder.appending(path: "copy")
            #expect(error(package, copy) == .unreadable(copy.appending(path: "Sources/App/main.swift").path))
        }
    }

    @Test("Resources of programs lie beside the program, in the folders of their languages")
    func resources() throws {
        try withPackage { package, _ in
            #expect(try ProgramResources(package: package).place() == ["a.json", "de.lproj/L.strings"])
            let program = package.appending(path: ".build").resolvingSymlinksInPath()
            let placed = try contents(of: program).filter {
                $0.key.hasSuffix("a.json") || $0.key.hasSuffix("L.strings")
            }
            #expect(Set(placed.values) == ["[1]", #""a" = "b";"#])
        }
    }

    /// A package in a folder of its own, which is removed afterwards.
    private func withPackage(_ body: (_ package: URL, _ folder: URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let package = folder.appending(path: "package")
        let files = [
            "Package.swift": Self.manifest,
            ".git/HEAD": "ref",
            "Sources/App/main.swift": "import SwiftUI\n#if os(iOS)\nimport UIKit\n#endif\n",
            "Sources/App/Data/a.json": "[1]",
            "Sources/App/Data/de.lproj/L.strings": #""a" = "b";"#,
        ]
        for (path, text) in files {
            let file = package.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(package, folder)
    }

    /// The texts of the files in a folder, by path.
    private func contents(of folder: URL) throws -> [String: String] {
        var contents: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            contents[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        return contents
    }
}
