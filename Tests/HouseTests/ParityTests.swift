import Foundation
import Testing

@Suite("The page of parity")
struct ParityTests {
    /// What whoever writes views declares with: names of the text modules and of checks may be the same and mean others.
    private static let symbols = PublicSymbols(
        Repository.sources.filter {
            [
                "CopyfitViews", "CopyfitScreen", "CopyfitLayout", "CopyfitGeometry", "CopyfitDrawing", "CopyfitImaging",
            ].contains($0.module)
        }
    )
    private static let path = "Documentation/Parity.md"
    private let page = ParityPage(ParityRows.text)

    @Test("The page of parity is what its rows and the sources say; COPYFIT_WRITE_PARITY=1 writes it")
    func written() throws {
        let text = page.markdown(Self.symbols)
        if ProcessInfo.processInfo.environment["COPYFIT_WRITE_PARITY"] == "1" {
            try text.write(to: Repository.root.appending(path: Self.path), atomically: true, encoding: .utf8)
        }
        let lines = text.components(separatedBy: "\n")
        let written = Repository.text(of: Self.path).components(separatedBy: "\n")
        #expect(lines.filter { !written.contains($0) } == [])
        #expect(written.filter { !lines.contains($0) } == [])
        #expect(lines == written)
    }

    @Test("The page of parity has rows that can be read, each name once, and a note where one is needed")
    func form() {
        #expect(page.mistakes == [])
        #expect(page.wrongNotes == [])
        #expect(page.rows.count > 600)
        #expect(Set(page.rows.map(\.symbol)).count == page.rows.count)
    }

    @Test("The page of parity has a row for every name that Apple's pages of layout list")
    func listed() {
        let names = Set(ListedNames.all)
        #expect(names.count > 430)
        #expect(names.subtracting(page.rows.map(\.symbol)).sorted() == [])
    }

    @Test("The page of parity names tests that exist")
    func tests() {
        #expect(page.wrongTests(Repository.testIndex) == [])
    }

    @Test("The page of parity names what is declared, and refuses only what is not")
    func refused() {
        #expect(page.wrongSymbols(Self.symbols) == [])
    }

    @Test("The page of parity finds rows that are wrong")
    func mistakes() {
        let page = ParityPage(
            """
            # Some
            View.frame(width:height:alignment:) | works | ParityTests.mistakes
            View.frame(height:) | works | ParityTests.mistakes
            View.padding(_:) | refused: No reason.
            View.padding(_:_:) | differs | ParityTests.nothing
            View.opacity(_:) | works
            nonsense
            """
        )
        #expect(page.mistakes == ["nonsense"])
        #expect(page.wrongSymbols(Self.symbols) == ["View.frame(height:)", "View.padding(_:)"])
        #expect(page.wrongNotes == ["View.padding(_:_:)"])
        #expect(
            page.wrongTests(Repository.testIndex) == [
                "View.padding(_:_:): ParityTests.nothing", "View.opacity(_:): none",
            ]
        )
    }

    @Test("The page of parity knows declarations of all kinds")
    func kinds() {
        let file = SourceFile(
            path: "Sources/Some/Card.swift",
            text: """
                public struct Card<Content: View>: View {
                    public typealias Body = Never
                    let hidden: Int
                    public init(_ title: String, @ViewBuilder content: () -> Content) {}
                    public subscript(index: Int, in card: Card) -> Int { 0 }
                    public enum Size: Equatable {
                        case fixed(CGFloat, at: Int), flexible
                        case adaptive
                    }
                }
                public protocol Arranging<Value> {
                    associatedtype Value
                    static var spacing: CGFloat { get }
                    func place(in bounds: CGRect, cache: inout Value)
                }
                extension Card {
                    @available(*, unavailable, message: "There is none.")
                    nonisolated public func wide() -> some View { self }
                    nonisolated public func high<V>(
                        _ value: Binding<V>,
                        to height: @escaping (V) -> CGFloat = { _ in 0 }
                    ) -> some View { self }
                    func inner() {}
                    public static func < (left: Card, right: Card) -> Bool { false }
                }
                """
        )
        var scanner = SymbolScanner(file)
        #expect(
            scanner.symbols() == [
                "Card", "Card.Body", "Card.init(_:content:)", "Card.subscript(_:in:)", "Card.Size", "Card.Size.fixed",
                "Card.Size.flexible", "Card.Size.adaptive", "Arranging", "Arranging.Value", "Arranging.spacing",
                "Arranging.place(in:cache:)", "Card.high(_:to:)",
            ]
        )
    }
}
