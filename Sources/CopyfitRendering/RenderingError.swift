/// Why a drawing could not be made into a file.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The drawing has no area, or a side that is not a finite number.
    case noArea
    /// The picture would have more pixels on a side, or in all, than is allowed.
    case tooLarge(width: Double, height: Double, limit: Int)
    /// The library that renders stopped with an error; `reason` is its message.
    case failed(reason: String)

    /// The file could not be written.
    case notWritten(path: String, reason: String)

    /// One sentence that says what happened and what to do.
    public var description: String {
        switch self {
        case .noArea: "The drawing has no area: give it a finite width and height greater than 0."
        case .tooLarge(let width, let height, let limit):
            "The picture would have \(width) × \(height) pixels; the limit is \(limit) in all. Use a smaller scale."
        case .notWritten(let path, let reason): "\(path) could not be written: \(reason)."
        case .failed(let reason): "The drawing could not be rendered: \(reason)."
        }
    }
}
