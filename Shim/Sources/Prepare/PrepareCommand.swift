import ArgumentParser
import Foundation

/// `copyfit-prepare`: copies a package so that it takes a platform's branches on Linux.
@main
struct PrepareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copyfit-prepare",
        abstract: "Copies a package so that it compiles on Linux as on iOS or macOS.",
        discussion: """
            swift run --package-path Shim copyfit-prepare ~/MyApp /tmp/MyApp
            swift run --package-path /tmp/MyApp MyApp --platform ios --size 390x844

            In the copy, os(iOS) or os(macOS) is true in #if and #elseif; each place is listed. Targets get the \
            modules of the Shim that the sources import, and programs their resources, where Bundle.main finds them. The \
            package itself is only read.
            """
    )

    @Argument(help: "The folder of the package.", transform: { URL(filePath: $0).standardizedFileURL })
    var package: URL

    @Argument(
        help: "The folder of the copy, which must not exist.",
        transform: { URL(filePath: $0).standardizedFileURL }
    )
    var destination: URL

    @Option(help: "The platform whose branches are compiled.")
    var platform = ImitatedPlatform.ios

    func run() throws {
        let copy = PackageCopy(source: package, destination: destination, platform: platform)
        let contents = try copy.make(shim: Self.shim)
        let resources = try ProgramResources(package: destination).place()
        for place in contents.conditions { print("\(place): os(\(platform.name)) is true") }
        print(
            """
            Conditions rewritten: \(contents.conditions.count).
            Modules added: \(Self.list(contents.modules)).
            Resources beside the program: \(Self.list(resources)).
            """
        )
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.joined(separator: ", ")
    }

    /// The package that this program belongs to.
    private static let shim = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
}
