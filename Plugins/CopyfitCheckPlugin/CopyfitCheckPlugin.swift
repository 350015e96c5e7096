import Foundation
import PackagePlugin

/// `swift package copyfit-check`: builds `copyfit-check` and runs it in the package's folder.
@main
struct CopyfitCheckPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let program = Process()
        program.executableURL = try builtProgram()
        program.arguments = arguments
        program.currentDirectoryURL = context.package.directoryURL
        try program.run()
        program.waitUntilExit()
        if program.terminationStatus != 0 { exit(program.terminationStatus) }
    }

    /// Built here with optimisation, and not by a dependency of the plugin: SwiftPM finds no tool whose product has another
    /// name than its target (swift-package-manager issue 8831).
    private func builtProgram() throws -> URL {
        let product = "copyfit-check"
        let built = try packageManager.build(.product(product), parameters: .init(configuration: .release))
        guard let program = built.builtArtifacts.first(where: { $0.url.lastPathComponent == product }) else {
            throw BuildFailure(log: built.logText)
        }
        return program.url
    }
}

/// `copyfit-check` could not be built.
struct BuildFailure: Error, CustomStringConvertible {
    let log: String

    var description: String { "copyfit-check cannot be built:\n\(log)" }
}
