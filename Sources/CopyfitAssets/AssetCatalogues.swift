package import CopyfitDrawing
package import Foundation
import Synchronization

/// The colours and pictures of bundles' asset catalogues: folders named `.xcassets`, as Xcode keeps them and as the Swift
/// package manager copies them.
///
/// What was found is remembered, so that a name that is evaluated again costs no access to files. Safe to share.
package final class AssetCatalogues: Sendable {
    private struct Name: Hashable {
        let bundle: String
        let name: String
    }

    private struct Content {
        var listings: [String: AssetListing] = [:]
        var colors: [Name: Color?] = [:]
        var images: [Name: CatalogueImage?] = [:]
    }

    private let content = Mutex(Content())

    /// The most names that are remembered of a kind.
    private static let limit = 1024

    package init() {}

    /// The catalogues of the host whose views are being evaluated; nil outside a host.
    @TaskLocal package static var ofHost: AssetCatalogues?

    /// The catalogues of the host whose views are being evaluated; outside a host, catalogues without memory.
    package static var current: AssetCatalogues { ofHost ?? AssetCatalogues() }

    /// The colour with a name; nil if there is none, or if its description cannot be read.
    package func color(_ name: String, in bundle: Bundle) -> Color? {
        find(Name(bundle: bundle.bundlePath, name: name), in: \.colors) { listing in
            listing.colors[name].flatMap(ColorSet.init(folder:))?.color
        }
    }

    /// The picture with a name; nil if there is none, or none that can be read.
    package func image(_ name: String, in bundle: Bundle) -> CatalogueImage? {
        find(Name(bundle: bundle.bundlePath, name: name), in: \.images) { listing in
            listing.images[name].flatMap(CatalogueImage.init(folder:))
        }
    }

    private func find<Asset: Sendable>(
        _ name: Name,
        in known: WritableKeyPath<Content, [Name: Asset?]>,
        _ read: (AssetListing) -> Asset?
    ) -> Asset? {
        content.withLock { content in
            if let found = content[keyPath: known][name] { return found }
            let listing = content.listings[name.bundle] ?? AssetListing(bundle: name.bundle)
            if content.listings.count >= 64 { content.listings.removeAll() }
            content.listings[name.bundle] = listing
            let found = read(listing)
            if content[keyPath: known].count >= Self.limit { content[keyPath: known].removeAll() }
            content[keyPath: known][name] = .some(found)
            return found
        }
    }
}

/// Where the assets of a bundle are: the folder of each by its name.
struct AssetListing: Sendable {
    private(set) var colors: [String: String] = [:]
    private(set) var images: [String: String] = [:]

    /// The assets of all catalogues in a bundle. Of two assets with one name the first counts, in the order of the paths.
    init(bundle: String) {
        for folder in BundleFolders(bundle).paths {
            for catalogue in BundleFolders.members(of: folder, suffix: ".xcassets") { add(catalogue) }
        }
    }

    private mutating func add(_ catalogue: String) {
        guard let paths = FileManager.default.enumerator(atPath: catalogue) else { return }
        var namespaces: [String: String] = [:]
        for path in paths.compactMap({ $0 as? String }).sorted() {
            let (parent, last) = (path as NSString).splitLast
            let name = (namespaces[parent] ?? "") + (last as NSString).deletingPathExtension
            switch (last as NSString).pathExtension {
            case "colorset": if colors[name] == nil { colors[name] = catalogue + "/" + path }
            case "imageset": if images[name] == nil { images[name] = catalogue + "/" + path }
            case "":
                let isNamespace = AssetGroup(folder: catalogue + "/" + path)?.isNamespace == true
                namespaces[path] = isNamespace ? name + "/" : namespaces[parent] ?? ""
            default: break
            }
        }
    }
}

/// A folder in a catalogue that is no asset: it may put its name in front of the names in it.
private struct AssetGroup: Decodable, AssetDescription {
    private struct Properties: Decodable {
        let providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    private let properties: Properties?

    var isNamespace: Bool { properties?.providesNamespace == true }
}

/// What the file `Contents.json` in a folder of a catalogue says.
protocol AssetDescription: Decodable {}

extension AssetDescription {
    /// nil if there is no such file, or it cannot be read.
    init?(folder: String) {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let description = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = description
    }
}

/// The appearance that a variant of an asset is for.
struct AssetAppearance: Decodable {
    let appearance: String
    let value: String
}

/// A variant of an asset.
protocol AssetVariant {
    var idiom: String? { get }
    var appearances: [AssetAppearance]? { get }
}

extension AssetVariant {
    /// The variants for an appearance: those made for it if there are any, else those made for none. Those for all devices
    /// come first. Variants for high contrast are left out.
    static func chosen(from variants: [Self], for luminosity: String) -> [Self] {
        let usual = variants.filter { $0.appearances?.contains { $0.appearance == "contrast" } != true }
        let made = usual.filter { $0.appearances?.contains { $0.value == luminosity } == true }
        let chosen = made.isEmpty ? usual.filter { $0.appearances?.isEmpty != false } : made
        return chosen.filter { $0.idiom == "universal" } + chosen.filter { $0.idiom != "universal" }
    }
}

extension NSString {
    fileprivate var splitLast: (parent: String, last: String) { (deletingLastPathComponent, lastPathComponent) }
}
