import Copyfit
import CopyfitRendering
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CopyfitTesting

@Suite("Snapshots")
@MainActor
struct SnapshotTests {
    /// What one form says about a view, with its record in a folder of its own.
    private func failure(
        _ view: some View,
        _ form: SnapshotForm,
        _ recording: SnapshotRecording,
        in folder: String,
        report reportFolder: String = "",
        _ location: SourceLocation = #_sourceLocation
    ) -> SnapshotCheck.Failure? {
        let place = SnapshotPlace(test: folder + "/CardTests.swift", function: "card()", name: nil, ending: form.ending)
        let report = SnapshotReport(folder: URL(filePath: folder + reportFolder))
        let claims = SnapshotClaims()
        let check = SnapshotCheck(form: form, place: place, recording: recording, report: report, claims: claims)
        let failures = check.failures(of: view)
        #expect(failures.count < 2, sourceLocation: location)
        return failures.first
    }

    private func square(_ red: Double) -> some View { Color(red: red, green: 0, blue: 0).frame(width: 20, height: 10) }

    private func exists(_ name: String, in folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/__Snapshots__/CardTests/" + name)
    }

    @Test("that are missing are recorded and fail once", arguments: [SnapshotForm.image(), .tree, .svg])
    func missing(_ form: SnapshotForm) throws {
        try TestFonts.withFolder([:]) { folder in
            let first = try #require(failure(square(1), form, .missing, in: folder))
            #expect(first.message.contains("It is recorded now") || first.message.contains("it is recorded now"))
            #expect(exists("card." + form.ending, in: folder))
            #expect(failure(square(1), form, .missing, in: folder) == nil)
            #expect(failure(square(1), form, .never, in: folder) == nil)
            #expect(failure(square(1).padding(1), form, .missing, in: folder)?.message.contains("differs:") == true)
        }
    }

    @Test("are not recorded where they may not be") func never() throws {
        try TestFonts.withFolder([:]) { folder in
            let failed = try #require(failure(square(1), .tree, .never, in: folder))
            #expect(failed.message.contains("COPYFIT_SNAPSHOTS=missing"))
            #expect(!exists("card.fitting.txt", in: folder))
        }
    }

    @Test("that differ are recorded again only if asked") func differing() throws {
        try TestFonts.withFolder([:]) { folder in
            _ = failure(square(1), .image(), .missing, in: folder)
            for recording in [SnapshotRecording.missing, .never] {
                let failed = try #require(failure(square(0.5), .image(), recording, in: folder))
                // 20 × 10 points at two pixels.
                #expect(failed.message.contains("800 of 800 pixels (100.00 %) differ"))
                #expect(failed.picture?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
            }
            let page = try String(contentsOfFile: folder + "/report.html", encoding: .utf8)
            #expect(page.contains("__Snapshots__/CardTests/card.fitting.png") && page.contains("<img"))
            #expect(failure(square(0.5), .image(), .failed, in: folder)?.message.contains("recorded again") == true)
            #expect(failure(square(0.5), .image(), .never, in: folder) == nil)
            _ = failure(square(0.25), .image(), .all, in: folder)
            #expect(failure(square(0.25), .image(), .never, in: folder) == nil)
        }
    }

    /// Red of 200 and of 201 differ by less than 2.3, of 200 and 220 by more: L* of sRGB (200, 0, 0) is 41.5, of (220, 0, 0) 45.6.
    @Test("may differ by what one does not see") func tolerance() throws {
        try TestFonts.withFolder([:]) { folder in
            _ = failure(square(200.0 / 255), .image(), .missing, in: folder)
            #expect(failure(square(201.0 / 255), .image(), .never, in: folder) == nil)
            #expect(failure(square(201.0 / 255), .image(tolerance: .exact), .never, in: folder) != nil)
            #expect(failure(square(220.0 / 255), .image(), .never, in: folder) != nil)
            let loose = SnapshotTolerance(colorDifference: 0, differingPixels: 1)
            #expect(failure(square(220.0 / 255), .image(tolerance: loose), .never, in: folder) == nil)
        }
    }

    @Test("of another size differ") func size() throws {
        try TestFonts.withFolder([:]) { folder in
            _ = failure(square(1), .image(), .missing, in: folder)
            let failed = failure(square(1).padding(1), .image(), .never, in: folder)
            #expect(failed?.message.contains("it has 44 × 24 pixels, not 40 × 20") == true)
            #expect(failed?.picture != nil)
        }
    }

    @Test("of trees name the lines that differ") func lines() throws {
        try TestFonts.withFolder([:]) { folder in
            _ = failure(square(1), .tree, .missing, in: folder)
            let failed = try #require(failure(square(1).padding(3), .tree, .never, in: folder))
            #expect(failed.message.contains("\n+ 1: padding"))
        }
    }

    @Test("that are damaged are a failure") func damage() throws {
        try TestFonts.withFolder([:]) { folder in
            _ = failure(square(1), .image(), .missing, in: folder)
            let place = URL(filePath: folder + "/__Snapshots__/CardTests/card.fitting.png")
            let file = try Data(contentsOf: place)
            try Data([1, 2]).write(to: place)
            let failed = failure(square(1), .image(), .never, in: folder)
            #expect(failed?.message.contains("the recorded file is not a PNG file") == true)
            let difference = try #require(PixelComparison.difference(of: Data([1, 2]), from: file, .exact))
            #expect(difference.sentence.hasPrefix("the new picture cannot be compared"))
        }
    }

    /// A link to itself cannot be read, whoever runs the test.
    @Test("that cannot be read are a failure, and are not overwritten") func unreadable() throws {
        try TestFonts.withFolder([:]) { folder in
            let record = folder + "/__Snapshots__/CardTests/card.fitting.txt"
            try FileManager.default.createDirectory(
                atPath: folder + "/__Snapshots__/CardTests",
                withIntermediateDirectories: true
            )
            try FileManager.default.createSymbolicLink(atPath: record, withDestinationPath: record)
            for recording in SnapshotRecording.allCases {
                let failed = try #require(failure(square(1), .tree, recording, in: folder))
                #expect(failed.message.contains("could not be read or written"))
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: record) == record)
            }
        }
    }

    @Test("say so if the report cannot be written") func noReport() throws {
        try TestFonts.withFolder(["file": []]) { folder in
            _ = failure(square(1), .tree, .missing, in: folder)
            let failed = failure(square(1).padding(1), .tree, .never, in: folder, report: "/file/folder")
            let message = try #require(failed?.message)
            #expect(message.contains("report.html could not be written") && !message.contains("See "))
        }
    }

    @Test("take the mode from the environment") func environment() throws {
        #expect(try SnapshotRecording.current([:]) == .missing)
        #expect(try SnapshotRecording.current(["COPYFIT_SNAPSHOTS": "never"]) == .never)
        for word in ["nevr", "Never", "", "missing "] {
            #expect {
                try SnapshotRecording.current(["COPYFIT_SNAPSHOTS": word])
            } throws: { error in
                ["missing", "failed", "all", "never"].allSatisfy { "\(error)".contains("“\($0)”") }
                    && "\(error)".contains("COPYFIT_SNAPSHOTS is “\(word)”")
            }
        }
    }

    @Test("of two calls are not the same file") func claims() {
        func place(_ line: Int, _ name: String? = nil) -> SnapshotPlace {
            SnapshotPlace(test: "/t/CardTests.swift", line: (line, 5), function: "card()", name: name, ending: "x.txt")
        }
        let (one, other) = (Data([1]), Data([2]))
        let claims = SnapshotClaims()
        #expect(claims.conflict(at: place(12), with: one) == nil)
        #expect(claims.conflict(at: place(12), with: one) == nil)
        #expect(claims.conflict(at: place(12, "long"), with: other) == nil)
        let sameCall = claims.conflict(at: place(12), with: other)
        #expect(sameCall?.hasPrefix("CardTests.swift:12:5 asks for __Snapshots__/CardTests/card.x.txt twice") == true)
        let otherCall = claims.conflict(at: place(30), with: one)
        #expect(otherCall?.hasPrefix("CardTests.swift:12:5 and CardTests.swift:30:5 both ask for") == true)
        #expect(claims.conflict(at: place(40, "50"), with: one) == nil)
        let sameWords = claims.conflict(at: place(40, "50%"), with: one)
        #expect(sameWords?.contains("CardTests.swift:40:5 (“50”) and CardTests.swift:40:5 (“50%”)") == true)
        #expect(sameWords?.contains("“named”") == true)
    }

    private struct Restless: View {
        @State private var number = 0
        var body: some View { Text("\(number)").onChange(of: number, initial: true) { number += 1 } }
    }

    @Test("of views with problems name them, recorded or not", arguments: [SnapshotForm.image(), .tree, .svg])
    func problems(_ form: SnapshotForm) throws {
        let views: [(AnyView, String)] = [
            (AnyView(Text("A \u{E001}")), "missing-glyph"),
            (AnyView(Text("A").font(.custom("Nothing like it", size: 12))), "font-not-found"),
            (AnyView(Restless()), "divergence"),
            (AnyView(Image("nowhere")), "missing-image"),
        ]
        for (view, code) in views {
            try TestFonts.withFolder([:]) { folder in
                let place = SnapshotPlace(test: folder + "/A.swift", function: "a()", name: nil, ending: form.ending)
                for recording in [SnapshotRecording.all, .never] {
                    let check = SnapshotCheck(form: form, place: place, recording: recording, claims: SnapshotClaims())
                    let messages = check.failures(of: view.frame(width: 50, height: 20)).map(\.message)
                    #expect(messages.first?.hasPrefix(code) == true, "\(code): \(messages)")
                }
            }
        }
        let waiting = Text("A").task {}
        #expect(try form.file(of: waiting).remarks.isEmpty)
    }

    @Test("are named after the test, the call and the device") func names() {
        func name(_ function: String, _ name: String? = nil, _ form: SnapshotForm = .tree) -> String {
            SnapshotPlace(test: "/t/CardTests.swift", function: function, name: name, ending: form.ending).shortPath
        }
        #expect(name("card()") == "__Snapshots__/CardTests/card.fitting.txt")
        #expect(name("card(_:size:)", "long / de") == "__Snapshots__/CardTests/card.long-de.fitting.txt")
        #expect(name("`a card, of größe 2`()") == "__Snapshots__/CardTests/a-card-of-größe-2.fitting.txt")
        let device = SnapshotDevice.iPhone15.dark.locale("ar").landscape.typeSize(.accessibility2)
        #expect(name("card()", nil, .image(device)).hasSuffix("card.iPhone15-dark-ar-landscape-accessibility2.png"))
        #expect(name("card()", nil, .svg(.size(320))).hasSuffix("card.320xany.svg"))
        let turned = SnapshotDevice.size(320, 200.5, scale: 1.5, platform: .macOS).landscape
        #expect(name("card()", nil, .svg(turned)).hasSuffix("card.320x200.5@1.5x-macOS-landscape.svg"))
        #expect(name("card()", nil, .tree(.size(.infinity, 1e20, scale: 3))).hasSuffix("card.infx1e+20@3x.txt"))
        let own = SnapshotDevice(name: "watch/41", size: .unspecified, scale: 3)
        #expect(name("card()", nil, .tree(own)).hasSuffix("CardTests/card.watch-41@3x.txt"))
    }

    @Test("are laid out in the device's size, safe area and settings") func devices() throws {
        let view = GeometryReader { geometry in
            Text("\(Int(geometry.size.width)) \(Int(geometry.size.height)) \(Int(geometry.safeAreaInsets.top))")
        }
        func text(_ device: SnapshotDevice) -> String? {
            let host = device.host(view)
            _ = host.update()
            return host.texts.first?.string
        }
        #expect(text(.iPhone15) == "393 759 59")
        #expect(text(.iPhone15.landscape) == "734 372 0")
        let picture = try SnapshotForm.image(.iPhoneSE.dark).file(of: Color.primary).bytes
        // 375 × 667 points at two pixels: bytes 16 to 23 of a PNG file.
        #expect(Array(picture[16..<24]) == [0, 0, 2, 0xEE, 0, 0, 5, 0x36])
        #expect(Set(SnapshotDevice.all.map(\.name)).count == SnapshotDevice.all.count)
    }

    @Test("that no test asks for are listed") func stale() throws {
        try TestFonts.withFolder([:]) { folder in
            let tests = folder + "/CardTests.swift"
            try "@Test func card() {}\n@Test func `a long card`() {}".write(
                toFile: tests,
                atomically: true,
                encoding: .utf8
            )
            for (title, name) in [
                ("CardTests", "card.fitting.png"), ("CardTests", "a-long-card.1.svg"),
                ("CardTests", "cards.fitting.png"),
                ("GoneTests", "card.fitting.png"),
            ] {
                let place = URL(filePath: "\(folder)/__Snapshots__/\(title)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try Data().write(to: place.appending(path: name))
            }
            #expect(
                staleSnapshots(beside: tests)
                    == ["__Snapshots__/CardTests/cards.fitting.png", "__Snapshots__/GoneTests/card.fitting.png"]
            )
        }
    }

    @Test("report each difference as an issue, and each problem once") func issues() throws {
        try TestFonts.withFolder([:]) { folder in
            let messages = Mutex<[String]>([])
            withKnownIssue {
                expectSnapshot(
                    of: Text("\u{E001}"),
                    as: .image(),
                    .tree,
                    record: .never,
                    filePath: folder + "/CardTests.swift"
                )
            } matching: { issue in
                messages.withLock { $0 += issue.comments.map(\.rawValue) }
                return true
            }
            let found = messages.withLock { $0 }
            #expect(found.count == 3 && found[0].hasPrefix("missing-glyph: "))
            for (message, ending) in zip(found.dropFirst(), ["png", "txt"]) {
                #expect(message.hasPrefix("There is no snapshot __Snapshots__/CardTests/issues.fitting.\(ending),"))
            }
        }
    }
}

/// Published pairs: sRGB primaries in CIELAB (D65), bruce lindbloom.com's calculator, and black and white.
@Suite("Colours in CIELAB")
struct LabColorTests {
    @Test("have the distances that are published") func distances() {
        let (black, white) = (LabColor(red: 0, green: 0, blue: 0), LabColor(red: 255, green: 255, blue: 255))
        #expect(abs(black.distance(to: white) - 100) < 0.01)
        // L*a*b* of red is (53.24, 80.09, 67.20), of blue (32.30, 79.19, -107.86), of green (87.73, -86.18, 83.18).
        let red = LabColor(red: 255, green: 0, blue: 0)
        #expect(abs(red.distance(to: LabColor(red: 0, green: 0, blue: 255)) - 176.31) < 0.05)
        #expect(abs(red.distance(to: LabColor(red: 0, green: 255, blue: 0)) - 170.57) < 0.05)
    }
}
