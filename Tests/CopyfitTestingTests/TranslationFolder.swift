import CopyfitTesting
import TestSupport

extension TranslationFolder {
    func tables(sourceLanguage: String? = nil) throws -> TranslationTables {
        try TranslationTables(path, sourceLanguage: sourceLanguage)
    }

    /// A shop in four languages, as Xcode writes it.
    static func shop() throws -> TranslationFolder {
        try TranslationFolder(["Localizable.xcstrings": shopCatalogue])
    }

    private static let shopCatalogue = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld items" : {
              "localizations" : {
                "en" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld item" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld items" } }
                } } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Artikel" } },
                "ru" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld товар" } },
                  "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld товара" } },
                  "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld товаров" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld товара" } }
                } } }
              }
            },
            "buy" : {
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Buy now" } },
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Jetzt kaufen" } },
                "ar" : { "stringUnit" : { "state" : "translated", "value" : "اشتر الآن" } },
                "ru" : { "stringUnit" : { "state" : "translated", "value" : "Купить" } }
              }
            }
          },
          "version" : "1.0"
        }
        """
}
