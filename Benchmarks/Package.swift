// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let text: Target.Dependency = .product(name: "CopyfitText", package: "Copyfit")

/// A target of `swift package benchmark`, in `Benchmarks/<area>`.
func benchmarks(_ area: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: area,
        dependencies: dependencies + [.product(name: "Benchmark", package: "benchmark")],
        path: "Benchmarks/\(area)",
        swiftSettings: house,
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
}

let package = Package(
    name: "CopyfitBenchmarks",
    dependencies: [
        .package(name: "Copyfit", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // The limits in C
        .systemLibrary(name: "CLimitHarfBuzz", pkgConfig: "harfbuzz"),
        .systemLibrary(name: "CLimitICU", pkgConfig: "icu-uc"),
        .target(name: "CTextLimits", dependencies: ["CLimitHarfBuzz", "CLimitICU"]),

        // The texts
        .target(
            name: "BenchmarkCorpora",
            dependencies: [text],
            resources: [.copy("Texts")],
            swiftSettings: house
        ),

        // What is printed
        .target(name: "BenchmarkReport", swiftSettings: house),

        // The tables of `make bench`; the second, copyfit-layout-bench, is a target of the root package
        .executableTarget(
            name: "copyfit-bench",
            dependencies: [
                "BenchmarkCorpora", "BenchmarkReport", "CTextLimits", text,
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: house
        ),

        // The targets of the plugin
        benchmarks("Preparing", ["BenchmarkCorpora", text]),
        benchmarks("Measuring", ["BenchmarkCorpora", text]),
    ]
)
