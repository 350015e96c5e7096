import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Harness

/// What an input stands for: a text in up to three styles, and what to ask of it.
///
/// The last bytes are the choices, those before them the text in UTF-8, repaired where it is none.
struct TextCase {
    let text: StyledText
    let style: LineStyle
    let height: Double
    let maxLines: Int?
    let widths: [Width]
    let retainsGlyphs: Bool
    let knowsWords: Bool
    let searches: Bool

    static let choiceCount = 44

    /// A width to propose, by itself or as a part of the natural one.
    enum Width {
        case points(Double)
        case part(Double)
    }

    init(_ input: [UInt8]) {
        let end = max(0, input.count - Self.choiceCount)
        var choices = Choices(input[end...])
        widths =
            [.points(0), .points(choices.element([1, 40, -1, .infinity, .nan, 1e300, 0.0009]))]
            + (0..<2).map { _ in .part(choices.fraction() * 1.1) }
        maxLines = choices.element([nil, nil, 1, 2, 3, 0, -1])
        height = choices.element([.infinity, .infinity, .infinity, 20, 60, 0, -1, .nan])
        (retainsGlyphs, knowsWords, searches) = (choices.once(in: 2), choices.once(in: 4), choices.once(in: 5))
        style = LineStyle(&choices)
        var styled = StyledText("", style: TextStyle(&choices))
        let first = styled.runs[0].style
        let other = choices.once(in: 3) ? TextStyle(&choices) : first
        let bytes = input[..<end]
        let cuts = [choices.fraction(), choices.fraction()].map { Int($0 * Double(end)) }.sorted()
        styled.append(String(decoding: bytes[..<cuts[0]], as: UTF8.self), style: first)
        styled.append(String(decoding: bytes[cuts[0]..<cuts[1]], as: UTF8.self), style: other)
        styled.append(String(decoding: bytes[cuts[1]...], as: UTF8.self), style: first)
        styled.direction = choices.element([.auto, .leftToRight, .rightToLeft])
        styled.tabInterval = .points(choices.element([28, 28, 13.7, 0, -1, 1e9, .nan, .infinity]))
        let alignments = [TabStop.Alignment.leading, .center, .trailing, .decimal("."), .decimal("e")]
        styled.tabStops = [0, 25, 60, 1e9].filter { _ in choices.once(in: 3) }.map {
            TabStop($0, choices.element(alignments))
        }
        styled.faceHeights = choices.element(FaceHeights.allCases)
        styled.breakRules = BreakRules(
            profile: choices.element([.standard, .web]),
            wordBreak: choices.element(WordBreak.allCases)
        )
        styled.breakRules.overflowWrap = choices.element([nil, .normal, .breakWord, .anywhere])
        text = styled
    }
}

extension LineStyle {
    fileprivate init(_ choices: inout Choices) {
        self.init()
        lineSpacing = choices.element([0, 0, 7.5, -3, .nan])
        alignment = choices.element(LineAlignment.allCases)
        truncation = choices.element(TruncationMode.allCases)
        reservedLines = choices.element([1, 1, 3, -1])
        lineHeight = choices.element([.natural, .natural, .exact(9), .atLeast(40), .multipleOfSize(1.4)])
        firstLineIndent = choices.element([0, 0, 12.3, 1e9, .nan])
        hangingIndent = choices.element([0, 0, 30])
        tailIndent = choices.element([0, 0, 4.5])
        paragraphSpacing = choices.element([0, 0, 11])
        countsTrailingSpace = choices.once(in: 3)
        evensTwoLines = choices.once(in: 3)
        wrapping = choices.element([.greedy] + LineWrapping.allCases)
        hangingPunctuation = HangingPunctuation(rawValue: UInt8(choices.byte() & 31))
        justifiesLastLines = choices.once(in: 3)
        leastWordsOnLastLine = choices.element([1, 1, 2, 5, -1])
    }
}

extension TextStyle {
    fileprivate init(_ choices: inout Choices) {
        self.init(
            font: choices.element(TextFonts.chains),
            size: choices.element([16, 16, 12, 9.5, 33.3, 1, 0.01, 10_000, 0]),
            language: choices.element(Self.languages)
        )
        tracking = choices.element([0, 0, 0, 0, 1, -0.5, 3.3, -40, 10_000, -10_000, .nan])
        kerning = choices.element([0, 0, 0, 0, 1, -0.5, 3.3, -40, .infinity])
        baselineOffset = choices.element([0, 0, 0, 5, -5, 1e4])
        features = choices.element(Self.settings)
    }

    private static let languages = [
        "und", "en", "de", "ar", "ur", "hi", "th", "my", "ko", "zh-Hant", "ja", "ja-u-lb-strict", "ja-u-lb-loose",
        "ja-u-lw-phrase", "tr", "no tag!",
    ]
    private static let settings: [[FontFeature]] = [
        [], [], [], feature("liga", 0), feature("kern", 0), feature("calt", 0), feature("frac", 1), feature("tnum", 1),
        feature("smcp", 1), feature("dlig", 1), feature("ss01", 3),
    ]

    private static func feature(_ name: String, _ value: UInt32) -> [FontFeature] {
        FontTag(name).map { [FontFeature(tag: $0, value: value)] } ?? []
    }
}
