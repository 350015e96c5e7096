public import Foundation

/// A picture by UIKit's name, for `Image(uiImage:)`.
public final class UIImage: Sendable {
    let image: Image

    init(_ image: Image) {
        self.image = image
    }

    /// An empty picture.
    public convenience init() { self.init(Image("")) }

    /// A picture of the program's bundle. Never nil: a missing picture is reported where it is shown.
    public convenience init?(named name: String) { self.init(Image(name)) }

    /// A symbol. Never nil: a missing symbol is reported where it is shown.
    public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

    /// A picture in a file's bytes. Never nil: bytes that are no picture are reported where it is shown.
    public convenience init?(data: Data) { self.init(Image(data: data)) }

    /// A picture in a file. Never nil: a missing file is reported where the picture is shown.
    public convenience init?(contentsOfFile path: String) { self.init(Image(path: path)) }
}

/// A picture by AppKit's name.
public typealias NSImage = UIImage

extension Image {
    /// A picture by UIKit's name.
    public init(uiImage: UIImage) { self = uiImage.image }

    /// A picture by AppKit's name.
    public init(nsImage: NSImage) { self = nsImage.image }
}
