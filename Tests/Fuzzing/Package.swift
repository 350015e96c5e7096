// swift-tools-version: 6.2
import PackageDescription

// Linked with libFuzzer, and its dependencies instrumented, only when the compiler is told so for the whole build:
// see run.sh.

let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let text: Target.Dependency = .product(name: "CopyfitText", package: "Copyfit")

let package = Package(
    name: "CopyfitFuzzing",
    dependencies: [.package(name: "Copyfit", path: "../..")],
    targets: [
        .systemLibrary(name: "CLibFuzzer"),
        // The tests' own fonts: a link to Tests/TestSupport.
        .target(name: "FontBuilding", dependencies: [text], path: "Sources/TestSupport", exclude: ["Fonts"]),

        // How a harness is run, and the laws that both check
        .target(name: "Harness", dependencies: ["CLibFuzzer", text], swiftSettings: house),

        // The harnesses
        .executableTarget(name: "FuzzFonts", dependencies: ["Harness", "FontBuilding", text], swiftSettings: house),
        .executableTarget(name: "FuzzText", dependencies: ["Harness", "FontBuilding", text], swiftSettings: house),
    ]
)
