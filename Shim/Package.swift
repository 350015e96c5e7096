// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// What the targets of ours are compiled with, as those of the root package.
let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

// A package of its own: in the root package the modules' presence, and with it `canImport(SwiftUI)`, would depend on the
// order in which targets are built; and users of Copyfit alone never build swift-syntax and OpenCombine.
let package = Package(
    name: "CopyfitShim",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "simd", targets: ["simd"]),
        .executable(name: "copyfit-prepare", targets: ["Prepare"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    ],
    dependencies: [
        .package(name: "Copyfit", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    ],
    targets: [
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "Copyfit", package: "Copyfit"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ],
            swiftSettings: house
        ),
        .target(name: "CPreviewRecords"),
        .macro(
            name: "SwiftUIMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            path: "Macros",
            swiftSettings: house
        ),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Combine", "CPreviewRecords", "SwiftUIMacros",
                .product(name: "Copyfit", package: "Copyfit"), .product(name: "CopyfitImaging", package: "Copyfit"),
                .product(name: "CopyfitDrawing", package: "Copyfit"),
                .product(name: "CopyfitRendering", package: "Copyfit"),
            ],
            swiftSettings: house
        ),
        // For files that import these modules for values that SwiftUI's module has.
        .target(name: "CoreGraphics", dependencies: ["SwiftUI"], swiftSettings: house),
        .target(name: "UIKit", dependencies: ["SwiftUI"], swiftSettings: house),
        .target(name: "AppKit", dependencies: ["SwiftUI"], swiftSettings: house),
        .target(name: "UniformTypeIdentifiers", swiftSettings: house),
        // Empty, for sources that import them.
        .target(name: "QuartzCore", swiftSettings: house),
        .target(name: "os"),
        .target(name: "simd", swiftSettings: house),
        .executableTarget(
            name: "Prepare",
            dependencies: [
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: house
        ),
        .testTarget(name: "PrepareTests", dependencies: ["Prepare"]),
        .executableTarget(name: "AssetSymbolWriter", swiftSettings: house),
        .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolWriter"]),
        .executableTarget(
            name: "SampleApp",
            dependencies: ["SwiftUI", "Combine"],
            path: "Tests/SampleApp",
            resources: [.process("Breads.xcassets")],
            plugins: ["AssetSymbols"]
        ),
        .testTarget(
            name: "SwiftUITests",
            dependencies: ["SwiftUI", "Combine", "SampleApp", "AssetSymbolWriter", "UniformTypeIdentifiers"]
        ),
        .testTarget(
            name: "SwiftUISwift5Tests",
            dependencies: ["SwiftUI", "Combine"],
            path: "Tests/Modes/Swift5",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "SwiftUIMainActorTests",
            dependencies: ["SwiftUI", "Combine"],
            path: "Tests/Modes/MainActorDefault",
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ]
)
