import CopyfitTranslations
import Testing

/// The structure is that of catalogues which Xcode 15 writes; the texts are ours.
@Suite("String catalogues")
struct StringCatalogReaderTests {
    private let sample = read(
        """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Buy" : {
              "comment" : "On the button of the basket",
              "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "Kaufen" } },
                "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Acheter \\u00e0 %@" } },
                "it" : { "stringUnit" : { "state" : "new", "value" : "" } }
              }
            },
            "%lld files" : {
              "extractionState" : "stale",
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                    }
                  }
                },
                "pt_BR" : {
                  "variations" : {
                    "device" : {
                      "iphone" : {
                        "variations" : {
                          "plural" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld arqs." } } }
                        }
                      },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld arquivos" } }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """,
        as: .stringCatalog
    )

    @Test("String catalogues give each language, state and variation, at the value's quote")
    func units() {
        #expect(
            sample.lines == [
                "7:69 de Buy = Kaufen",
                "8:71 fr Buy (needsReview) = Acheter à %@",
                "9:62 it Buy (untranslated) = ",
                "4:5 en Buy = Buy",
                "18:76 en %lld files [one] (stale) = %lld file",
                "19:78 en %lld files [other] (stale) = %lld files",
                "28:95 pt_BR %lld files [device iphone, other] (stale) = %lld arqs.",
                "31:78 pt_BR %lld files [device other] (stale) = %lld arquivos",
            ]
        )
        #expect(sample.problems == [])
        #expect(sample.sourceLocale?.tag == "en")
    }

    @Test("String catalogues carry comments, sources and placeholders")
    func facts() {
        #expect(sample.translations[0].comment == "On the button of the basket")
        #expect(
            sample.translations.map(\.source) == [
                "Buy", "Buy", "Buy", nil, nil, nil, "%lld files", "%lld files",
            ]
        )
        #expect(sample.translations[1].replaced == ["%@ 1 text"])
        #expect(sample.translations[6].locale.tag == "pt-BR")
    }

    @Test("String catalogues expand substitutions to all combinations of their branches")
    func substitutions() {
        let file = read(
            """
            {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
            "stringUnit":{"state":"translated","value":"%#@birds@ in %#@trees@, %3$@"},
            "substitutions":{
            "birds":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
              "one":{"stringUnit":{"state":"translated","value":"A bird"}},
              "other":{"stringUnit":{"state":"translated","value":"%arg birds"}}}}},
            "trees":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
              "one":{"stringUnit":{"state":"translated","value":"a tree"}},
              "other":{"stringUnit":{"state":"translated","value":"%arg trees"}}}}}
            }}}}},"version":"1.0"}
            """,
            as: .stringCatalog
        )
        #expect(
            file.lines == [
                "2:44 en k [birds one, trees one] = A bird in a tree, %3$@",
                "2:44 en k [birds one, trees other] = A bird in %arg trees, %3$@",
                "2:44 en k [birds other, trees one] = %arg birds in a tree, %3$@",
                "2:44 en k [birds other, trees other] = %arg birds in %arg trees, %3$@",
            ]
        )
        #expect(file.translations[3].placeholders.map(\.index) == [1, 2, 3])
        #expect(file.translations[3].replaced == ["%arg birds count", "%arg trees count", "%3$@ 3 text"])
    }

    @Test("String catalogues that are not to be translated, or are sets of phrases, say so")
    func otherEntries() {
        let file = read(
            """
            {"sourceLanguage":"en","strings":{
            "©":{"shouldTranslate":false},
            "s":{"localizations":{"en":{"stringSet":{"state":"new","values":["One","Two"]}}}}},"version":"1.0"}
            """,
            as: .stringCatalog
        )
        #expect(file.lines == ["2:1 en © = ©", "3:66 en s (new) = One", "3:72 en s (new) = Two"])
        #expect(file.translations.map(\.isTranslatable) == [false, true, true])
    }

    @Test("String catalogues keep both of two equal keys")
    func duplicates() {
        let unit = #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}"#
        let file = read(#"{"sourceLanguage":"de","strings":{"a":\#(unit),"a":\#(unit)}}"#, as: .stringCatalog)
        #expect(file.lines == ["1:106 de a = x", "1:185 de a = x"])
    }

    @Test("String catalogues keep what comes before an error and say where it is")
    func broken() {
        let file = read(
            """
            {"sourceLanguage":"de","strings":{
            "a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}},
            <<<<<<< HEAD
            """,
            as: .stringCatalog
        )
        #expect(file.lines == ["2:72 de a = x"])
        #expect(file.problems.map(\.description) == ["3:1: Not JSON: expected a member name in quotes."])
        let wrong = read(#"{"sourceLanguage":"de","strings":{"a":[1],"b":{}}}"#, as: .stringCatalog)
        #expect(wrong.problems.map(\.description) == ["1:35: The value of a key in \"strings\" is an object."])
        #expect(wrong.texts == ["a", "b"])
    }
}
