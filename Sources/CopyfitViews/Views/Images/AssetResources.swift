import CopyfitAssets
public import CopyfitDrawing
public import Foundation

/// A colour of an asset catalogue, by its name.
///
/// - Parity: Xcode writes a static member for each colour of a catalogue. Here the package `Shim` has a plugin for it,
///   `AssetSymbols`; else write one by hand, as in `static let brand = ColorResource(name: "Brand", bundle: .module)`.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: URL

    /// The colour with a name in a bundle's catalogues.
    public init(name: String, bundle: Bundle) {
        (self.name, self.bundle) = (name, bundle.bundleURL)
    }
}

/// A picture of an asset catalogue, by its name. Its static members are made as those of ``ColorResource``.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: URL

    /// The picture with a name in a bundle's catalogues.
    public init(name: String, bundle: Bundle) {
        (self.name, self.bundle) = (name, bundle.bundleURL)
    }
}

extension Color {
    /// A colour of a bundle's asset catalogues; without a bundle, of the program's. One that is not found is clear, which is
    /// reported as `missing-color`.
    ///
    /// - Parity: variants for a device or for high contrast are not distinguished. The catalogues are read as Xcode keeps
    ///   them (`.xcassets`).
    public init(_ name: String, bundle: Bundle? = nil) {
        self = ._catalogueColor(name, bundle: bundle) ?? Color(.missing(name))
        reportIfMissing()
    }

    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: Bundle(url: resource.bundle))
    }

    /// A colour of a bundle's asset catalogues; nil if there is none. Not for callers outside Copyfit and the package `Shim`.
    public static func _catalogueColor(_ name: String, bundle: Bundle? = nil) -> Color? {
        AssetCatalogues.current.color(name, in: bundle ?? .main)
    }

    /// Reports a colour that was not found to the host whose views are being evaluated, if any.
    func reportIfMissing() {
        guard case .missing(let name) = value else { return }
        DiagnosticSink.report(
            .missingColor,
            "The colour “\(name)” was not found in an asset catalogue, or cannot be read, and is clear: check its name and "
                + "bundle."
        )
    }
}

extension Image {
    /// A picture of an asset catalogue.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: Bundle(url: resource.bundle))
    }
}
