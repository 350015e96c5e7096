import Foundation

/// A copy of a package for one platform.
struct PackageCopy {
    let source: URL
    let destination: URL
    let platform: ImitatedPlatform

    /// What a copy was made of: the places of its conditions, as `path:line`, and the modules added to its targets.
    struct Contents {
        var conditions: [String] = []
        var modules: [String] = []
    }

    /// Copies the package and rewrites its sources. Throws `PreparationError`.
    func make(shim: URL) throws -> Contents {
        try check()
        try FileManager.default.createDirectory(at: destination, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted()
        where !Self.leftOut.contains(name) {
            try FileManager.default.copyItem(at: source.appending(path: name), to: destination.appending(path: name))
        }
        var result = Contents()
        var imports: Set<String> = []
        for path in try sources() {
            let file = destination.appending(path: path)
            guard let contents = try? String(contentsOf: file, encoding: .utf8) else {
                throw PreparationError.unreadable(file.path)
            }
            let text = SourceText(contents, platform: platform)
            imports.formUnion(text.imports)
            guard !text.conditions.isEmpty else { continue }
            result.conditions += text.lines.map { "\(path):\($0)" }
            try text.rewritten.write(to: file, atomically: true, encoding: .utf8)
        }
        result.modules = imports.intersection(platform.modules).sorted()
        try addModules(result.modules, of: shim)
        return result
    }

    private func check() throws {
        guard FileManager.default.fileExists(atPath: source.appending(path: "Package.swift").path) else {
            throw PreparationError.noPackage(source.path)
        }
        guard !FileManager.default.fileExists(atPath: destination.path) else {
            throw PreparationError.destinationExists(destination.path)
        }
        guard !(destination.path + "/").hasPrefix(source.path + "/") else {
            throw PreparationError.destinationInside(destination.path)
        }
    }

    /// The Swift files of the copy but its manifests, relative to it.
    private func sources() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: destination.path).sorted().filter { path in
            guard path.hasSuffix(".swift"), !Self.isManifest(path) else { return false }
            return try destination.appending(path: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true
        }
    }

    private func addModules(_ modules: [String], of shim: URL) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: destination.path) where Self.isManifest(name) {
            let file = destination.appending(path: name)
            let text = try String(contentsOf: file, encoding: .utf8)
            try (text + Self.addition(modules, shim: shim)).write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// The end of a manifest: each target that has sources can import the modules.
    private static func addition(_ modules: [String], shim: URL) -> String {
        """

        // Added by copyfit-prepare.
        package.dependencies.append(.package(path: \(quoted(shim.path))))
        for target in package.targets where ["regular", "executable", "test"].contains("\\(target.type)") {
            target.dependencies += [\(modules.map(quoted).joined(separator: ", "))].map { .product(name: $0, package: "Shim") }
        }

        """
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private static func isManifest(_ path: String) -> Bool {
        path == "Package.swift" || path.hasPrefix("Package@swift-") && path.hasSuffix(".swift") && !path.contains("/")
    }

    private static let leftOut: Set = [".git", ".build", ".swiftpm", "Package.resolved"]
}
