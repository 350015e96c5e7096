/// The previews of a program: those of the modules that are linked into it together with this one. Previews in other
/// dynamic libraries are not found.
public enum PreviewRegistry {
    /// All previews that `#Preview` declares in these modules, in the order of their modules, files and
    /// lines. O(*n* log *n*) for *n* previews.
    @MainActor public static var all: [Preview] {
        previewSources()
            .sorted { $0.place < $1.place }
            .flatMap { $0.previews }
    }

    /// Lays out all previews and prints them, as a program with windows does with `--previews`. For the `main.swift` of
    /// a program that depends on the modules with the previews. See ``App/main()``.
    @MainActor public static func main() -> Never {
        HeadlessProgram.run(arguments: ["--previews"] + CommandLine.arguments.dropFirst()) { AnyView(EmptyView()) }
    }
}
