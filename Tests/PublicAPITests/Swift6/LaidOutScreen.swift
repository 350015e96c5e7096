import Copyfit
import Testing

/// The window that a screen is laid out in, with the options of its host.
nonisolated struct Device: Sendable, CustomTestStringConvertible {
    let name: String
    let width: CGFloat
    let height: CGFloat
    var options = HostOptions()

    static let phone = Device(name: "phone", width: 390, height: 844)
    static let desktop = Device(name: "desktop", width: 1280, height: 800)

    /// Both sizes on both platforms.
    static let all = HostOptions.Platform.allCases.flatMap { [phone.imitating($0), desktop.imitating($0)] }

    /// Whether the lengths are those of iOS (`Documentation/Platforms.md`).
    var isIOS: Bool { options.platform == .iOS }

    /// One point, on iOS one of the two pixels of a point.
    var dividerThickness: CGFloat { isIOS ? 0.5 : 1 }

    var testDescription: String { "\(name), \(options.platform)" }

    private func imitating(_ platform: HostOptions.Platform) -> Device {
        var device = self
        device.options.platform = platform
        return device
    }
}

/// A screen with the frames of its parts.
@MainActor
struct LaidOutScreen<Content: View> {
    let host: ViewHost

    /// Expects the frame of the part with an identifier, in points, in the window or from the corner of another part.
    func expect(
        _ identifier: String,
        _ x: CGFloat,
        _ y: CGFloat,
        _ width: CGFloat,
        _ height: CGFloat,
        in container: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let frame = host.frame(id: identifier) else {
            Issue.record("\(identifier) is not laid out.", sourceLocation: sourceLocation)
            return
        }
        let origin = container.flatMap { host.frame(id: $0)?.origin } ?? .zero
        let found = frame.offsetBy(dx: -origin.x, dy: -origin.y)
        let expected = CGRect(x: x, y: y, width: width, height: height)
        let distances = [
            found.minX - expected.minX, found.minY - expected.minY, found.maxX - expected.maxX,
            found.maxY - expected.maxY,
        ]
        #expect(
            distances.allSatisfy { abs($0) < 1e-6 },
            "\(identifier): \(found) instead of \(expected)",
            sourceLocation: sourceLocation
        )
    }

    /// Triggers the action of a part, and lays the screen out again.
    func trigger(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(host.trigger(identifier), "\(identifier) has no action", sourceLocation: sourceLocation)
        #expect(host.update().converged, sourceLocation: sourceLocation)
    }
}

/// Lays out a screen in a window; expects that it settles, and that nothing is wrong with it except for symbols without a
/// drawing: there are thousands, and their frames are known.
@MainActor
func layOut<Content: View>(
    _ screen: Content,
    on device: Device,
    sourceLocation: SourceLocation = #_sourceLocation
) -> LaidOutScreen<Content> {
    let size = ProposedViewSize(width: device.width, height: device.height)
    let host = ViewHost(screen, size: size, options: device.options)
    let report = host.update()
    #expect(report.converged, sourceLocation: sourceLocation)
    let problems = report.diagnostics.filter { $0.code.severity != .info && $0.code != .missingImage }
    #expect(problems.isEmpty, "\(problems)", sourceLocation: sourceLocation)
    return LaidOutScreen(host: host)
}
