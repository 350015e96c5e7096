import Copyfit
import CopyfitImaging
import CopyfitRendering
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
        let name = device.name.replacing("/", with: "-")
        return switch kind {
        case .image: name + ".png"
        case .tree: name + ".txt"
        case .svg: name + ".svg"
        }
    }

    /// The file of a view, with what is wrong with it: problems that the layout found, and what a picture does not show as asked.
    @MainActor func file(of view: some View) throws(RenderingError) -> RenderedFile {
        let host = device.host(view)
        let problems = host.update().diagnostics.filter(\.spoilsSnapshots).map(\.description)
        switch kind {
        case .image:
            var renderer = PNGRenderer()
            renderer.scale = device.scale
            let file = try renderer.render(host.displayList())
            return RenderedFile(bytes: file.bytes, remarks: problems + file.remarks)
        case .tree: return RenderedFile(bytes: Data((host.dump() + "\n").utf8), remarks: problems)
        case .svg: return RenderedFile(bytes: Data(try host.svg().utf8), remarks: problems)
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

extension Diagnostic {
    /// Whether a record of the view would not be what the program asks for. Tasks and timers may wait: a snapshot is of the first moment.
    fileprivate var spoilsSnapshots: Bool { code.severity != .info || code == .styleSubstituted }
}
