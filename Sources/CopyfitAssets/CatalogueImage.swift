package import Foundation

/// A picture of an asset catalogue: its files with the most pixels for the light and the dark appearance.
package struct CatalogueImage: Sendable {
    /// A file, and how many of its pixels are a point wide.
    package struct Variant: Hashable {
        package let file: ImageFile
        package let scale: CGFloat
    }

    package let light: Variant
    /// nil if it is the light one.
    package let dark: Variant?
    /// Whether the picture is drawn in the foreground style; nil if the catalogue does not say.
    package let isTemplate: Bool?

    /// nil if there is no set in the folder, or no PNG or JPEG file in it.
    init?(folder: String) {
        guard let set = ImageSet(folder: folder) else { return nil }
        let variants = ["light", "dark"].map { set.variant(for: $0, in: folder) }
        guard let light = variants[0] ?? variants[1] else { return nil }
        self.light = light
        dark = variants[1] == light ? nil : variants[1]
        isTemplate = set.isTemplate
    }
}

/// How a catalogue describes a picture.
private struct ImageSet: AssetDescription {
    private struct Member: Decodable, AssetVariant {
        let idiom: String?
        let appearances: [AssetAppearance]?
        let filename: String?
        let scale: String?

        /// Pixels per point.
        var pixelsPerPoint: Int { scale.flatMap { Int($0.dropLast()) } ?? 1 }
    }

    private struct Properties: Decodable {
        let intent: String?

        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    private let images: [Member]
    private let properties: Properties?

    var isTemplate: Bool? {
        switch properties?.intent {
        case "template": true
        case "original": false
        default: nil
        }
    }

    func variant(for luminosity: String, in folder: String) -> CatalogueImage.Variant? {
        let described = Member.chosen(from: images, for: luminosity).sorted { $0.pixelsPerPoint > $1.pixelsPerPoint }
        return described.lazy.compactMap { variant in
            guard let name = variant.filename, let file = ImageFile(path: folder + "/" + name) else { return nil }
            return CatalogueImage.Variant(file: file, scale: CGFloat(max(1, variant.pixelsPerPoint)))
        }.first
    }
}
