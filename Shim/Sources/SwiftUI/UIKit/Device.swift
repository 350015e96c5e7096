public import Foundation

/// The screen. Its size is the program's argument `--size`, else 390 × 844. A window of another size, a preview and a
/// ``ViewHost`` do not change it.
@preconcurrency @MainActor
public final class UIScreen {
    /// The only screen.
    public static let main = UIScreen()

    /// The size in points.
    public let bounds: CGRect
    /// Pixels per point.
    public let scale: CGFloat = 2

    private init() {
        let arguments = try? HeadlessArguments(CommandLine.arguments.dropFirst())
        bounds = CGRect(origin: .zero, size: arguments?.size ?? HeadlessProgram.usualSize)
    }
}

/// The device. There is none.
@preconcurrency @MainActor
public final class UIDevice {
    /// The only device.
    public static let current = UIDevice()

    /// Counts as a telephone: who reads it has files for telephones and tablets. The sizes of texts say nothing of it;
    /// they are those of macOS unless a host's options say iOS.
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let name = "Copyfit"
    public let model = "Copyfit"
    public let systemName = "Linux"
    public let systemVersion = "0"

    /// Held upright.
    public let orientation = UIDeviceOrientation.portrait
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it is on its side, or upright.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The program. It opens nothing.
@preconcurrency @MainActor
public final class UIApplication {
    /// What started a program.
    public struct LaunchOptionsKey: Hashable, Sendable {}

    /// What opening an address depends on.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    /// The program.
    public static let shared = UIApplication()
    /// The address of the program's settings.
    public static let openSettingsURLString = "app-settings:"

    let window = UIWindow(frame: UIScreen.main.bounds)
    let scene = UIWindowScene()

    /// Whether the screen stays on.
    public var isIdleTimerDisabled = false
    /// The number beside the program's symbol.
    public var applicationIconBadgeNumber = 0

    /// False: nothing can be opened.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler: ((Bool) -> Void)? = nil
    ) {
        completionHandler?(false)
    }
}

/// What hears of events.
open class UIResponder: NSObject {}

/// What hears of the program's life. It never hears of anything.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// Called when the program has been launched; it is not called here.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Succeeds.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}

/// What hears of the program's life, by AppKit's name. It never hears of anything.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {}

/// Names the class of an object that hears of the program's life. The object is not made.
///
/// - Parity: SwiftUI makes the object. A class without a required initialiser can only be made by the Objective-C
///   runtime.
@preconcurrency @MainActor @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
    /// Stops the program.
    public var wrappedValue: DelegateType {
        fatalError("\(DelegateType.self) is not made on Linux; make it yourself where the program reads it.")
    }

    /// Names a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Names the class of an object that hears of the program's life; see ``UIApplicationDelegateAdaptor``.
@preconcurrency @MainActor @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSApplicationDelegate> {
    /// Stops the program.
    public var wrappedValue: DelegateType {
        fatalError("\(DelegateType.self) is not made on Linux; make it yourself where the program reads it.")
    }

    /// Names a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}
