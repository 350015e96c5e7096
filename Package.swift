// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with: see CONTRIBUTING.md, "Compiler settings".
let house: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

/// The folders of `Fonts/`, one per family; each is copied whole, licence included.
let fontFamilies = [
    "Inter", "NotoSerif", "NotoSansMono", "NotoSans", "NotoSansArabic", "NotoSansHebrew", "NotoSansDevanagari",
    "NotoSansBengali", "NotoSansTamil", "NotoSansThai", "NotoScripts", "NotoSansSymbols", "NotoSansMath",
    "NotoSansSymbols2",
    "NotoSansCJK", "NotoColorEmoji",
]

let package = Package(
    name: "Copyfit",
    products: [
        .library(name: "CopyfitText", targets: ["CopyfitText", "CopyfitFonts", "CopyfitLanguages"]),
        .library(name: "CopyfitGeometry", targets: ["CopyfitGeometry"]),
        .library(name: "CopyfitLayout", targets: ["CopyfitLayout"]),
        .library(name: "CopyfitDrawing", targets: ["CopyfitDrawing"]),
        .library(name: "CopyfitRendering", targets: ["CopyfitRendering"]),
        .library(name: "Copyfit", targets: ["Copyfit"]),
        .library(name: "CopyfitImaging", targets: ["CopyfitImaging"]),
        .library(name: "CopyfitExtras", targets: ["CopyfitExtras"]),
        .library(name: "CopyfitDocuments", targets: ["CopyfitDocuments"]),
        .library(name: "CopyfitExplaining", targets: ["CopyfitExplaining"]),
        .library(name: "CopyfitInspecting", targets: ["CopyfitInspecting"]),
        .library(name: "CopyfitChecking", targets: ["CopyfitChecking", "CopyfitTranslations", "CopyfitFit"]),
        .library(name: "CopyfitReporting", targets: ["CopyfitReporting"]),
        .library(name: "CopyfitTesting", targets: ["CopyfitTesting"]),
        .library(name: "CopyfitC", type: .static, targets: ["CopyfitC"]),
        .executable(name: "copyfit", targets: ["CopyfitCLI"]),
        .executable(name: "copyfit-render", targets: ["CopyfitRenderCLI"]),
        .executable(name: "copyfit-check", targets: ["CopyfitCheckCLI"]),
        .plugin(name: "CopyfitCheckPlugin", targets: ["CopyfitCheckPlugin"]),
    ],
    traits: [
        .trait(
            name: "BundledFonts",
            description: "Puts the fonts and hyphenation patterns of Fonts/ (52 MB) beside programs"
        ),
        .default(enabledTraits: ["BundledFonts"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // C
        .target(name: "CUnicodeTables", exclude: ["LICENSE-Unicode.txt"]),
        .systemLibrary(
            name: "CHarfBuzz",
            pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
        ),
        .systemLibrary(
            name: "CFreeType",
            pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]
        ),
        .systemLibrary(
            name: "CFontconfig",
            pkgConfig: "fontconfig",
            providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]
        ),

        .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CTurboJPEG",
            pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]
        ),
        .systemLibrary(
            name: "CDeflate",
            pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]
        ),
        .systemLibrary(
            name: "CHarfBuzzSubset",
            pkgConfig: "harfbuzz-subset",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
        ),

        // Text
        .target(name: "CopyfitLanguages", swiftSettings: house),
        .target(
            name: "CopyfitUnicode",
            dependencies: ["CUnicodeTables", "CopyfitLanguages"],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitFontFiles",
            path: "Fonts",
            exclude: ["README.md"],
            resources: fontFamilies.map { .copy($0) } + [.copy("Hyphenation")],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitBundledFonts",
            dependencies: [.target(name: "CopyfitFontFiles", condition: .when(traits: ["BundledFonts"]))],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitFonts",
            dependencies: ["CHarfBuzz", "CFreeType", "CFontconfig", "CopyfitBundledFonts", "CopyfitLanguages"],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitText",
            dependencies: ["CopyfitUnicode", "CopyfitFonts", "CopyfitLanguages"],
            swiftSettings: house
        ),
        .target(name: "CopyfitFit", dependencies: ["CopyfitText"], swiftSettings: house),

        .target(name: "CopyfitMarkup", swiftSettings: house),

        // Layout and views
        .target(name: "CopyfitGeometry", swiftSettings: house),
        .target(name: "CopyfitLayout", dependencies: ["CopyfitGeometry"], swiftSettings: house),
        .target(
            name: "CopyfitDrawing",
            dependencies: ["CopyfitGeometry", "CopyfitFonts", "CopyfitBundledFonts"],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitRendering",
            dependencies: [
                "CopyfitDrawing", "CopyfitFonts", "CopyfitMarkup", "CCairo", "CFreeType", "CTurboJPEG", "CDeflate",
                "CHarfBuzzSubset",
            ],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitAppleStrings",
            dependencies: ["CopyfitJSON", "CopyfitLanguages"],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitAssets",
            dependencies: ["CopyfitGeometry", "CopyfitDrawing", "CopyfitAppleStrings", "CopyfitLanguages"],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitViews",
            dependencies: [
                "CopyfitGeometry", "CopyfitLayout", "CopyfitDrawing", "CopyfitFit", "CopyfitText", "CopyfitFonts",
                "CopyfitUnicode", "CopyfitLanguages", "CopyfitAssets", "CopyfitMarkup",
            ],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitScreen",
            dependencies: ["CopyfitViews", "CopyfitLayout", "CopyfitDrawing"],
            swiftSettings: house
        ),
        .target(name: "Copyfit", dependencies: ["CopyfitViews", "CopyfitScreen"], swiftSettings: house),
        .target(
            name: "CopyfitImaging",
            dependencies: ["Copyfit", "CopyfitRendering"],
            swiftSettings: house
        ),
        .target(name: "CopyfitExtras", dependencies: ["Copyfit"], swiftSettings: house),
        .target(
            name: "CopyfitDocuments",
            dependencies: [
                "Copyfit", "CopyfitExtras", "CopyfitInspecting", "CopyfitFit", "CopyfitFonts", "CopyfitJSON",
                "CopyfitRecords",
            ],
            swiftSettings: house
        ),

        .target(
            name: "CopyfitInspecting",
            dependencies: [
                "Copyfit", "CopyfitViews", "CopyfitLayout", "CopyfitExplaining", "CopyfitFit", "CopyfitText",
            ],
            swiftSettings: house
        ),

        // The C library
        .systemLibrary(name: "CCopyfit"),
        .target(
            name: "CopyfitC",
            dependencies: [
                "CCopyfit", "CopyfitRecords", "CopyfitFit", "CopyfitText", "CopyfitFonts", "CopyfitUnicode",
                "CopyfitJSON",
            ],
            swiftSettings: house
        ),

        // The command
        .target(name: "CopyfitJSON", swiftSettings: house),
        .target(
            name: "CopyfitTranslations",
            dependencies: ["CopyfitAppleStrings", "CopyfitMarkup", "CopyfitJSON", "CopyfitLanguages"],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitChecking",
            dependencies: [
                "CopyfitFit", "CopyfitTranslations", "CopyfitText", "CopyfitFonts", "CopyfitUnicode",
                "CopyfitLanguages",
                "CopyfitBundledFonts",
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitReporting",
            dependencies: ["CopyfitChecking", "CopyfitMarkup", "CopyfitUnicode"],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitTesting",
            dependencies: [
                "Copyfit", "CopyfitAssets", "CopyfitChecking", "CopyfitTranslations", "CopyfitLanguages",
                "CopyfitUnicode", "CopyfitImaging", "CopyfitRendering", "CopyfitMarkup", "CopyfitLayout",
            ],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitRecords",
            dependencies: [
                "CopyfitFit", "CopyfitText", "CopyfitFonts", "CopyfitUnicode", "CopyfitLanguages", "CopyfitJSON",
            ],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitExplaining",
            dependencies: [
                "CopyfitRecords", "CopyfitFit", "CopyfitText", "CopyfitFonts", "CopyfitUnicode", "CopyfitJSON",
            ],
            swiftSettings: house
        ),
        .target(
            name: "CopyfitCommandLine",
            dependencies: [
                "CopyfitRecords", "CopyfitFit", "CopyfitText", "CopyfitFonts", "CopyfitUnicode", "CopyfitBundledFonts",
                "CopyfitJSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: house
        ),
        .executableTarget(
            name: "CopyfitCLI",
            dependencies: [
                "CopyfitCommandLine", "CopyfitExplaining", "CopyfitRecords", "CopyfitFit", "CopyfitText",
                "CopyfitFonts",
                "CopyfitUnicode", "CopyfitBundledFonts", "CopyfitJSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: house
        ),
        // Its own program, so that `copyfit` does not load what only pictures need
        .executableTarget(
            name: "CopyfitRenderCLI",
            dependencies: [
                "CopyfitCommandLine", "CopyfitDocuments", "CopyfitInspecting", "CopyfitBundledFonts", "CopyfitFonts",
                "CopyfitJSON",
                "CopyfitRecords", "Copyfit", "CopyfitRendering", "CopyfitFit", "CopyfitText",
                "CopyfitUnicode",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: house
        ),
        // Its own program for the same reason: it reads YAML and translation files
        .executableTarget(
            name: "CopyfitCheckCLI",
            dependencies: [
                "CopyfitCommandLine", "CopyfitRecords", "CopyfitReporting", "CopyfitChecking", "CopyfitFit",
                "CopyfitTranslations",
                "CopyfitFonts", "CopyfitUnicode", "CopyfitBundledFonts",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: house
        ),
        .plugin(
            name: "CopyfitCheckPlugin",
            capability: .command(
                intent: .custom(
                    verb: "copyfit-check",
                    description: "Check whether all translations of the package fit"
                ),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "It writes the reports, the baseline and the rules file that its options name"
                    )
                ]
            )
        ),

        // Examples
        .executableTarget(name: "EqualWidthButtons", dependencies: ["Copyfit"], path: "Examples/EqualWidthButtons"),
        .executableTarget(name: "ChatBubbles", dependencies: ["Copyfit"], path: "Examples/ChatBubbles"),
        .executableTarget(name: "WrappingTags", dependencies: ["Copyfit"], path: "Examples/WrappingTags"),
        .executableTarget(name: "FormColumns", dependencies: ["Copyfit"], path: "Examples/FormColumns"),
        .executableTarget(name: "MeasuringText", dependencies: ["Copyfit"], path: "Examples/MeasuringText"),
        .executableTarget(
            name: "OnePassLayouts",
            dependencies: ["Copyfit", "CopyfitExtras"],
            path: "Examples/OnePassLayouts"
        ),

        .executableTarget(
            name: "SocialCard",
            dependencies: ["Copyfit", "CopyfitImaging"],
            path: "Examples/SocialCard"
        ),
        .executableTarget(
            name: "Receipt",
            dependencies: ["Copyfit", "CopyfitImaging", "CopyfitRendering"],
            path: "Examples/Receipt"
        ),
        .executableTarget(
            name: "TerminalCells",
            dependencies: ["CopyfitLayout"],
            path: "Examples/TerminalCells",
            packageAccess: false
        ),
        .executableTarget(
            name: "Gallery",
            dependencies: ["Copyfit", "CopyfitExtras", "CopyfitImaging", "CopyfitRendering"],
            path: "Examples/Gallery"
        ),

        // Tests
        .target(
            name: "AcceptancePrograms",
            dependencies: ["Copyfit"],
            path: "Tests/AcceptancePrograms",
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitTests",
            dependencies: [
                "Copyfit", "CopyfitViews", "CopyfitAssets", "CopyfitLayout", "CopyfitText", "CopyfitFonts",
                "CopyfitMarkup", "AcceptancePrograms", "TestSupport",
            ],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitLawTests",
            dependencies: [
                "CopyfitExtras", "Copyfit", "CopyfitViews", "CopyfitLayout", "CopyfitText", "AllocationCounter",
            ],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitExtrasTests",
            dependencies: ["CopyfitExtras", "Copyfit", "AcceptancePrograms"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitDocumentsTests",
            dependencies: ["CopyfitDocuments", "CopyfitInspecting", "CopyfitExtras", "Copyfit", "LayoutTrees"],
            swiftSettings: house
        ),
        .testTarget(
            name: "PublicAPISwift5Tests",
            dependencies: ["Copyfit"],
            path: "Tests/PublicAPITests/Swift5",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "PublicAPISwift6Tests",
            dependencies: ["Copyfit"],
            path: "Tests/PublicAPITests/Swift6",
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .testTarget(
            name: "PublicAPIMainActorTests",
            dependencies: ["Copyfit", "CopyfitExtras"],
            path: "Tests/PublicAPITests/MainActorDefault",
            swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "PublicAPIExistentialAnyTests",
            dependencies: ["Copyfit"],
            path: "Tests/PublicAPITests/ExistentialAny",
            swiftSettings: [
                .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("InternalImportsByDefault"),
            ]
        ),
        .testTarget(
            name: "CopyfitBundledFontsTests",
            dependencies: ["CopyfitBundledFonts"],
            swiftSettings: house
        ),
        .target(
            name: "TestSupport",
            dependencies: ["CopyfitFonts", "CopyfitUnicode", "CopyfitBundledFonts"],
            path: "Tests/TestSupport",
            exclude: ["Fonts"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitLanguagesTests",
            dependencies: ["CopyfitLanguages"],
            exclude: ["Recorded"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitUnicodeLawTests",
            dependencies: ["CopyfitUnicode", "CopyfitText"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitUnicodeTests",
            dependencies: ["CopyfitUnicode", "CopyfitBundledFonts", "TestSupport"],
            exclude: ["Recorded"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitFontsTests",
            dependencies: ["CopyfitFonts", "CopyfitBundledFonts", "TestSupport"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitTextTests",
            dependencies: ["CopyfitText", "CopyfitFonts", "CopyfitUnicode", "TestSupport"],
            exclude: ["Recorded"],
            swiftSettings: house
        ),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .testTarget(
            name: "CopyfitTextLawTests",
            dependencies: [
                "CopyfitFit", "CopyfitText", "CopyfitFonts", "CopyfitUnicode", "TestSupport", "AllocationCounter",
            ],
            swiftSettings: house
        ),
        .testTarget(
            name: "BrowserReplayTests",
            dependencies: [
                "CopyfitText", "CopyfitFonts", "CopyfitUnicode", "CopyfitBundledFonts", "CopyfitRecords",
            ],
            exclude: ["Recorded"],
            swiftSettings: house
        ),
        .target(name: "JSONTrees", dependencies: ["CopyfitJSON"], path: "Tests/JSONTrees", swiftSettings: house),
        .testTarget(
            name: "CopyfitJSONTests",
            dependencies: ["CopyfitJSON", "JSONTrees", "TestSupport"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitCTests",
            dependencies: ["CopyfitC", "CopyfitRecords", "CopyfitText", "CopyfitBundledFonts"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitExplainingTests",
            dependencies: [
                "CopyfitExplaining", "CopyfitFit", "CopyfitText", "CopyfitFonts", "CopyfitUnicode", "CopyfitJSON",
                "TestSupport",
            ],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitInspectingTests",
            dependencies: ["CopyfitInspecting", "CopyfitFit", "Copyfit"],
            swiftSettings: house
        ),
        .testTarget(name: "CopyfitFitTests", dependencies: ["CopyfitFit"], swiftSettings: house),
        .testTarget(name: "CopyfitTranslationsTests", dependencies: ["CopyfitTranslations"], swiftSettings: house),
        .testTarget(
            name: "CopyfitCheckingTests",
            dependencies: [
                "CopyfitChecking", "CopyfitTranslations", "CopyfitText", "CopyfitFonts", "CopyfitLanguages",
                "CopyfitUnicode", "CopyfitBundledFonts", "TestSupport",
            ],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitReportingTests",
            dependencies: ["CopyfitReporting", "CopyfitChecking", "CopyfitMarkup"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitTestingTests",
            dependencies: ["CopyfitTesting", "CopyfitChecking", "CopyfitRendering", "Copyfit", "TestSupport"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitCLITests",
            dependencies: [
                "CopyfitCLI", "CopyfitRenderCLI", "CopyfitCheckCLI", "CopyfitCommandLine", "CopyfitRecords",
                "CopyfitChecking",
                "CopyfitFit", "Copyfit", "CopyfitFonts", "CopyfitText", "CopyfitUnicode", "JSONTrees",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitDrawingTests",
            dependencies: ["CopyfitDrawing", "CopyfitFonts", "TestSupport"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitRenderingTests",
            dependencies: ["CopyfitRendering", "CopyfitDrawing", "CopyfitFonts", "CopyfitText", "TestSupport"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitImagingTests",
            dependencies: ["CopyfitImaging", "Copyfit", "CopyfitRendering", "TestSupport"],
            swiftSettings: house
        ),
        // Compiled like a client's code: the samples of the articles
        .testTarget(
            name: "ArticleTests",
            dependencies: [
                "Copyfit", "CopyfitImaging", "CopyfitRendering", "CopyfitDrawing", "CopyfitLayout", "CopyfitText",
                "CopyfitFonts", "CopyfitLanguages", "CopyfitExtras", "CopyfitInspecting", "CopyfitChecking",
                "CopyfitTesting", "TestSupport",
            ],
            packageAccess: false
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", "CopyfitRendering", "CopyfitDrawing"],
            swiftSettings: house
        ),
        .testTarget(
            name: "TerminalCellsTests",
            dependencies: ["TerminalCells", "CopyfitLayout"],
            packageAccess: false,
            swiftSettings: house
        ),
        .testTarget(name: "HouseTests", swiftSettings: house),
        .target(
            name: "LayoutTrees",
            dependencies: ["CopyfitLayout"],
            path: "Tests/LayoutTrees",
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitLayoutTests",
            dependencies: ["CopyfitLayout", "LayoutTrees"],
            swiftSettings: house
        ),
        .testTarget(
            name: "CopyfitLayoutLawTests",
            dependencies: ["CopyfitLayout", "LayoutTrees"],
            swiftSettings: house
        ),

        // Layout and views on the trees every engine was measured on; here and not in Benchmarks/, because it drives the
        // engine itself, which other packages do not see
        .executableTarget(
            name: "copyfit-layout-bench",
            dependencies: [
                "Copyfit", "CopyfitImaging", "CopyfitRendering", "CopyfitLayout", "CopyfitFonts", "CopyfitBundledFonts",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Benchmarks/Sources",
            exclude: [
                "CLimitHarfBuzz", "CLimitICU", "CTextLimits", "copyfit-bench", "BenchmarkCorpora/AppCorpus.swift",
                "BenchmarkCorpora/LabelCorpus.swift", "BenchmarkCorpora/VocabularyCorpus.swift",
            ],
            sources: [
                "copyfit-layout-bench", "BenchmarkReport", "BenchmarkCorpora/BenchmarkFonts.swift",
                "BenchmarkCorpora/ChatCorpus.swift", "BenchmarkCorpora/Corpus.swift", "BenchmarkCorpora/Dice.swift",
                "BenchmarkCorpora/Sentences.swift",
            ],
            resources: [.copy("BenchmarkCorpora/Texts")],
            swiftSettings: house
        ),
    ]
)

// The functions of the C library are `@c`, which Swift has since 6.3.
#if compiler(<6.3)
    package.products.removeAll { $0.name == "CopyfitC" }
    package.targets.removeAll { ["CCopyfit", "CopyfitC", "CopyfitCTests"].contains($0.name) }
#endif
