import TestSupport
import Testing

@testable import CopyfitFonts

/// CSS Fonts Level 4, section 5.2 step 4, a row for each of its sentences.
@Suite("Font matching by CSS Fonts 4")
struct FontMatchingTests {
    struct WeightRow: Sendable {
        let asked: Double
        let available: [Double]
        let taken: Double
    }

    @Test(
        "The nearest weight is found as in CSS Fonts 4",
        arguments: [
            // "If the desired weight is inclusively between 400 and 500, weights greater than or equal to the target weight
            // are checked in ascending order until 500 is hit and checked,
            WeightRow(asked: 400, available: [300, 500], taken: 500),
            WeightRow(asked: 450, available: [400, 500], taken: 500),
            WeightRow(asked: 400, available: [450, 500, 300], taken: 450),
            // followed by weights less than the target weight in descending order,
            WeightRow(asked: 450, available: [300, 400, 600], taken: 400),
            WeightRow(asked: 500, available: [400, 600], taken: 400),
            // followed by weights greater than 500, until a match is found."
            WeightRow(asked: 400, available: [700, 600], taken: 600),
            // "If the desired weight is less than 400, weights less than or equal to the desired weight are checked in
            // descending order followed by weights above the desired weight in ascending order."
            WeightRow(asked: 300, available: [100, 200, 400], taken: 200),
            WeightRow(asked: 300, available: [700, 400], taken: 400),
            // "If the desired weight is greater than 500, weights greater than or equal to the desired weight are checked in
            // ascending order followed by weights below the desired weight in descending order."
            WeightRow(asked: 600, available: [500, 900, 700], taken: 700),
            WeightRow(asked: 600, available: [400, 500], taken: 500),
        ]
    )
    func weight(row: WeightRow) {
        let styles = row.available.map { FontStyle(weight: FontWeight($0)) }
        let nearest = FontMatching.nearest(to: FontStyle(weight: FontWeight(row.asked)), among: styles)
        #expect(nearest.map { styles[$0].weight.value } == row.taken)
    }

    struct WidthRow: Sendable {
        let asked: Double
        let available: [Double]
        let taken: Double
    }

    @Test(
        "The nearest width is found as in CSS Fonts 4",
        arguments: [
            // "if the desired width value is less than or equal to 100%, width values below the desired width value are
            // checked in descending order followed by width values above in ascending order;
            WidthRow(asked: 100, available: [112.5, 75, 50], taken: 75),
            WidthRow(asked: 75, available: [50, 87.5], taken: 50),
            WidthRow(asked: 75, available: [100, 87.5], taken: 87.5),
            // otherwise, values above are checked in ascending order followed by values below in descending order."
            WidthRow(asked: 112.5, available: [100, 150, 125], taken: 125),
            WidthRow(asked: 125, available: [75, 100], taken: 100),
        ]
    )
    func width(row: WidthRow) {
        let styles = row.available.map { FontStyle(width: FontWidth($0)) }
        let nearest = FontMatching.nearest(to: FontStyle(width: FontWidth(row.asked)), among: styles)
        #expect(nearest.map { styles[$0].width.value } == row.taken)
    }

    struct SlantRow: Sendable {
        let asked: FontSlant
        let available: [FontSlant]
        let taken: FontSlant
    }

    @Test(
        "The nearest slant is found as in CSS Fonts 4",
        arguments: [
            SlantRow(asked: .italic, available: [.normal, .oblique], taken: .oblique),
            SlantRow(asked: .italic, available: [.normal], taken: .normal),
            SlantRow(asked: .oblique, available: [.normal, .italic], taken: .italic),
            SlantRow(asked: .normal, available: [.italic, .oblique], taken: .oblique),
            SlantRow(asked: .normal, available: [.italic], taken: .italic),
        ]
    )
    func slant(row: SlantRow) {
        let styles = row.available.map { FontStyle(slant: $0) }
        let nearest = FontMatching.nearest(to: FontStyle(slant: row.asked), among: styles)
        #expect(nearest.map { styles[$0].slant } == row.taken)
    }

    @Test("Width comes before slant, slant before weight") func order() {
        let condensed = FontStyle(weight: .bold, width: .condensed, slant: .italic)
        let upright = FontStyle(weight: .bold)
        let italic = FontStyle(weight: .thin, slant: .italic)
        let asked = FontStyle(weight: .bold, slant: .italic)
        #expect(FontMatching.nearest(to: asked, among: [condensed, upright, italic]) == 2)
        #expect(FontMatching.nearest(to: asked, among: [condensed, upright]) == 1)
        #expect(FontMatching.nearest(to: asked, among: []) == nil)
    }

    @Test("A named font is set at positions on its axes, which prevail over those of its instance")
    func namedAtPositions() throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: 500)])
        (font.axes, font.instances) = ([.init("wght", 100...900), .init("wdth", 75...125)], [[600, 100]])
        try TestFonts.withFolder(["a.ttf": font.bytes()]) { folder in
            let catalogue = try FontCatalogue(bundledDirectory: nil, directories: [folder])
            let chain = try catalogue.chain(named: "Built SemiBold")
            func varied(_ axis: String, _ value: Double) throws -> FontChain {
                let tag = try #require(FontTag(axis))
                return try catalogue.chain(chain, at: [FontVariation(axis: tag, value: value)])
            }
            let wide = try varied("wdth", 125)
            #expect(wide.primary.variations.map(\.value) == [600, 125])
            #expect(try wide == varied("wdth", 125))
            #expect(try varied("wght", 200).primary.variations.map(\.value).sorted() == [100, 200])
            #expect(throws: FontError.self) { try varied("opsz", 12) }
            #expect(throws: FontError.self) { try varied("wght", 950) }
        }
    }

    @Test("The face of another weight keeps the positions on the other axes")
    func ofWeight() throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: 500)])
        font.axes = [.init("wght", 100...900), .init("wdth", 75...125)]
        font.instances = [[400, 100], [700, 100]]
        try TestFonts.withFolder(["a.ttf": font.bytes()]) { folder in
            let catalogue = try FontCatalogue(bundledDirectory: nil, directories: [folder])
            let width = FontVariation(axis: try #require(FontTag("wdth")), value: 80)
            let narrow = try catalogue.chain(catalogue.chain(named: "Built"), at: [width])
            let bold = try #require(try catalogue.chain(like: narrow, weight: .bold))
            #expect(bold.primary.variations.map(\.value).sorted() == [80, 700])
        }
    }

    /// The axis is 100 by default. Two instances of one weight are one face.
    @Test("The named instances of a variable font in a folder are faces of its family")
    func namedInstances() throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: 500)])
        font.axes = [.init("wght", 100...900)]
        font.instances = [[100], [400], [600], [700], [600]]
        try TestFonts.withFolder(["a.ttf": font.bytes()]) { folder in
            let catalogue = try FontCatalogue(bundledDirectory: nil, directories: [folder])
            let names = ["Built Thin", "Built", "Built SemiBold", "Built Bold"]
            #expect(catalogue.listedFaces.map(\.name) == names)
            for (name, weight) in zip(names.dropFirst(), [400.0, 600, 700]) {
                let chain = try catalogue.chain(named: name)
                #expect(chain.primary.variations.map(\.value) == [weight])
                #expect(chain.primary.fullName == name)
                #expect(!chain.substitutesStyle)
            }
            let black = try catalogue.chain(named: "Built Black")
            #expect(black.primary.variations.map(\.value) == [900])
            #expect((black.primary.fullName, black.substitutesStyle) == ("Built Black", false))
            let italic = try catalogue.chain(named: "Built Black Italic")
            #expect((italic.primary.fullName, italic.substitutesStyle) == ("Built Bold", true))
        }
    }
}
