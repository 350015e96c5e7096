import CopyfitAssets
public import CopyfitLayout
public import Foundation

/// A picture. For any proposal its size is the number of pixels that its file states, divided by its scale. A resizable
/// picture takes the proposal.
///
/// Symbols are squares of the font's point size. A picture that cannot be found has no size.
public nonisolated struct Image: View, Equatable, Sendable {
    public typealias Body = Never

    /// The way in which a resizable picture fills its size.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// The size of symbols relative to their text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small, medium, large
    }

    /// The interpolation between a file's pixels.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// Whether a picture is drawn unchanged or in the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    enum Source: Hashable, Sendable {
        case file(ImageFile, scale: CGFloat)
        /// A picture that cannot be shown, and what it is called.
        case missing(String)
        case symbol(String)
        /// A picture that is not fetched; it takes no room by itself.
        case absent

        init(_ variant: CatalogueImage.Variant) { self = .file(variant.file, scale: variant.scale) }
    }

    private(set) var source: Source
    /// What is shown in the dark appearance; nil if that is the same.
    private var darkSource: Source?
    var capInsets: EdgeInsets?
    private(set) var resizingMode = ResizingMode.stretch
    private(set) var templateMode: TemplateRenderingMode?
    private(set) var interpolation = Interpolation.medium
    /// What assistive tools read instead of the picture; nil if that is not known.
    package var alternative: Alternative?

    /// What assistive tools read instead of a picture.
    package enum Alternative: Equatable, Sendable {
        /// Nothing.
        case decorative
        case text(Text)
    }

    init(_ source: Source) {
        self.source = source
    }

    /// A picture of a bundle: by its name in an asset catalogue, else by its file name, with or without the extension `png`
    /// or `jpg`.
    ///
    /// - Parity: of an asset catalogue the PNG and JPEG files are read, those with the most pixels a point.
    public init(_ name: String, bundle: Bundle? = nil) {
        let bundle = bundle ?? .main
        alternative = .text(Text(verbatim: name))
        if let image = AssetCatalogues.current.image(name, in: bundle) {
            source = Source(image.light)
            darkSource = image.dark.map { Source($0) }
            templateMode = image.isTemplate.map { $0 ? .template : .original }
            return
        }
        let path =
            bundle.path(forResource: name, ofType: nil) ?? bundle.path(forResource: name, ofType: "png")
            ?? bundle.path(forResource: name, ofType: "jpg")
        source = path.flatMap(ImageFile.init).map { .file($0, scale: 1) } ?? .missing("“\(name)”")
    }

    /// A symbol by name.
    public init(systemName: String) {
        source = .symbol(systemName)
    }

    /// A picture of a bundle that assistive tools ignore.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        alternative = .decorative
    }

    /// A picture from the bytes of a PNG or JPEG file, with `scale` pixels per point.
    public init(data: Data, scale: CGFloat = 1) {
        source = ImageFile(bytes: data).map { .file($0, scale: scale) } ?? .missing("given as bytes")
    }

    /// A picture from a PNG or JPEG file, with `scale` pixels per point.
    public init(path: String, scale: CGFloat = 1) {
        source = ImageFile(path: path).map { .file($0, scale: scale) } ?? .missing("“\(path)”")
    }

    /// A picture that is not there: it takes no room and draws nothing.
    package static var absent: Image { Image(.absent) }

    /// Whether there is no such file or no picture in it. Not for callers outside Copyfit and the package `Shim`.
    public var _isMissing: Bool {
        if case .missing = source { true } else { false }
    }

    /// The remark on a picture that cannot be shown.
    private static func missingPicture(_ name: String) -> String {
        "The picture \(name) was not found, or is not a PNG or JPEG file, and takes no space: check its name, bundle, path or "
            + "bytes."
    }

    /// The remark on a symbol without a drawing.
    static func missingSymbol(_ name: String) -> String {
        "There is no drawing of the symbol “\(name)”; a square is drawn in its place."
    }

    /// This picture, taking the proposed size, but at least the sum of its cap insets.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.capInsets = capInsets
        image.resizingMode = resizingMode
        return image
    }

    /// This picture, drawn in its own colours or, as a template, in the foreground style; nil is its own colours for
    /// pictures and a template for symbols.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.templateMode = renderingMode
        return image
    }

    /// This picture; `none` enlarges its pixels as squares.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    /// This picture; how edges are drawn does not change its size.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    nonisolated public static func _reconcile(_ view: Image, at position: _ViewPosition) -> _ViewNode {
        let view = view.shown(in: position.environment.colorScheme)
        return LeafNode.reconcile(
            ImageParameters(image: view, size: view.size(in: position.environment)),
            at: position
        )
    }

    /// The picture as it is in an appearance.
    func shown(in colorScheme: ColorScheme) -> Image {
        guard colorScheme == .dark, let darkSource else { return self }
        var image = self
        image.source = darkSource
        return image
    }

    func size(in environment: EnvironmentValues) -> CGSize {
        switch source {
        case .file(let file, let scale):
            let scale = scale.givenRatio(as: "A picture's scale") ?? 1
            return CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale)
        case .missing(let name):
            DiagnosticSink.report(.missingImage, Self.missingPicture(name))
            return .zero
        case .absent: return .zero
        case .symbol(let name):
            if SymbolDrawing.named(name) == nil { DiagnosticSink.report(.missingImage, Self.missingSymbol(name)) }
            let font = ResolvedFont(font: nil, adjustment: FontAdjustment(), environment: environment)
            let side = (font.size * environment.builtIn.imageScale).givenExtent(as: "A symbol's size") ?? 0
            return CGSize(width: side, height: side)
        }
    }
}

extension Image.Scale {
    /// The size of a symbol as a multiple of the font's.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.25
        }
    }
}

struct ImageParameters: LayoutParameters {
    let image: Image
    let size: CGSize

    func lays(outLike other: ImageParameters) -> Bool {
        size == other.size && image.capInsets == other.image.capInsets
    }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        painter.draw(image, in: frame, element.node.environment)
    }

    var behaviour: LayoutBehaviour {
        guard let capInsets = image.capInsets?.given(as: "A cap inset") else { return .fixed(size) }
        let minimum = CGSize(
            width: capInsets.leading + capInsets.trailing,
            height: capInsets.top + capInsets.bottom
        )
        return .resizable(ideal: size, minimum: minimum)
    }

    var name: String { "Image" }
}

extension View {
    /// The size of the symbols inside relative to the font size: 0.8, 1 or 1.25 times.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        builtInEnvironment { $0.imageScale = scale.factor }
    }
}
