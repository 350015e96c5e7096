import Foundation

/// What tells files apart, whatever they are called.
package enum PathIdentity {
    /// Where a path leads: absolute and without links, also of what is not there.
    package static func of(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
