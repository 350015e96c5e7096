import Copyfit
import Foundation
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
        in folder: String
    ) -> SnapshotCheck.Failure? {
        let place = SnapshotPlace(test: folder + "/CardTests.swift", function: "card()", name: nil, ending: form.ending)
        let report = SnapshotReport(folder: URL(filePath: folder))
        return SnapshotCheck(form: form, place: place, recording: recording, report: report).failure(of: view)
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
            #expect(failure(square(0), form, .missing, in: folder) != nil || form.ending.hasSuffix("txt"))
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
            try Data([1, 2]).write(to: URL(filePath: folder + "/__Snapshots__/CardTests/card.fitting.png"))
            #expect(failure(square(1), .image(), .never, in: folder)?.message.contains("not a PNG file") == true)
        }
    }

    @Test("take the mode from the environment") func environment() {
        #expect(SnapshotRecording.current([:]) == .missing)
        #expect(SnapshotRecording.current(["COPYFIT_SNAPSHOTS": "never"]) == .never)
        #expect(SnapshotRecording.current(["COPYFIT_SNAPSHOTS": "anything"]) == .missing)
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
        let picture = try SnapshotForm.image(.iPhoneSE.dark).file(of: Color.primary)
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

    @Test("report each difference as an issue with a picture") func issues() throws {
        try TestFonts.withFolder([:]) { folder in
            withKnownIssue {
                expectSnapshot(
                    of: square(1),
                    as: .image(),
                    .tree,
                    record: .never,
                    filePath: folder + "/CardTests.swift"
                )
            } matching: { issue in
                issue.comments.first?.rawValue.hasPrefix("There is no snapshot __Snapshots__/CardTests/issues.") == true
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
