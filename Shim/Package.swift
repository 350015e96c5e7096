// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// A package of its own: in the root package the modules' presence, and with it `canImport(SwiftUI)`, would depend on the
// order in which targets are built; and users of Copyfit alone never build swift-syntax and OpenCombine.
let package = Package(
    name: "CopyfitShim",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Combine", targets: ["Combine"]),
    ],
    dependencies: [
        .package(name: "Copyfit", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .target(
            name: "Combine",
            dependencies: [
                .product(name: "Copyfit", package: "Copyfit"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]
        ),
        .target(name: "CPreviewRecords"),
        .macro(
            name: "SwiftUIMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ],
            path: "Macros"
        ),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Combine", "CPreviewRecords", "SwiftUIMacros",
                .product(name: "Copyfit", package: "Copyfit"), .product(name: "CopyfitImaging", package: "Copyfit"),
            ]
        ),
        .executableTarget(name: "SampleApp", dependencies: ["SwiftUI", "Combine"], path: "Tests/SampleApp"),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Combine", "SampleApp"]),
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
