import Foundation

/// Writes a source file with a static member for each colour and picture of asset catalogues, as Xcode does: `.brand` for a
/// colour named “BrandColor”.
///
///     AssetSymbolWriter <source file> <catalogue> …
@main
struct AssetSymbolWriter {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first else {
            throw UsageError(description: "Give the source file to write, and the catalogues to read.")
        }
        let (symbols, warnings) = AssetSymbols.read(arguments.dropFirst().map { URL(fileURLWithPath: $0) })
        for warning in warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
        try symbols.source.write(toFile: output, atomically: true, encoding: .utf8)
    }

    private struct UsageError: Error, CustomStringConvertible {
        let description: String
    }
}
