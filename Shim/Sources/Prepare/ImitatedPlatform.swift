import ArgumentParser

/// The platform whose branches of conditional code a copy has.
enum ImitatedPlatform: String, CaseIterable, ExpressibleByArgument {
    case ios
    case macos

    /// The name in `os(…)`.
    var name: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        }
    }

    /// The modules of the Shim that exist on the platform.
    var modules: Set<String> {
        let common: Set = ["SwiftUI", "Combine", "CoreGraphics", "UniformTypeIdentifiers", "QuartzCore", "os", "simd"]
        return common.union([self == .ios ? "UIKit" : "AppKit"])
    }
}
