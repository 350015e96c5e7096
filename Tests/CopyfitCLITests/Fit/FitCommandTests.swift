import Testing

@Suite("copyfit fit")
struct FitCommandTests {
    private static let sizes = ["--font", "Inter", "--min-size", "8", "--max-size", "72", "--step", "0.5"]

    private func number(_ arguments: [String]) throws -> Double {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 0, "\(result.errors)")
        return try #require(Double(result.output.dropLast()))
    }

    private func fits(_ text: String, size: Double, width: Double, height: Double) throws -> Bool {
        let arguments = [
            "measure", text, "--font", "Inter", "--size", "\(size)", "--width", "\(width)", "--must-fit", "--field",
            "height",
        ]
        let result = try CopyfitProcess.run(arguments)
        return try result.status == 0 && #require(Double(result.output.dropLast())) <= height
    }

    @Test("prints the largest size at which measuring says the text fits")
    func largestSize() throws {
        let text = "Jetzt kaufen und sparen"
        let size = try number(["fit", text, "--width", "120", "--height", "60"] + Self.sizes)
        #expect(try fits(text, size: size, width: 120, height: 60))
        #expect(try !fits(text, size: size + 0.5, width: 120, height: 60))
    }

    @Test("prints the narrowest width for so many lines")
    func narrowestWidth() throws {
        let text = "Jetzt kaufen und sparen"
        let width = try number(["fit", text, "--font", "Inter", "--size", "16", "--lines", "2"])
        func lineCount(_ width: Double) throws -> Double {
            try number([
                "measure", text, "--font", "Inter", "--size", "16", "--width", "\(width)", "--field", "lineCount",
            ])
        }
        #expect(try lineCount(width) == 2)
        #expect(try lineCount(width - 1.0 / 1024) == 3)
    }

    @Test(
        "ends with status 1 and a sentence when nothing fits",
        arguments: [
            (["fit", "Jetzt kaufen", "--width", "10"] + sizes, "even at 8 points"),
            (["fit", "a\u{10FFFD}", "--width", "100"] + sizes, "No font has U+10FFFD"),
            (["fit", "a\nb", "--font", "Inter", "--size", "16", "--lines", "1"], "allow more --lines"),
        ]
    )
    func nothingFits(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }

    @Test("a bare number comes with a note of the fonts that stand in; strict refuses them")
    func notes() throws {
        let box = ["مرحبا", "--width", "120"] + Self.sizes
        let note = "Note: Noto Sans Arabic instead of Inter for “مرحبا”\n"
        #expect(try CopyfitProcess.run(["fit"] + box).errors == note)
        #expect(try CopyfitProcess.run(["fit", "--strict"] + box).status == 2)
        let field = ["measure", "مرحبا", "--font", "Inter", "--size", "16", "--field", "lineCount"]
        let measured = try CopyfitProcess.run(field)
        #expect((measured.output, measured.errors) == ("1\n", note))
    }

    @Test(
        "refuses what cannot be meant",
        arguments: [
            (["fit", "x", "--font", "Inter"], "Say between which sizes"),
            (["fit", "x", "--font", "Inter", "--min-size", "9", "--max-size", "8"], "not above --max-size"),
            (["fit", "x", "--font", "Inter", "--lines", "2"], "Say how large"),
            (["fit", "x", "--font", "Inter", "--lines", "2", "--size", "9", "--width", "9"], "leave out the other"),
            (["fit", "x", "--size", "9"] + sizes, "--size belongs to --lines"),
            (["fit", "x", "--width", "9", "--width", "8"] + sizes, "Give one --width"),
            (["fit", "--min-size", "8", "--max-size", "9", "--font", "Inter"], "give the text"),
        ]
    )
    func refuses(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }
}
