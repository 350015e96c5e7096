import Foundation

/// The assets of catalogues, in the groups whose names are part of the assets' names.
struct AssetSymbols {
    enum Kind: CaseIterable {
        case color
        case image

        var folderExtension: String { self == .color ? "colorset" : "imageset" }
        var suffix: String { self == .color ? "Color" : "Image" }
        var resource: String { self == .color ? "ColorResource" : "ImageResource" }
    }

    /// The asset names by member, and the groups by type.
    private var members: [Kind: [String: String]] = [.color: [:], .image: [:]]
    private var groups: [String: AssetSymbols] = [:]

    /// Reads catalogues. Of two assets with one member the first is kept, and a warning says so.
    static func read(_ catalogues: [URL]) -> (symbols: AssetSymbols, warnings: [String]) {
        var (symbols, warnings) = (AssetSymbols(), [String]())
        for catalogue in catalogues { symbols.add(folder: catalogue, prefix: "", &warnings) }
        return (symbols, warnings)
    }

    private mutating func add(folder: URL, prefix: String, _ warnings: inout [String]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let url = folder.appendingPathComponent(name)
            let base = (name as NSString).deletingPathExtension
            if let kind = Kind.allCases.first(where: { url.pathExtension == $0.folderExtension }) {
                add(base, kind, prefix: prefix, &warnings)
            } else if url.pathExtension.isEmpty, Self.isNamespace(url) {
                groups[SymbolName.type(name), default: AssetSymbols()]
                    .add(folder: url, prefix: prefix + name + "/", &warnings)
            } else if url.pathExtension.isEmpty {
                add(folder: url, prefix: prefix, &warnings)
            }
        }
    }

    private mutating func add(_ name: String, _ kind: Kind, prefix: String, _ warnings: inout [String]) {
        let member = SymbolName.member(name, without: kind.suffix)
        if let known = members[kind]?[member] {
            warnings.append(
                "“\(known)” and “\(prefix + name)” have the same symbol, \(member); it is that of the first."
            )
        } else {
            members[kind]?[member] = prefix + name
        }
    }

    /// Whether a group's name is part of the names in it.
    private static func isNamespace(_ group: URL) -> Bool {
        guard let data = FileManager.default.contents(atPath: group.appendingPathComponent("Contents.json").path),
            let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = contents["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool == true
    }
}

extension AssetSymbols {
    /// The source file.
    var source: String {
        let resources = Kind.allCases.map { kind in
            "extension \(kind.resource) {\n\(declarations(kind, indent: "    "))}\n"
        }
        return """
            // Written from the asset catalogues of this target.
            import Foundation
            import SwiftUI

            private let resourceBundle = Foundation.Bundle.module

            \(resources.joined(separator: "\n"))
            extension Color {
            \(shortcuts(.color, "Color", "Color("))}

            extension ShapeStyle where Self == Color {
            \(shortcuts(.color, "Color", "Color("))}

            // `Color(.brand)` means the resource.
            extension UIColor {
            \(shortcuts(.color, "UIColor", "UIColor(resource: ", attribute: "@_disfavoredOverload "))}

            extension UIImage {
            \(shortcuts(.image, "UIImage", "UIImage(resource: ", attribute: "@_disfavoredOverload "))}

            """
    }

    private func declarations(_ kind: Kind, indent: String) -> String {
        let own = (members[kind] ?? [:]).sorted { $0.key < $1.key }.map { member, name in
            "\(indent)static let \(member) = \(kind.resource)(name: \(name.literal), bundle: resourceBundle)\n"
        }
        let nested = groups.sorted { $0.key < $1.key }.map { type, symbols in
            let declarations = symbols.declarations(kind, indent: indent + "    ")
            return declarations.isEmpty ? "" : "\(indent)enum \(type) {\n\(declarations)\(indent)}\n"
        }
        return (own + nested).joined()
    }

    /// Members by which an asset itself is named, where SwiftUI has none of this name.
    private func shortcuts(_ kind: Kind, _ type: String, _ call: String, attribute: String = "") -> String {
        let own = (members[kind] ?? [:]).keys.filter { !Self.taken.contains($0) }.sorted()
        return own.map { "    \(attribute)static var \($0): \(type) { \(call)\(kind.resource).\($0)) }\n" }.joined()
    }

    /// Names of colours that SwiftUI or UIKit has, and of roles of styles.
    private static let taken: Set = [
        "accent", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "fill", "foreground", "gray",
        "green",
        "indigo", "label", "lightGray", "link", "magenta", "mint", "orange", "pink", "placeholder", "primary", "purple",
        "quaternary", "quinary", "red", "secondary", "selection", "separator", "teal", "tertiary", "tint", "white",
        "windowBackground", "yellow",
    ]
}

extension String {
    /// A string literal with this content.
    fileprivate var literal: String {
        "\"" + replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
