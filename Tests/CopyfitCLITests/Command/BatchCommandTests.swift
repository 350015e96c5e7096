import Foundation
import JSONTrees
import Testing

@Suite("copyfit measure --ndjson")
struct BatchCommandTests {
    // Width from hb-shape 6.0.0 --font-size=16384 Inter-SemiBold.otf: 98862 / 1024.
    @Test("copyfit measure --ndjson answers a record with the measurement, its id first, its other members next")
    func answersRecord() throws {
        let record =
            #"{"x-key":"home.buy", "id":"a\u0062","text":"Jetzt kaufen","font":"Inter SemiBold","size":16,"meta": [1, 2.50]}"#
        let result = try CopyfitProcess.run("measure", "--ndjson", input: record)
        let start =
            #"{"id":"a\u0062","x-key":"home.buy","meta":[1, 2.50],"text":"Jetzt kaufen","font":"Inter SemiBold","#
        #expect(result.output.hasPrefix(start))
        let answer = try #require(FoundationJSON.tree(Array(result.output.utf8)))
        #expect(answer["width"] == .number(96.546875))
        #expect(answer["lines"].elements.count == 1)
        #expect(result.status == 0)
    }

    @Test("copyfit measure --ndjson gives the very object of --format json for the same text")
    func agreesWithSingle() throws {
        let batch = try CopyfitProcess.run(
            "measure",
            "--ndjson",
            input:
                #"{"id":1,"text":"Größe 漢","font":"Inter","size":16,"width":30,"height":50,"maxLines":2,"language":"ja"}"#
        )
        let single = try CopyfitProcess.run(
            "measure",
            "Größe 漢",
            "--font",
            "Inter",
            "--size",
            "16",
            "--width",
            "30",
            "--height",
            "50",
            "--max-lines",
            "2",
            "--language",
            "ja",
            "--format",
            "json"
        )
        #expect(batch.output == "{\"id\":1," + single.output.dropFirst())
    }

    @Test("copyfit measure --ndjson answers each record as if it were alone, whatever the one before had")
    func isolated() throws {
        let members = [
            "", #","width":20"#, #","height":5"#, #","maxLines":1"#, #","size":9"#, #","font":"Noto Serif""#,
            #","tracking":3"#, #","language":"de","hyphenation":true,"width":40"#, #","direction":"rtl""#,
            #","features":"kern=0""#, #","kerning":2"#, #","profile":"web","width":70"#, #","lineHeight":40"#,
            #","align":"justified""#, #","paragraphSpacing":4"#, #","faceHeights":"primary""#,
        ]
        let pairs = members.flatMap { first in members.flatMap { [first, $0] } }
        let records = pairs.map { #"{"id":0,"text":"AVAV to Bundesversammlung fi"\#($0)}"# }
        let options = ["measure", "--ndjson", "-f", "Inter", "-s", "16", "--fields", "id,width,height,lineCount,fits"]
        func answers(_ records: [String]) throws -> [Substring] {
            let input = records.joined(separator: "\n")
            return try CopyfitProcess.run(options, input: Array(input.utf8)).output.split(separator: "\n")
        }
        let alone = try Dictionary(uniqueKeysWithValues: Set(records).map { ($0, try answers([$0])) })
        #expect(try answers(records) == records.flatMap { alone[$0] ?? [] })
        #expect(Set(alone.values).count > members.count / 2)
    }

    @Test("copyfit measure --ndjson answers several widths with a list of measurements that keep the contract")
    func answersWidths() throws {
        let schema = try JSONSchema(named: "measurement")
        let record = #"{"text":"a b","font":"Inter","size":16,"widths":[0,10,null]}"#
        let result = try CopyfitProcess.run("measure", "--ndjson", input: record)
        let answer = try #require(FoundationJSON.tree(Array(result.output.utf8)))
        #expect(answer["line"] == .number(1))
        let measurements = answer["measurements"].elements
        #expect(measurements.map { $0["proposal"]["width"] } == [.number(0), .number(10), .null])
        #expect(measurements.map { $0["lineCount"] } == [.number(2), .number(2), .number(1)])
        #expect(measurements.flatMap(schema.faults(in:)) == [])
    }

    @Test("copyfit measure --ndjson takes what a record does not say from the options")
    func usesOptions() throws {
        let arguments = ["measure", "--ndjson", "-", "--font", "Inter", "--size", "16", "--width", "1", "--width", "2"]
        let result = try CopyfitProcess.run(arguments, input: Array(#"{"text":"a"}"#.utf8))
        let answer = try #require(FoundationJSON.tree(Array(result.output.utf8)))
        #expect(answer["measurements"].elements.count == 2)
    }

    @Test("copyfit measure --ndjson goes on after lines that cannot be measured, says why, and ends with status 2")
    func goesOn() throws {
        let lines = [
            #"{"id":1,"text":"a","font":"Inter","size":16}"#, #"{"id":2,"text":"#, "nonsense", "",
            #"{"id":"x","text":"a","font":"Nope","size":16,"x-note":7}"#, #"{"text":"a","font":"Inter","size":-1}"#,
            #"{"id":3,"font":"Inter","size":16}"#, #"{"id":4,"text":"a","size":16}"#,
            #"{"id":5,"text":"a","font":"Inter"}"#,
            #"{"id":6,"text":"a","font":"Inter 16","size":16}"#,
            #"{"id":7,"text":"a","fontFiles":["/no.otf"],"size":16}"#,
            #"{"id":8,"text":"b","font":"Inter","size":16}"#,
        ]
        let result = try CopyfitProcess.run("measure", "--ndjson", input: lines.joined(separator: "\r\n"))
        let answers = result.output.split(separator: "\n").map { FoundationJSON.tree(Array($0.utf8)) ?? .null }
        #expect(result.status == 2)
        #expect(
            answers.map { $0["error"]["code"] } == [
                .null, .string("invalid-json"), .string("invalid-json"), .string("font-not-found"),
                .string("invalid-member"), .string("missing-member"), .string("missing-member"),
                .string("missing-member"), .string("invalid-member"), .string("font-unreadable"), .null,
            ]
        )
        #expect(answers.map { $0["line"] }.filter { $0 != .null } == [.number(3), .number(6)])
        #expect(answers[3]["x-note"] == .number(7))
        let schema = try JSONSchema(named: "error")
        #expect(answers[1...9].flatMap(schema.faults(in:)) == [])
    }

    @Test("copyfit measure --ndjson measures half of a surrogate pair as U+FFFD, and a note says where the first is")
    func readsLoneSurrogates() throws {
        let records = [#"{"text":"x"}"#, #"{"text":"a\ud83d"}"#, #"{"text":"\ude00"}"#, #"{"text":"\ud83d\ude00"}"#]
        let arguments = ["measure", "--ndjson", "--font", "Inter", "--size", "16", "--fields", "text"]
        let result = try CopyfitProcess.run(arguments, input: Array(records.joined(separator: "\n").utf8))
        let answers = ["x", "a\u{FFFD}", "\u{FFFD}", "😀"].map { "{\"text\":\"\($0)\"}\n" }
        #expect(result.output == answers.joined())
        #expect(result.status == 0)
        #expect(result.errors.hasSuffix("measured as U+FFFD: correct the text of line 2.\n"))
        let quiet = try CopyfitProcess.run(arguments + ["--quiet"], input: Array(records.joined(separator: "\n").utf8))
        #expect(quiet.errors.isEmpty)
    }

    @Test("copyfit measure --ndjson says which lines are not UTF-8")
    func refusesInvalidUTF8() throws {
        let good = Array("{\"id\":1,\"text\":\"a\",\"font\":\"Inter\",\"size\":16}\n".utf8)
        let result = try CopyfitProcess.run(["measure", "--ndjson"], input: good + [0x7B, 0xFF, 0x7D, 0x0A] + good)
        let answers = result.output.split(separator: "\n")
        #expect(answers.count == 3)
        #expect(
            answers[1]
                == #"{"line":2,"error":{"code":"invalid-utf8","message":"Not UTF-8 (byte 1 of the line)."}}"#
        )
        #expect(result.status == 2)
    }

    @Test(
        "copyfit measure --ndjson ends with the status the options ask for",
        arguments: [
            ([], "Jetzt kaufen", 0), (["--must-fit"], "Jetzt kaufen", 1), (["--must-fit"], "a", 0),
            (["--must-fit"], "a\u{103A0}", 1), (["--no-missing"], "a\u{103A0}", 2), (["--no-missing"], "a漢", 0),
            (["--no-substitution"], "a漢", 2), (["--strict"], "a", 0), (["--strict"], "a\u{103A0}", 2),
            (["--strict", "--must-fit"], "a漢", 2),
        ] as [([String], String, Int32)]
    )
    func endsWithStatus(options: [String], text: String, status: Int32) throws {
        let record = "{\"text\":\"\(text)\",\"font\":\"Inter\",\"size\":16,\"width\":40}"
        let result = try CopyfitProcess.run(["measure", "--ndjson"] + options, input: Array(record.utf8))
        #expect(result.status == status)
        #expect(result.output.hasPrefix("{\"line\":1,"))
    }

    @Test(
        "copyfit measure --ndjson copies the members of the record that --fields names, as they are written, after the id",
        arguments: [
            ("fits,x-locale,id", #"{"id":[1, 2.0],"x-locale":"d\u0065","fits":true}"#),
            ("meta, x-locale", #"{"meta":{"x": 1E400},"x-locale":"d\u0065"}"#),
            ("maxLines,id", #"{"id":[1, 2.0],"maxLines":2}"#),
            ("language,meta,language", #"{"language":null,"meta":{"x": 1E400}}"#),
            ("line,width", #"{"line":1,"width":0}"#),
        ]
    )
    func keepsMembers(fields: String, answer: String) throws {
        let record =
            #"{"id":[1, 2.0],"text":"","font":"Inter","size":16,"maxLines":2,"language":null,"x-locale":"d\u0065","meta":{"x": 1E400}}"#
        let result = try CopyfitProcess.run("measure", "--ndjson", "--fields", fields, input: record)
        #expect(result.output == answer + "\n")
        #expect(result.status == 0)
    }

    @Test("copyfit measure --ndjson says for each record which member of --fields nobody has")
    func missesMembers() throws {
        let records = #"{"id":1,"text":"a","x-locale":"de"}"# + "\n" + #"{"text":"a","x-other":1}"#
        let arguments = [
            "measure", "--ndjson", "--font", "Inter", "--size", "16", "--fields", "id,line,x-locale,lineCount",
        ]
        let result = try CopyfitProcess.run(arguments, input: Array(records.utf8))
        let lines = result.output.split(separator: "\n")
        #expect(lines[0] == #"{"id":1,"line":1,"x-locale":"de","lineCount":1}"#)
        let start =
            #"{"line":2,"x-other":1,"error":{"code":"missing-member","message":"--fields names “x-locale”, which is a member"#
        #expect(lines[1].hasPrefix(start + " neither of answers nor of this record"))
        #expect(result.status == 2)
    }

    @Test(
        "copyfit measure --ndjson copes with ten thousand members and names of members, control characters and huge numbers"
    )
    func hostileMembers() throws {
        let names = (0..<10_000).map { "x-\($0)" }
        let members = names.map { "\"\($0)\":1e99999" }.joined(separator: ",")
        let record = "{\"id\":\"\\u0000\\u001b\u{202E}\",\"text\":\"a\\u0000\",\(members)}"
        let arguments = ["measure", "--ndjson", "--font", "Inter", "--size", "16", "--fields"]
        let result = try CopyfitProcess.run(
            arguments + ["id," + names.joined(separator: ",")],
            input: Array(record.utf8)
        )
        #expect(result.output == "{\"id\":\"\\u0000\\u001b\u{202E}\",\(members)}\n")
        #expect(result.status == 0)
        let control = try CopyfitProcess.run(
            arguments + ["x-\u{1B}"],
            input: Array("{\"text\":\"a\",\"x-\\u001b\":2}".utf8)
        )
        #expect(control.output == "{\"x-\\u001b\":2}\n")
        #expect(FoundationJSON.tree(control.bytes)?["x-\u{1B}"] == .number(2))
    }

    @Test("copyfit measure --ndjson keeps the order of many lines")
    func keepsOrder() throws {
        let lines = (0..<3_000).map { "{\"id\":\($0),\"text\":\"label \($0)\",\"font\":\"Inter\",\"size\":16}\n" }
        let result = try CopyfitProcess.run("measure", "--ndjson", input: lines.joined())
        let answers = result.output.split(separator: "\n")
        #expect(answers.count == 3_000)
        #expect(answers.indices.allSatisfy { answers[$0].hasPrefix("{\"id\":\($0),\"text\":\"label \($0)\"") })
    }

    @Test("copyfit measure --ndjson measures a line of a megabyte, and says nothing for no input")
    func measuresLongLine() throws {
        let text = String(repeating: "word ", count: 200_000)
        let record = "{\"id\":1,\"text\":\"\(text)\",\"font\":\"Inter\",\"size\":16,\"width\":10000}"
        let result = try CopyfitProcess.run("measure", "--ndjson", input: record)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("{\"id\":1,\"text\":\"word word"))
        #expect(result.output.hasSuffix("}\n"))
        let nothing = try CopyfitProcess.run("measure", "--ndjson", input: "\n \r\n")
        #expect(nothing.output.isEmpty)
        #expect(nothing.status == 0)
    }

    @Test("copyfit measure --ndjson answers each line before it waits for the next, so that a program can talk to it")
    func answersAtOnce() throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = CopyfitProcess.executable
        process.arguments = ["measure", "--ndjson", "--font", "Inter", "--size", "16"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for number in 1...3 {
            try input.fileHandleForWriting.write(contentsOf: Data("{\"id\":\(number),\"text\":\"a\"}\n".utf8))
            let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            #expect(answer.hasPrefix("{\"id\":\(number),"))
            #expect(answer.hasSuffix("}\n"))
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("copyfit measure --ndjson ends without a word when nobody reads its answers")
    func endsQuietly() throws {
        let line = "{\"text\":\"a\",\"font\":\"Inter\",\"size\":16}\n"
        let process = Process()
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.executableURL = CopyfitProcess.executable
        process.arguments = ["measure", "--ndjson"]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try output.fileHandleForReading.close()
        try output.fileHandleForWriting.close()
        try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGPIPE)
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }
}
