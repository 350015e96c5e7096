public import Foundation

/// A picture by UIKit's name, for `Image(uiImage:)`.
public final class UIImage: Sendable {
    let image: Image

    init(_ image: Image) {
        self.image = image
    }

    /// An empty picture.
    public convenience init() { self.init(Image("")) }

    private convenience init?(found image: Image) {
        if image._isMissing { return nil }
        self.init(image)
    }

    /// A picture of the program's bundle; nil if there is none of this name.
    public convenience init?(named name: String) { self.init(found: Image(name)) }

    /// A picture of an asset catalogue.
    public convenience init(resource: ImageResource) { self.init(Image(resource)) }

    /// A symbol. Never nil: which names Apple's systems know cannot be asked here, and a symbol without a drawing is
    /// reported where it is shown.
    public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

    /// A picture in a file's bytes; nil if they are no PNG or JPEG.
    public convenience init?(data: Data) { self.init(found: Image(data: data)) }

    /// A picture in a file; nil if there is no file, or no PNG or JPEG in it.
    public convenience init?(contentsOfFile path: String) { self.init(found: Image(path: path)) }
}

/// A picture by AppKit's name.
public typealias NSImage = UIImage

extension Image {
    /// A picture by UIKit's name.
    public init(uiImage: UIImage) { self = uiImage.image }

    /// A picture by AppKit's name.
    public init(nsImage: NSImage) { self = nsImage.image }
}
