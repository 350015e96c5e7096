public import Copyfit
public import CopyfitLayout
public import Foundation

/// What a view is laid out for when a snapshot of it is made: a size, safe areas, the pixels of a point, a platform, and
/// what the user has set.
///
/// ```swift
/// let phone = SnapshotDevice.iPhone15.dark.typeSize(.accessibility2)
/// print(phone.name)  // iPhone15-dark-accessibility2
/// ```
public struct SnapshotDevice: Sendable {
    /// The name in the file's name, with the scale if it is not 2 and the platform if it is not iOS: `200xany@3x-macOS`.
    public private(set) var name: String
    /// The size in points that is proposed to the view; nil along an axis is its ideal length.
    public private(set) var proposedSize: ProposedViewSize
    /// The parts at the edges that the system covers, in points.
    public private(set) var safeAreaInsets: EdgeInsets
    /// Pixels to a point.
    public let scale: CGFloat
    /// The platform whose metrics controls and texts have.
    public let platform: HostOptions.Platform
    private let landscapeInsets: EdgeInsets
    private var changes: [@Sendable (inout EnvironmentValues) -> Void] = []

    /// A device of your own. In landscape it has the same safe areas unless others are given.
    ///
    /// - Parameters:
    ///   - name: The name, to which the scale and the platform are added unless they are 2 and iOS.
    ///   - size: The screen's size in portrait, in points.
    ///   - safeAreaInsets: The insets of the safe area in portrait, in points.
    ///   - landscapeInsets: The insets in landscape, in points; nil for those in portrait.
    ///   - scale: Pixels per point.
    ///   - platform: The platform whose metrics controls and texts have.
    public init(
        name: String,
        size: ProposedViewSize,
        safeAreaInsets: EdgeInsets = EdgeInsets(),
        landscapeInsets: EdgeInsets? = nil,
        scale: CGFloat = 2,
        platform: HostOptions.Platform = .iOS
    ) {
        let density = scale == 2 ? "" : "@" + Self.text(scale) + "x"
        let system = platform == .iOS ? "" : "-" + platform.rawValue
        let landscape = landscapeInsets ?? safeAreaInsets
        self.init(name + density + system, size, safeAreaInsets, landscape: landscape, scale: scale, platform)
    }

    init(
        _ wholeName: String,
        _ size: ProposedViewSize,
        _ safeAreaInsets: EdgeInsets,
        landscape: EdgeInsets,
        scale: CGFloat,
        _ platform: HostOptions.Platform
    ) {
        (name, proposedSize, self.scale, self.platform) = (wholeName, size, scale, platform)
        (self.safeAreaInsets, landscapeInsets) = (safeAreaInsets, landscape)
    }

    /// A number without a fraction of zero.
    private static func text(_ number: CGFloat) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A view of this size in points, or of its own, without safe areas, with a point of two pixels.
    public static func size(
        _ width: CGFloat? = nil,
        _ height: CGFloat? = nil,
        scale: CGFloat = 2,
        platform: HostOptions.Platform = .iOS
    ) -> SnapshotDevice {
        func side(_ length: CGFloat?) -> String { length.map(text) ?? "any" }
        let name = width == nil && height == nil ? "fitting" : side(width) + "x" + side(height)
        let size = ProposedViewSize(width: width, height: height)
        return SnapshotDevice(name: name, size: size, scale: scale, platform: platform)
    }

    /// The view's own size.
    public static var fitting: SnapshotDevice { size() }
}

extension SnapshotDevice {
    /// The device on its side.
    public var landscape: SnapshotDevice {
        var device = self
        device.name += "-landscape"
        device.proposedSize = ProposedViewSize(width: proposedSize.height, height: proposedSize.width)
        device.safeAreaInsets = landscapeInsets
        return device
    }

    /// The device in the dark appearance.
    public var dark: SnapshotDevice { with("dark") { $0.colorScheme = .dark } }

    /// The device with another size of type.
    public func typeSize(_ size: DynamicTypeSize) -> SnapshotDevice { with("\(size)") { $0.dynamicTypeSize = size } }

    /// The device in a language, as a BCP 47 tag, with the direction in which it is written.
    public func locale(_ identifier: String) -> SnapshotDevice {
        with(identifier) { environment in
            environment.locale = Locale(identifier: identifier)
            let isMirrored = Locale.Language(identifier: identifier).characterDirection == .rightToLeft
            environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        }
    }

    /// The device with another environment, and a name for it.
    public func with(
        _ name: String,
        _ change: @escaping @Sendable (inout EnvironmentValues) -> Void
    ) -> SnapshotDevice {
        var device = self
        device.name += "-" + name
        device.changes.append(change)
        return device
    }

    /// A host of a view on the device.
    @MainActor func host(_ view: some View) -> ViewHost {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        for change in changes { change(&environment) }
        var options = HostOptions()
        (options.platform, options.safeAreaInsets) = (platform, safeAreaInsets)
        return ViewHost(view, size: proposedSize, environment: environment, options: options)
    }
}
