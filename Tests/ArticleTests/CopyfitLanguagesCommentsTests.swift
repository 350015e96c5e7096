import CopyfitLanguages
import Testing

@Suite("The samples in the comments of CopyfitLanguages")
struct CopyfitLanguagesCommentsTests {
    @Test("The samples of LanguageTag print what its comment says")
    @MainActor func languageTagSample() async throws {
        try await sample {
            let language = LanguageTag("sr_RS@latin")
            print(language?.description ?? "none")  // sr-Latn-RS
        }
    }

    @Test("The samples of PluralRules print what its comment says")
    @MainActor func pluralRulesSample() async throws {
        try await sample {
            let russian = PluralRules(language: "ru")
            print(russian.category(of: 22))  // few
            print(Array(russian.numbers(of: .one, in: 0...50)))  // [1, 21, 31, 41]
        }
    }
}
