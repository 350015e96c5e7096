import Foundation
import PackagePlugin

/// Gives a target a static member for each colour and picture of its asset catalogues, as Xcode does.
@main
struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let files = files(in: target.directoryURL)
        let catalogues = files.filter { $0.pathExtension == "xcassets" }
        if catalogues.isEmpty { return [] }
        let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
        return [
            .buildCommand(
                displayName: "Writing symbols for the assets of \(target.name)",
                executable: try context.tool(named: "AssetSymbolWriter").url,
                arguments: [output.path()] + catalogues.map { $0.path() },
                inputFiles: files.filter { $0.path().contains(".xcassets/") },
                outputFiles: [output]
            )
        ]
    }

    /// All files and folders in a folder, in the order of their paths.
    private func files(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return (files ?? []).sorted { $0.path() < $1.path() }
    }
}
