import ArgumentParser
import CopyfitCommandLine
import CopyfitFit
import Testing

@testable import CopyfitCLI
@testable import CopyfitRecords
@testable import CopyfitChecking

/// What options, records, rules files and comments make of one notation.
private struct FrontEnds {
    let member: FitMember
    let notation: String

    /// What each of the places that has the member reads; a text where it is refused.
    var readings: [String: Result<Fit, Refusal>] {
        var readings = ["rules": rules]
        let isInRecords = [.width, .height, .maxLines, .hyphenation].contains(member)
        if isInRecords { readings["record"] = record }
        // The parser itself refuses an option without a value.
        if !notation.isEmpty { readings["check"] = check }
        if !notation.isEmpty, isInRecords { readings["measure"] = measure }
        if isOneWord { readings["comment"] = comment }
        return readings
    }

    /// Words of a comment end at spaces, several widths are written with commas, and a sentence may end with a full stop.
    private var isOneWord: Bool {
        !notation.isEmpty && !notation.contains { " ,\t\n".contains($0) } && !notation.hasSuffix(".")
    }

    private var option: String {
        "--" + member.rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    private var check: Result<Fit, Refusal> {
        // A limit, without which the other members are refused
        Refusal.result { try RoomOptions.parse(["--max-lines=7", "\(option)=\(notation)"]).fit }
    }

    private var measure: Result<Fit, Refusal> {
        Refusal.result { Self.fit(of: try SettingsOptions.parse(["\(option)=\(notation)"]).settings) }
    }

    private var record: Result<Fit, Refusal> {
        Refusal.result {
            let isJSON = notation.wholeMatch(of: #/-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?|true|false/#) != nil
            let line = Array("{\"\(member.rawValue)\":\(isJSON ? notation : "\"\(notation)\"")}".utf8)
            var record = BatchRecord()
            try RecordReader().read(0..<line.count, of: line.span, into: &record)
            return Self.fit(of: record.settings)
        }
    }

    private var rules: Result<Fit, Refusal> {
        Refusal.result {
            let limit = member == .maxLines ? "" : "\n    maxLines: 7"
            let text = "rules:\n  - \(member.rawValue): \"\(notation)\"\(limit)"
            return try RulesFile(text, path: "copyfit.yml").rules.rules[0].requirement
        }
    }

    private var comment: Result<Fit, Refusal> {
        let limit = member == .maxLines ? "" : " maxLines=7"
        guard let marker = CommentMarker("fit: \(member.rawValue)=\(notation)\(limit)") else {
            return .failure(Refusal(message: "no rule"))
        }
        return marker.fault.map { .failure(Refusal(message: $0)) } ?? .success(marker.fit)
    }

    private static func fit(of settings: MeasureSettings) -> Fit {
        var fit = Fit(widths: settings.widths.all, height: settings.height, maxLines: settings.maxLines)
        fit.hyphenates = settings.hyphenates
        return fit
    }
}

private struct Refusal: Error {
    let message: String

    static func result(_ read: () throws -> Fit) -> Result<Fit, Refusal> {
        do {
            return .success(try read())
        } catch {
            let message = RoomOptions.message(for: error)
            return .failure(Refusal(message: message.isEmpty ? "\(error)" : message))
        }
    }
}

private func changed(_ change: (inout Fit) -> Void) -> Fit {
    var fit = Fit()
    change(&fit)
    return fit
}

@Suite("A notation")
struct FitNotationTests {
    // An inch is 72 pt and 25.4 mm, a pica 12 pt.
    @Test(
        "A notation of a width is the same in options, records, rules files and comments",
        arguments: [
            ("120", [120...120]), ("120.5", [120.5...120.5]), (".5", [0.5...0.5]), ("5.", [5...5]), ("0", [0...0]),
            ("-0", [0...0]), ("+5", [5...5]), ("1e3", [1000...1000]), ("1E-2", [0.01...0.01]), ("007", [7...7]),
            ("1in", [72...72]), ("2.54cm", [72...72]), ("25.4mm", [72...72]), ("3pc", [36...36]), ("12px", [12...12]),
            ("12pt", [12...12]), ("1e2pt", [100...100]), ("1000000", [1_000_000...1_000_000]),
            ("2000000", [2_000_000...2_000_000]), ("1e300", [1e300...1e300]), ("inf", [.infinity ... .infinity]),
            ("infinity", [.infinity ... .infinity]), (" 120 ", [120...120]), ("280...430", [280...430]),
            ("280 ... 430", [280...430]), ("1in...100", [72...100]), ("280...280", [280...280]),
            ("60...90:10", [60...60, 70...70, 80...80, 90...90]), ("60...85:10", [60...60, 70...70, 80...80, 85...85]),
            ("60...85 : 1in", [60...60, 85...85]), ("5...5:1", [5...5]), ("0...1e300", [0...1e300]),
        ] as [(String, [ClosedRange<Double>])]
    )
    func widths(notation: String, widths: [ClosedRange<Double>]) {
        for (place, reading) in FrontEnds(member: .width, notation: notation).readings {
            #expect((try? reading.get())?.widths == widths.map { WidthRange($0) }, "\(place)")
        }
    }

    @Test("A notation in em is of the font size", arguments: ["5em", "5em...7.5em", "2em...3em:0.5em"])
    func ems(notation: String) throws {
        let points: [String: [ClosedRange<Double>]] = [
            "5em": [80...80], "5em...7.5em": [80...120], "2em...3em:0.5em": [32...32, 40...40, 48...48],
        ]
        for (place, reading) in FrontEnds(member: .width, notation: notation).readings {
            #expect(try reading.get().widths.map { $0.points(size: 16) } == points[notation], "\(place)")
        }
    }

    @Test(
        "A notation that is no width is refused in options, records, rules files and comments, in the same words",
        arguments: [
            "-1", "-1in", "nan", "NaN", "Inf", "-inf", "1e400", "0x10", "1_000", "1,5", "12 px", "10%", "3rem", "5vw",
            "px", "em", "", " ", ".", "...", "1...", "...2", "1..2", "1…2", "1....2", "430...280", "1...2...3",
            "280...430:", "280...430:0", "280...430:-1", "280...430:inf", "280...430:1e-3", "1...inf", "nan...5",
            "1...2em", "1em...2em:3", "120:10", "1:2:3", "١٢", "１２", "120pt120", "abc", "inf...inf",
        ]
    )
    func refusedWidths(notation: String) {
        expectRefused(FrontEnds(member: .width, notation: notation), FitNotations.widths.demand)
    }

    @Test(
        "A notation of another part is the same in options, records, rules files and comments",
        arguments: [
            (.height, "40", Fit(height: 40)), (.height, "0", Fit(height: 0)), (.height, "1in", Fit(height: 72)),
            (.height, "2em", changed { $0.height = Length(ems: 2) }), (.height, "inf", Fit(height: .infinity)),
            (.maxLines, "1", Fit(maxLines: 1)), (.maxLines, "2.0", Fit(maxLines: 2)),
            (.maxLines, "1e3", Fit(maxLines: 1000)), (.maxLines, "2147483648", Fit(maxLines: 2_147_483_648)),
            (.truncation, "allowed", changed { $0.allowsTruncation = true }), (.truncation, "forbidden", Fit()),
            (.wordCuts, "allowed", changed { $0.allowsWordCuts = true }), (.wordCuts, "false", Fit()),
            (.minimumScale, "0.8", changed { $0.minimumScale = 0.8 }),
            (.minimumScale, "0.02", changed { $0.minimumScale = 0.02 }), (.minimumScale, "1", Fit()),
            (.hyphenation, "on", changed { $0.hyphenates = true }),
            (.hyphenation, "true", changed { $0.hyphenates = true }), (.hyphenation, "off", Fit()),
        ] as [(FitMember, String, Fit)]
    )
    func others(member: FitMember, notation: String, expected: Fit) {
        for (place, reading) in FrontEnds(member: member, notation: notation).readings {
            var fit = try? reading.get()
            if member != .maxLines { fit?.maxLines = nil }
            fit?.widths = []
            if member != .height { fit?.height = nil }
            #expect(fit == expected, "\(place)")
        }
    }

    @Test(
        "A notation that means nothing is refused in options, records, rules files and comments, in the same words",
        arguments: [
            (.height, ["-1", "nan", "1...2", "10%", "tall"]),
            (.maxLines, ["0", "-1", "1.5", "1e-1", "two", "inf", "1e30", "２", "1em", "1...2"]),
            (.truncation, ["yes", "1", "Allowed", "on"]), (.wordCuts, ["no", "0", "off"]),
            (.minimumScale, ["0.01", "0", "-1", "1.5", "nan", "80%", "inf"]), (.hyphenation, ["yes", "1", "allowed"]),
        ] as [(FitMember, [String])]
    )
    func refused(member: FitMember, notations: [String]) {
        let demands: [FitMember: String] = [
            .height: "a length of at least 0, such as 120, 3in or 20em, or inf for no limit",
            .maxLines: "a whole number of at least 1", .truncation: "allowed or forbidden",
            .wordCuts: "allowed or forbidden", .minimumScale: "a factor from 0.02 to 1", .hyphenation: "on or off",
        ]
        for notation in notations {
            expectRefused(FrontEnds(member: member, notation: notation), demands[member] ?? "")
        }
    }

    private func expectRefused(_ ends: FrontEnds, _ demand: String) {
        for (place, reading) in ends.readings {
            guard case .failure(let refusal) = reading else {
                Issue.record("\(place) accepts “\(ends.notation)”")
                continue
            }
            #expect(refusal.message.contains(" \(demand)."), "\(place): \(refusal.message)")
        }
    }

}
