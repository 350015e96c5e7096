// swift-tools-version: 6.2
import PackageDescription

// A package of its own: in the root package the module's presence, and with it `canImport(SwiftUI)`, would depend on the
// order in which targets are built.
let package = Package(
    name: "CopyfitShim",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"])
    ],
    dependencies: [
        .package(name: "Copyfit", path: "..")
    ],
    targets: [
        .target(
            name: "SwiftUI",
            dependencies: [
                .product(name: "Copyfit", package: "Copyfit"), .product(name: "CopyfitImaging", package: "Copyfit"),
            ]
        ),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"]),
    ]
)
