import CopyfitFonts
import Testing

@Test func `a style the family lacks takes the nearest and says so`() throws {
    let catalogue = try FontCatalogue()
    let chain = try catalogue.chain(named: "Inter Black")
    #expect(chain.substitutesStyle)
    #expect(chain.askedName == "Inter Black")
    #expect(chain.primary.fullName == "Inter Bold")
}
