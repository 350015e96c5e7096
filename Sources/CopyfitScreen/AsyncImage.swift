public import CopyfitViews
public import Foundation

/// A picture from an address. Nothing is fetched here: the view shows what it would show while fetching, and is
/// reported as `unsupported-modifier` if it has an address.
public nonisolated struct AsyncImage<Content: View>: BuiltInView {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content

    /// A picture; while it is fetched, an empty one that takes the proposed size.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image.absent.resizable() }
    }

    /// What a function makes of the picture, and a placeholder to show while it is fetched.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// What a function makes of the phase of fetching.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    public var body: some View {
        if url == nil { content(.empty) } else { content(.empty).unsupported("AsyncImage") }
    }
}

/// The phase of fetching a picture: here always `empty`.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, once it has been fetched.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// The error, if fetching failed.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
