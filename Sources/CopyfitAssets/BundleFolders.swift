import Foundation

/// The folders in which a bundle's files are.
///
/// The program's own bundle has the files of the bundles beside it too: the package manager gives each target a bundle, where
/// Xcode gives an app one. Of two files with one name the first counts, in the order of the paths.
struct BundleFolders {
    let paths: [String]

    /// The folders of a bundle at a path.
    init(_ bundle: String) {
        let resources = Bundle(path: bundle)?.resourcePath ?? bundle
        let isProgram = bundle == Bundle.main.bundlePath
        paths = [resources] + (isProgram ? Self.members(of: resources, suffix: ".resources") : [])
    }

    /// The paths of what is directly in a folder and has a suffix, in order.
    static func members(of folder: String, suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
    }
}
