import Foundation

/// The names of views and of modifiers that the library publishes, read off its sources.
struct Surface {
    /// Types of views, shapes and styles that are views.
    private(set) var views: Set<String> = []
    /// Modifiers of views that take views.
    private(set) var contentModifiers: Set<String> = []
    /// The other modifiers of views that do more than return the view.
    private(set) var otherModifiers: Set<String> = []

    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

    init() {
        for module in ["CopyfitViews", "CopyfitScreen", "CopyfitExtras"] {
            for text in Self.texts(in: "Sources/\(module)") { read(text) }
        }
    }

    /// The texts of a folder's Swift files, without comments.
    static func texts(in folder: String) -> [String] {
        let folder = root.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
            return text?.replacing(#/ *//[^\n]*/#, with: "")
        }
    }

    private mutating func read(_ text: String) {
        let declared = #/public (?:nonisolated )?struct (\w+)(?:<[^{]*?>)?\s*(?::([^{]*))?\{/#
        let isView = #/\b(?:View|BuiltInView|ShapeView|Shape|InsettableShape)\b/#
        let extended = text.matches(of: #/\nextension (\w+)[^{]*?:([^{]*)\{/#)
            .filter { $0.2.contains(isView) }.map { String($0.1) }
        for match in text.matches(of: declared) where !match.1.hasPrefix("_") {
            let name = String(match.1)
            if match.2?.contains(isView) == true || extended.contains(name) { views.insert(name) }
        }
        for part in text.split(separator: "\nextension ").dropFirst() where part.hasPrefix("View ") {
            readModifiers(of: part)
        }
    }

    private mutating func readModifiers(of text: Substring) {
        for declaration in text.split(separator: "nonisolated public func ").dropFirst() {
            let name = String(declaration.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            let signature = declaration.prefix { $0 != "{" }
            let parameters = signature.components(separatedBy: "-> some View").dropLast().joined()
            let body = declaration.dropFirst(signature.count).drop { "{ \n".contains($0) }
            if parameters.contains(#/: View\b|some View\b/#) {
                contentModifiers.insert(name)
            } else if !body.hasPrefix("self\n"), !body.hasPrefix("self }"), !name.hasPrefix("_") {
                otherModifiers.insert(name)
            }
        }
    }
}
