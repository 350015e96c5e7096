import Copyfit
import CopyfitImaging
import Foundation

/// A form in which a view is recorded.
public struct SnapshotForm: Sendable {
    enum Kind: Sendable {
        case image(SnapshotTolerance)
        case tree, svg
    }

    let kind: Kind
    let device: SnapshotDevice

    /// The view's picture as a PNG file, with the device's scale.
    public static func image(
        _ device: SnapshotDevice = .fitting,
        tolerance: SnapshotTolerance = .perceptual
    ) -> SnapshotForm {
        SnapshotForm(kind: .image(tolerance), device: device)
    }

    /// The tree of views with their frames as text, as `ViewHost.dump()` gives it.
    public static func tree(_ device: SnapshotDevice) -> SnapshotForm { SnapshotForm(kind: .tree, device: device) }
    /// The tree of views in the view's own size.
    public static var tree: SnapshotForm { tree(.fitting) }

    /// The view's drawing as an SVG file, compared as text.
    public static func svg(_ device: SnapshotDevice) -> SnapshotForm { SnapshotForm(kind: .svg, device: device) }
    /// The view's drawing in its own size.
    public static var svg: SnapshotForm { svg(.fitting) }

    /// The end of the file's name: `iPhone15.png`.
    var ending: String {
        switch kind {
        case .image: device.name + ".png"
        case .tree: device.name + ".txt"
        case .svg: device.name + ".svg"
        }
    }

    /// The file of a view.
    @MainActor func file(of view: some View) throws -> Data {
        let host = device.host(view)
        _ = host.update()
        switch kind {
        case .image: return try host.pngData(scale: device.scale)
        case .tree: return Data((host.dump() + "\n").utf8)
        case .svg: return Data(try host.svg().utf8)
        }
    }

    /// What differs between a recorded file and that of the view; nil if nothing does.
    func difference(of actual: Data, from reference: Data) -> SnapshotDifference? {
        if actual == reference { return nil }
        switch kind {
        case .image(let tolerance): return PixelComparison.difference(of: actual, from: reference, tolerance)
        case .tree, .svg: return LineComparison.difference(of: actual, from: reference)
        }
    }
}
