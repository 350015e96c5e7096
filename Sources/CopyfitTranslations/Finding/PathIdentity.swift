import Foundation

/// What tells files apart, whatever they are called.
package enum PathIdentity {
    /// Where a path leads: absolute and without links, also of what is not there.
    package static func of(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

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
