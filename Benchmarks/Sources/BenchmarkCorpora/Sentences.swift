import Foundation

/// The sentences texts are put together from, one per line of `Texts/`. Written for this package.
struct Sentences {
    let lines: [String]

    init(_ name: String) throws {
        let file = Bundle.module.url(forResource: "Texts/\(name)", withExtension: "txt")
        guard let file else { throw CorpusError.missingTexts(name) }
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}

/// Why a corpus cannot be made.
public enum CorpusError: Error, CustomStringConvertible {
    case missingTexts(String)

    public var description: String {
        switch self {
        case .missingTexts(let name): "The file Texts/\(name).txt is not beside the program: build the package again."
        }
    }
}
