import CopyfitFonts
import CopyfitText
import Testing

@Suite struct TextFittingTests {
    let font: SquareFont
    let fitting: TextFitting

    init() throws {
        font = try SquareFont()
        fitting = TextFitting(font.preparer)
    }

    @Test(arguments: [
        // four letters are two ems
        ("aaaa", 100.0, Double.infinity, 50.0),
        ("aaaa", 100, 30, 30),
        // two lines of two ems, each an em tall; on one line it were 100 / 4.25
        ("aaaa bbbb", 100, 60, 30),
        ("aaaa bbbb", 100, 24, 23.515625),
        ("aaaa", 1000, .infinity, 72),
    ])
    func `the largest size that fits`(text: String, width: Double, height: Double, size: Double) throws {
        let box = ParagraphConstraint(width: width, height: height)
        let found = try #require(try fitting.largestSize(of: font.text(text), fitting: box, in: 8...72))
        #expect(found.size == size)
        #expect(found.paragraph.source.runs[0].style.size == size)
        #expect(found.measurement == found.paragraph.measure(box))
    }

    @Test func `nothing is found where the smallest size does not fit`() throws {
        let box = ParagraphConstraint(width: 10)
        #expect(try fitting.largestSize(of: font.text("aaaa"), fitting: box, in: 8...72) == nil)
    }

    @Test func `sizes are the smallest plus steps, and the largest`() throws {
        let box = ParagraphConstraint(width: 21)
        let found = try fitting.largestSize(of: font.text("aaaa"), fitting: box, in: 8...11, step: 2)
        #expect(found?.size == 10)
        let wide = try fitting.largestSize(of: font.text("aaaa"), fitting: ParagraphConstraint(), in: 8...11, step: 2)
        #expect(wide?.size == 11)
    }

    @Test func `a height that is no number limits nothing`() throws {
        let box = ParagraphConstraint(width: 100, height: .nan)
        #expect(try fitting.largestSize(of: font.text("aaaa"), fitting: box, in: 8...72)?.size == 50)
    }

    /// Four letters are two ems: at 8 points they take 16, at 72 144.
    @Test(arguments: [Double.infinity, 1e300, 1000])
    func `a step beyond all sizes leaves both ends`(step: Double)
        throws
    {
        let box = ParagraphConstraint(width: 100)
        #expect(try fitting.largestSize(of: font.text("aaaa"), fitting: box, in: 8...72, step: step)?.size == 8)
    }

    @Test(arguments: [1e-9, 1e-300]) func `steps too small to count reach the largest size still`(step: Double) throws {
        let box = ParagraphConstraint(width: 100)
        let found = try #require(try fitting.largestSize(of: font.text("aaaa"), fitting: box, in: 8...72, step: step))
        // Sizes and advances are rounded to 1/1024 point.
        #expect(abs(found.size - 50) <= 2.0 / 1024)
    }

    @Test(arguments: [(180.0, 60.0), (97, 200), (60, 30), (300, 18), (41, 44)])
    func `no larger size fits, whatever the font`(width: Double, height: Double) throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        let text = StyledText("Wave AVATAR offices, jetzt kaufen und sparen", style: style)
        let preparer = ParagraphPreparer()
        let box = ParagraphConstraint(width: width, height: height, maxLines: 4)
        let sizes = stride(from: 4.0, through: 60, by: 0.25)
        let fits = try sizes.filter { size in
            let measurement = try preparer.prepare(text.resized(to: size)).measure(box)
            return measurement.fits && measurement.height <= height
        }
        let found = try TextFitting(preparer).largestSize(of: text, fitting: box, in: 4...60, step: 0.25)
        #expect(found?.size == fits.last)
    }

    @Test func `finding a size prepares few`() throws {
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let box = ParagraphConstraint(width: 100, height: 60)
        _ = try TextFitting(preparer).largestSize(of: font.text("aaaa bbbb"), fitting: box, in: 8...72)
        // The largest, then a few around the one found; there are 4097 sizes, which bisection alone would try 12 of.
        #expect(preparer.shapeCount <= 6)
    }

    @Test func `text is scaled down in 64ths of its size`() throws {
        // 20 points wide at 10 points.
        let box = ParagraphConstraint(width: 15, maxLines: 1)
        let scaled = try fitting.relieved(font.text("aaaa"), in: box, minimumScaleFactor: 0.5)
        #expect(scaled.size == 7.5)
        #expect(scaled.measurement.width == 15)
        #expect(!scaled.measurement.isTruncated)
        let cut = try fitting.relieved(font.text("aaaa"), in: box, minimumScaleFactor: 0.9)
        #expect(cut.size == 9)
        #expect(cut.measurement.isTruncated)
        #expect(try fitting.relieved(font.text("aaaa"), in: box).size == 10)
        let wide = ParagraphConstraint(width: 20, maxLines: 1)
        #expect(try fitting.relieved(font.text("aaaa"), in: wide, minimumScaleFactor: 0.5).size == 10)
    }

    @Test func `text is tightened by as little as helps, and at most by a twentieth`() throws {
        // 40 points wide, seven gaps: 1/7 is less than 10/64; 2/7 is more than 5 / 20.
        let text = font.text("aaaaaaaa")
        func relieved(_ width: Double) throws -> FittedText {
            let box = ParagraphConstraint(width: width, maxLines: 1)
            return try fitting.relieved(text, in: box, allowsTightening: true, minimumScaleFactor: 0.5)
        }
        let tightened = try relieved(39)
        #expect(tightened.tightening == 10.0 / 64)
        #expect(tightened.size == 10)
        #expect(tightened.measurement.width == 40 - 7 * 10.0 / 64)
        let scaled = try relieved(38)
        #expect(scaled.tightening == 0)
        #expect(scaled.size == 10 * 60.0 / 64)
    }

    /// At 19.4 points ten letters and nine gaps of half a point take 101.5; a twentieth of their mean is 32/64.
    @Test(arguments: [(101.4, 1.0 / 64), (97.1, 0.5)])
    func `kerning does not stand in for tracking that is taken off`(width: Double, tightening: Double) throws {
        var style = font.style
        (style.size, style.tracking, style.kerning) = (19.4, 0.5, 10)
        let text = StyledText("abcdefghij", style: style)
        let box = ParagraphConstraint(width: width, maxLines: 1)
        #expect(try fitting.relieved(text, in: box, allowsTightening: true).tightening == tightening)
    }

    /// One line ends at 28 plus half a size; from 56 points on the first letter reaches the stop and the line ends at 84.
    @Test func `tab stops stay where they are at every size`() throws {
        let box = ParagraphConstraint(width: 60, maxLines: 1)
        let found = try #require(try fitting.largestSize(of: font.text("a\tb"), fitting: box, in: 8...72))
        #expect(found.size == 56 - 1.0 / 64)
        #expect(found.measurement.width == 28 + found.size / 2)
    }

    @Test func `lengths of a text go along with its size, except tab stops`() throws {
        var style = font.style
        (style.tracking, style.kerning, style.baselineOffset) = (1, 2, 3)
        var text = StyledText("a", style: style)
        style.size = 5
        text.append("b", style: style)
        text.tabInterval = .points(28)
        let resized = text.resized(to: 20)
        #expect(resized.runs.map(\.style.size) == [20, 10])
        #expect(resized.runs.map(\.style.tracking) == [2, 2])
        #expect(resized.runs.map(\.style.kerning) == [4, 4])
        #expect(resized.runs.map(\.style.baselineOffset) == [6, 6])
        #expect(resized.tabInterval == text.tabInterval)
    }
}
