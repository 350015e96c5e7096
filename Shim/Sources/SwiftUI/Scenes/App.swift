/// A program with scenes. `@main` starts it: the content of its first window is laid out without a screen, and its tree
/// and the problems are printed. See ``main()``.
///
/// - Parity: the same declarations as SwiftUI; nothing is shown, and the program ends when the views have settled.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene

    /// The scenes.
    @SceneBuilder var body: Body { get }

    /// Makes the program.
    init()
}

extension App {
    /// Lays out the first window as the arguments of the program say, prints what they ask for, and ends the program.
    ///
    /// - `--size 390x844`: the size proposed to the window's content, in points; without it the scene's `defaultSize`,
    ///   else 390 × 844.
    /// - `--platform ios`: the platform that is imitated; without it macOS.
    /// - `--dump text` (the usual), `--dump json` or `--dump none`: the tree with the frames.
    /// - `--render FILE`: a picture; the name ends in `.png`, `.svg` or `.pdf`. `--scale 2`: pixels per point of a PNG, at
    ///   most 100.
    /// - `--settle 1`: for how many seconds tasks may run, at most 86400. After that the views are printed and drawn as
    ///   they are.
    /// - `--help`: the options, and nothing else.
    /// - `--previews`: all previews of the program in place of the window; `--preview NAME`: the one of this name.
    ///
    /// The exit status is 1 if the views did not settle, a picture could not be written or the context of a preview's
    /// modifier could not be made; 2 for a wrong argument, and for `--previews` in a program without previews.
    ///
    /// An `if` among the scenes of the program counts as it is. Of a scene with a body of its own the type decides
    /// whether it has a window: an `if` in its body counts as true.
    public static func main() {
        HeadlessProgram.run { AnyView(AppView(app: Self())) }
    }
}

/// The content of a program's first window.
private struct AppView<A: App>: View {
    private let app: _InstalledValue<A>

    init(app: A) {
        self.app = _InstalledValue(app)
    }

    var body: some View { A.Body._view(app.value.body) }
}
