"""In which languages, sizes and bundled fonts each text is recorded."""

INTER, SERIF, SANS = "Inter/Inter-Regular.otf", "NotoSerif/NotoSerif-Regular.ttf", "NotoSans/NotoSans-Regular.ttf"
MONO = "NotoSansMono/NotoSansMono-Regular.ttf"
ARABIC = "NotoSansArabic/NotoSansArabic-Regular.ttf"
HEBREW = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
HINDI = "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
BENGALI = "NotoSansBengali/NotoSansBengali-Regular.ttf"
TAMIL = "NotoSansTamil/NotoSansTamil-Regular.ttf"
THAI = "NotoSansThai/NotoSansThai-Regular.ttf"
SYMBOLS = ["NotoSansSymbols/NotoSansSymbols-Regular.ttf", "NotoSansMath/NotoSansMath-Regular.ttf",
           "NotoSansSymbols2/NotoSansSymbols2-Regular.ttf"]
CJK = "NotoSansCJK/NotoSansCJK-Regular.ttc"
JAPANESE, KOREAN, CHINESE, TAIWANESE = CJK + "#0", CJK + "#1", CJK + "#2", CJK + "#3"
EMOJI = "NotoColorEmoji/NotoColorEmoji.ttf"
EVERYTHING = [INTER, SANS, ARABIC, HEBREW, HINDI, THAI, *SYMBOLS, CHINESE, EMOJI]

# name of the text file, language, size in px, fonts (primary first)
LINES = [
    ("english", "en", 16, [INTER]),
    ("english", "en", 17.5, [SERIF]),
    ("russian", "ru", 16, [SANS]),
    ("russian", "ru", 15, [INTER, SANS]),
    ("greek", "el", 16, [SERIF]),
    ("arabic", "ar", 18, [ARABIC, SANS]),
    ("hebrew", "he", 16, [HEBREW, SANS]),
    ("hindi", "hi", 16, [HINDI, SANS]),
    ("bengali", "bn", 16, [BENGALI, SANS]),
    ("thai", "th", 16, [THAI, SANS]),
    ("chinese", "zh-Hans", 16, [CHINESE]),
    ("japanese", "ja", 16, [JAPANESE]),
    ("korean", "ko", 16, [KOREAN]),
    ("german", "de", 16, [SERIF]),
    ("french", "fr", 16, [INTER]),
    ("vietnamese", "vi", 16, [SANS]),
    ("tamil", "ta", 16, [TAMIL, SANS]),
    ("taiwanese", "zh-Hant", 16, [TAIWANESE]),
    ("symbols", "en", 16, [SANS, *SYMBOLS]),
    ("symbols", "en", 14, [MONO, SANS, *SYMBOLS]),
    ("bidi", "en", 16, [SANS, HEBREW, ARABIC]),
    ("bidi", "he", 15, [HEBREW, SANS, ARABIC]),
    ("mixed", "en", 16, EVERYTHING),
]

# the same, with CSS properties
MODES = [
    (text, language, 16, [font], f"{property}:{value}")
    for text, language, font in [("japanese", "ja", JAPANESE), ("chinese", "zh-Hans", CHINESE), ("korean", "ko", KOREAN)]
    for property, value in [("line-break", "strict"), ("line-break", "normal"), ("line-break", "loose"),
                            ("word-break", "keep-all")]
] + [
    ("mixed", "en", 16, EVERYTHING, "word-break:keep-all"),
    ("thai", "th", 16, [THAI, SANS], "word-break:keep-all"),
    ("english", "en", 16, [INTER], "line-break:strict"),
    ("symbols", "en", 16, [SANS, *SYMBOLS], "word-break:keep-all"),
]

# The texts of texts/fresh, written when the web profile's rules stood; sizes, weights and fonts that the above have not.
FRESH = [
    (f"fresh/{text}", language, size, fonts)
    for text, language, size, fonts in [
        ("english", "en-GB", 13, [INTER]),
        ("english", "en", 17, ["Inter/Inter-Bold.otf"]),
        ("english", "en", 20, ["NotoSerif/NotoSerif-Italic.ttf"]),
        ("spanish", "es", 15, ["Inter/Inter-Medium.otf"]),
        ("polish", "pl", 14, [SANS]),
        ("turkish", "tr", 16, [SERIF]),
        ("german", "de", 15, ["Inter/Inter-SemiBold.otf"]),
        ("german", "de-AT", 18, ["NotoSerif/NotoSerif-Bold.ttf"]),
        ("french", "fr", 15, [SERIF]),
        ("czech", "cs", 16, ["NotoSans/NotoSans-Bold.ttf"]),
        ("vietnamese", "vi", 14, [INTER]),
        ("russian", "ru", 18, [SERIF]),
        ("russian", "ru", 14, ["Inter/Inter-Italic.otf", SANS]),
        ("ukrainian", "uk", 16, [SANS, *SYMBOLS]),
        ("greek", "el", 15, [INTER, SANS]),
        ("arabic", "ar", 16, [ARABIC, SANS]),
        ("arabic", "ar", 20, ["NotoSansArabic/NotoSansArabic-Bold.ttf", SANS]),
        ("persian", "fa", 17, [ARABIC, SANS]),
        ("hebrew", "he", 15, [HEBREW, SANS]),
        ("hebrew", "he", 18, ["NotoSansHebrew/NotoSansHebrew-Bold.ttf", SANS]),
        ("hindi", "hi", 17, [HINDI, SANS]),
        ("marathi", "mr", 15, ["NotoSansDevanagari/NotoSansDevanagari-Bold.ttf", SANS]),
        ("bengali", "bn", 17, [BENGALI, SANS]),
        ("tamil", "ta", 15, [TAMIL, SANS]),
        ("thai", "th", 17, [THAI, SANS]),
        ("thai", "th", 15, ["NotoSansThai/NotoSansThai-Bold.ttf", SANS]),
        ("japanese", "ja", 15, [JAPANESE]),
        ("chinese", "zh-Hans", 14, [CHINESE]),
        ("taiwanese", "zh-Hant", 17, [TAIWANESE]),
        ("korean", "ko", 15, [KOREAN]),
        ("interface", "en", 13, [INTER]),
        ("interface", "en", 22.5, ["Inter/Inter-SemiBold.otf"]),
        ("addresses", "en", 13, [MONO]),
        ("addresses", "en", 15, [INTER]),
        ("signs", "en", 15, [SANS, *SYMBOLS, CHINESE]),
        ("signs", "en", 16, EVERYTHING),
        ("mixed", "en", 15, [*EVERYTHING, BENGALI, TAMIL]),
        ("bidi", "he", 17, [HEBREW, SANS, ARABIC]),
        ("bidi", "ar", 16, [ARABIC, SANS, HEBREW]),
    ]
]

# The texts of texts/unseen, recorded when the widths were a browser's own: other languages, faces and sizes, of which those with
# a fraction are the ones that style sheets make of 0.8, 0.9 and 1.05 rem.
UNSEEN = [
    (f"unseen/{text}", language, size, fonts)
    for text, language, size, fonts in [
        ("italian", "it", 14.4, [INTER]),
        ("italian", "it", 19, ["NotoSerif/NotoSerif-BoldItalic.ttf"]),
        ("portuguese", "pt", 12, [SANS]),
        ("portuguese", "pt-BR", 16.8, ["Inter/Inter-Medium.otf"]),
        ("dutch", "nl", 13.3, [SERIF]),
        ("dutch", "nl", 24, ["Inter/Inter-BoldItalic.otf"]),
        ("nordic", "sv", 12.8, [INTER]),
        ("nordic", "fi", 21, [SANS]),
        ("hungarian", "hu", 14.4, [SANS]),
        ("romanian", "ro", 11, ["NotoSerif/NotoSerif-Italic.ttf"]),
        ("catalan", "ca", 16, [INTER]),
        ("baltic", "lt", 15.2, ["NotoSans/NotoSans-Bold.ttf"]),
        ("bulgarian", "bg", 14, [SERIF]),
        ("bulgarian", "bg", 17.6, ["Inter/Inter-Bold.otf", SANS]),
        ("serbian", "sr", 13, [SANS]),
        ("kazakh", "kk", 19.2, [SANS]),
        ("polytonic", "el", 16.8, [SANS]),
        ("polytonic", "el", 13.6, ["NotoSerif/NotoSerif-Bold.ttf"]),
        ("urdu", "ur", 18, [ARABIC, SANS]),
        ("arabicmore", "ar", 14.4, [ARABIC, SANS]),
        ("arabicmore", "ar", 22, ["NotoSansArabic/NotoSansArabic-Bold.ttf", SANS]),
        ("yiddish", "he", 16, [HEBREW, SANS]),
        ("yiddish", "yi", 19.2, ["NotoSansHebrew/NotoSansHebrew-Bold.ttf", SANS]),
        ("sanskrit", "hi", 14.4, [HINDI, SANS]),
        ("sanskrit", "ne", 20, ["NotoSansDevanagari/NotoSansDevanagari-Bold.ttf", SANS]),
        ("assamese", "bn", 15.2, ["NotoSansBengali/NotoSansBengali-Bold.ttf", SANS]),
        ("tamilmore", "ta", 16.8, ["NotoSansTamil/NotoSansTamil-Bold.ttf", SANS]),
        ("tamilmore", "ta", 13, [TAMIL, SANS]),
        ("thaimore", "th", 14.4, [THAI, SANS]),
        ("thaimore", "th", 20, ["NotoSansThai/NotoSansThai-Bold.ttf", SANS]),
        ("japanesemore", "ja", 14.4, [JAPANESE]),
        ("japanesemore", "ja", 18, [INTER, JAPANESE]),
        ("chinesemore", "zh-HK", 16, [TAIWANESE]),
        ("hanzi", "zh-Hans", 13.6, [CHINESE]),
        ("hanzi", "zh-Hans", 17, [INTER, CHINESE]),
        ("koreanmore", "ko", 14.4, [KOREAN]),
        ("koreanmore", "ko", 16, [SANS, KOREAN]),
        ("chat", "en", 14.4, [INTER]),
        ("chat", "en", 11, [SANS]),
        ("code", "en", 12.8, [MONO]),
        ("code", "en", 15, ["NotoSansMono/NotoSansMono-Bold.ttf"]),
        ("news", "en", 16.8, ["NotoSerif/NotoSerif-Regular.ttf"]),
        ("news", "en", 33.6, ["Inter/Inter-Bold.otf"]),
        ("french2", "fr", 13.6, [INTER]),
        ("french2", "fr-CA", 18, ["NotoSerif/NotoSerif-Italic.ttf"]),
        ("german2", "de", 14.4, [INTER]),
        ("german2", "de-CH", 19, [SANS]),
        ("bidimore", "en", 14.4, [SANS, HEBREW, ARABIC]),
        ("bidimore", "ar", 18, [ARABIC, SANS, HEBREW]),
        ("emojis", "en", 16, EVERYTHING),
        ("emojis", "en", 14.4, EVERYTHING),
    ]
]

# The texts of texts/later, recorded when the unseen ones had taught what they could.
LATER = [
    (f"later/{text}", language, size, fonts)
    for text, styles in [
        ("latin", [("en", 14.4, [INTER]), ("cs", 13, [SERIF]), ("sv", 18.4, [SANS]), ("tr", 11.2, ["Inter/Inter-Bold.otf"]),
                   ("nl", 12, [MONO]), ("hu", 22, ["NotoSerif/NotoSerif-BoldItalic.ttf"])]),
        ("cyrillic", [("ru", 15.2, [INTER, SANS]), ("uk", 13.6, [SERIF]), ("el", 18, [SANS]),
                      ("ru", 12, ["NotoSans/NotoSans-Bold.ttf"]), ("uk", 20, ["Inter/Inter-Medium.otf", SANS])]),
        ("arabic", [("ar", 15.2, [ARABIC, SANS]), ("fa", 18, [ARABIC, SANS]), ("ur", 21.6, ["NotoSansArabic/NotoSansArabic-Bold.ttf", SANS]),
                    ("ar", 13, [INTER, SANS, ARABIC])]),
        ("hebrew", [("he", 14.4, [HEBREW, SANS]), ("he", 17, ["NotoSansHebrew/NotoSansHebrew-Bold.ttf", SANS]),
                    ("he", 12.8, [SANS, HEBREW]), ("en", 20, [INTER, SANS, HEBREW])]),
        ("devanagari", [("hi", 15.2, [HINDI, SANS]), ("mr", 18, [HINDI, SANS]), ("hi", 13, [INTER, HINDI, SANS])]),
        ("indic", [("bn", 16, [BENGALI, TAMIL, SANS]), ("ta", 14.4, [TAMIL, BENGALI, SANS]), ("bn", 19, [SANS, BENGALI, TAMIL])]),
        ("thai", [("th", 13.6, [THAI, SANS]), ("th", 18, [THAI, SANS]), ("th", 16, [INTER, THAI, SANS])]),
        ("japanese", [("ja", 13.6, [JAPANESE]), ("ja", 16, [INTER, JAPANESE]), ("ja", 19.2, [SERIF, JAPANESE])]),
        ("chinese", [("zh-Hans", 14.4, [CHINESE]), ("zh-Hant", 16, [TAIWANESE]), ("zh-Hans", 12, [SANS, CHINESE])]),
        ("korean", [("ko", 13.6, [KOREAN]), ("ko", 17, [INTER, KOREAN]), ("ko", 15, [SERIF, KOREAN])]),
    ]
    for language, size, fonts in styles
]

# With a page's default CSS. First the texts above that have full-width punctuation.
PAGES = [
    (text, language, size, fonts)
    for texts, language, styles in [
        (["japanese", "unseen/japanesemore", "later/japanese"], "ja", [(16, [JAPANESE]), (14.4, [INTER, JAPANESE])]),
        (["chinese", "fresh/chinese", "unseen/hanzi", "later/chinese"], "zh-Hans", [(15, [CHINESE]), (17, [SANS, CHINESE])]),
        (["taiwanese", "unseen/chinesemore"], "zh-Hant", [(16, [TAIWANESE]), (13.6, [INTER, TAIWANESE])]),
        (["korean", "fresh/korean"], "ko", [(16, [KOREAN])]),
        (["mixed", "fresh/signs"], "en", [(16, EVERYTHING)]),
    ]
    for text in texts
    for size, fonts in styles
]


def script(name, weight="Regular", family="Sans"):
    """A bundled face of one script."""
    return f"NotoScripts/Noto{family}{name}-{weight}.ttf"


# Each text beside the language and the face of its script.
SCRIPTS = {
    "georgian": ("ka", script("Georgian")), "armenian": ("hy", script("Armenian")), "gujarati": ("gu", script("Gujarati")),
    "gurmukhi": ("pa", script("Gurmukhi")), "kannada": ("kn", script("Kannada")), "malayalam": ("ml", script("Malayalam")),
    "telugu": ("te", script("Telugu")), "oriya": ("or", script("Oriya")), "sinhala": ("si", script("Sinhala")),
    "khmer": ("km", script("Khmer")), "lao": ("lo", script("Lao")), "burmese": ("my", script("Myanmar")),
    "amharic": ("am", script("Ethiopic")), "tibetan": ("bo", script("Tibetan", family="Serif")),
}
PAGES += [(f"pages/{text}", language, size, fonts) for text, (language, face) in SCRIPTS.items()
          for size, fonts in [(16, [face, SANS]), (14.4, [INTER, face, SANS])]]
PAGES += [
    ("pages/interface", "de", 16, [INTER, SANS, JAPANESE]), ("pages/interface", "ja", 13.6, [JAPANESE]),
    ("pages/interface", "zh-Hans", 15, [SANS, CHINESE]), ("pages/mixtures", "ja", 16, [INTER, JAPANESE]),
    ("pages/mixtures", "zh-Hans", 14.4, [INTER, CHINESE]), ("pages/mixtures", "zh-Hant", 17, [TAIWANESE]),
    ("pages/japan", "ja", 18, [JAPANESE]), ("pages/japan", "ja", 15.2, [SERIF, JAPANESE]),
    ("pages/china", "zh-Hans", 16, [CHINESE]), ("pages/china", "zh-Hant", 20, [INTER, TAIWANESE]),
    ("arabic", "ar", 17, [ARABIC, SANS]), ("hebrew", "he", 15, [HEBREW, SANS]), ("hindi", "hi", 16, [HINDI, SANS]),
    ("bengali", "bn", 16, [BENGALI, SANS]), ("tamil", "ta", 16, [TAMIL, SANS]), ("thai", "th", 16, [THAI, SANS]),
    ("greek", "el", 16, [INTER, SANS]), ("russian", "ru", 16, [INTER]), ("english", "en", 16, [INTER]),
    ("german", "de", 14.4, [SERIF]), ("bidi", "he", 16, [INTER, HEBREW, ARABIC, SANS]),
]

# The texts of texts/pagesunseen, recorded last.
PAGES_UNSEEN = [(f"pagesunseen/{text}", language, size, fonts) for text, (language, face) in SCRIPTS.items() if text != "oriya"
                for size, fonts in [(17, [face, SANS]), (13.6, [SANS, face])]]
PAGES_UNSEEN += [
    (f"pagesunseen/{text}", language, size, fonts)
    for text, styles in [
        ("interface", [("de", 14.4, [SANS, JAPANESE]), ("ja", 15, [INTER, JAPANESE]), ("zh-Hans", 16, [CHINESE]), ("ko", 13, [INTER, KOREAN])]),
        ("mixtures", [("ja", 14.4, [JAPANESE]), ("zh-Hans", 18, [INTER, CHINESE]), ("zh-Hant", 16, [INTER, TAIWANESE])]),
        ("japan", [("ja", 16, [JAPANESE]), ("ja", 19.2, [INTER, JAPANESE])]),
        ("china", [("zh-Hans", 15.2, [CHINESE]), ("zh-Hant", 17, [TAIWANESE]), ("zh-Hans", 20, [SERIF, CHINESE])]),
        ("latin", [("en", 15, ["Inter/Inter-Medium.otf"]), ("de", 18.4, [SERIF]), ("fr", 13, [SANS])]),
        ("cyrillic", [("ru", 16, [INTER]), ("uk", 17.6, [SERIF])]),
        ("greek", [("el", 16, [INTER]), ("el", 14.4, [SERIF])]),
        ("arabic", [("ar", 16, [ARABIC, SANS]), ("ar", 19.2, [INTER, ARABIC])]),
        ("hebrew", [("he", 17, [HEBREW, SANS]), ("he", 14.4, [INTER, HEBREW, SANS])]),
        ("hindi", [("hi", 18, [HINDI, SANS]), ("hi", 15.2, [SANS, HINDI])]),
        ("bengali", [("bn", 17, [BENGALI, SANS])]), ("tamil", [("ta", 14.4, [TAMIL, SANS])]),
        ("thai", [("th", 17, [THAI, SANS]), ("th", 13.6, [INTER, THAI])]),
    ]
    for language, size, fonts in styles
]

# The same on screens with more device pixels
DENSE = [("english", "en", 16, [INTER]), ("german", "de", 14.4, [SERIF]), ("japanese", "ja", 15, [JAPANESE]),
         ("pages/mixtures", "zh-Hans", 14.4, [INTER, CHINESE]), ("thai", "th", 16, [THAI, SANS]), ("arabic", "ar", 17.3, [ARABIC, SANS])]

# with other values of text-spacing-trim
SPACING = [
    (text, language, size, [font], f"text-spacing-trim:{value}")
    for text, language, size, font in [("japanese", "ja", 16, JAPANESE), ("unseen/japanesemore", "ja", 15.2, JAPANESE),
                                       ("unseen/hanzi", "zh-Hans", 14.4, CHINESE), ("taiwanese", "zh-Hant", 16, TAIWANESE)]
    for value in ["space-first", "trim-start", "space-all"]
]
