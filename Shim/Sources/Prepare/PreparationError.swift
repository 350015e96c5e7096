/// Why no copy was made.
enum PreparationError: Error, Equatable, CustomStringConvertible {
    case noPackage(String)
    case destinationExists(String)
    case destinationInside(String)
    case unreadable(String)
    case describing(String)

    var description: String {
        switch self {
        case .noPackage(let path): "There is no Package.swift in \(path). Name the folder of a Swift package."
        case .destinationExists(let path): "\(path) exists. Remove it, or name another folder for the copy."
        case .destinationInside(let path): "\(path) is in the package itself. Name a folder outside it for the copy."
        case .unreadable(let path): "\(path) cannot be read as UTF-8. Mend it or take it out of the package."
        case .describing(let path):
            "SwiftPM cannot read \(path), so resources are not beside the program. Mend what it says above, and prepare again."
        }
    }
}
