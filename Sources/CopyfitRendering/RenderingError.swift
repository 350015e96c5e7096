/// Why a drawing could not be made into a file.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The drawing has no area, or a side that is not a finite number.
    case noArea
    /// The picture would have more pixels, or a longer side, than is allowed.
    case tooLarge(width: Double, height: Double, limit: SizeLimit)
    /// ``RenderingOptions/isCancelled`` ended the rendering.
    case cancelled
    /// The rendering took longer than ``RenderingOptions/deadline`` allows.
    case deadlinePassed
    /// The content does not allow a standard that the file should follow.
    case notConforming(PDFConformance, reason: String)
    /// The library that renders stopped with an error; `reason` is its message.
    case failed(reason: String)

    /// The file could not be written.
    case notWritten(path: String, reason: String)

    /// One sentence that says what happened and what to do.
    public var description: String {
        switch self {
        case .noArea: "The drawing has no area: give it a finite width and height greater than 0."
        case .tooLarge(let width, let height, let limit): limit.sentence(width, height)
        case .notWritten(let path, let reason): "\(path) could not be written: \(reason)."
        case .cancelled: "The rendering was cancelled."
        case .deadlinePassed: "The rendering was not finished in time: allow more time, or draw less."
        case .notConforming(let standard, let reason): "The file cannot follow \(standard.name): \(reason)."
        case .failed(let reason): "The drawing could not be rendered: \(reason)."
        }
    }
}
