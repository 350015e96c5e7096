import Foundation

/// The identity of a file, whatever its name.
package enum PathIdentity {
    /// The target of a path, absolute and without links, even if it does not exist.
    package static func of(_ path: String) -> String { followed(path, links: 0) }

    /// More links to nothing after one another lead nowhere.
    private static let longestChain = 40

    /// Foundation leaves a link to nothing as it is, and a linked folder too if the path ends with what is not there.
    private static func followed(_ path: String, links: Int) -> String {
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let folder = place.deletingLastPathComponent().path
        if links < longestChain,
            let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
        {
            return followed(target.hasPrefix("/") ? target : "\(folder)/\(target)", links: links + 1)
        }
        if place.path == "/" || FileManager.default.fileExists(atPath: place.path) { return place.path }
        let above = followed(folder, links: links)
        return (above == "/" ? "" : above) + "/" + place.lastPathComponent
    }

    /// Whether a path that goes down from the current folder, or from one that contains it, leads out of that folder,
    /// through a link. One that begins with `/` may lead anywhere.
    package static func leavesItsFolder(_ path: String) -> Bool {
        if path.hasPrefix("/") { return false }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        let folder = of((["."] + parts.prefix { $0 == ".." }).joined(separator: "/"))
        let target = of(path)
        return target != folder && !target.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
}
