import CopyfitFit
import CopyfitFonts
import CopyfitText
import CopyfitUnicode

extension CSSProperty {
    /// All properties, in the order of the documentation.
    package static let all = breaking + spacing + lines + fonts

    /// Where lines end.
    private static let breaking = [
        CSSProperty("white-space", whiteSpaces) { ($0.whiteSpace, $0.wraps) = $1 },
        CSSProperty("overflow-wrap", overflowWraps) { $0.overflowWrap = $1 },
        CSSProperty("word-wrap", overflowWraps) { $0.overflowWrap = $1 },
        CSSProperty(
            "word-break",
            ["normal": .normal, "break-all": .breakAll, "keep-all": .keepAll, "break-word": nil]
                as KeyValuePairs<String, WordBreak?>,
            refused: ["auto-phrase": "for Japanese give the language ja-u-lw-phrase"]
        ) { $0.wordBreak = $1 },
        CSSProperty(
            "line-break",
            ["auto": nil, "loose": .loose, "normal": .normal, "strict": .strict, "anywhere": .anywhere]
                as KeyValuePairs<String, LineStrictness?>
        ) { $0.strictness = $1 },
        CSSProperty("hyphens", ["none": 0, "manual": 1, "auto": 2]) { css, value in
            css.usesSoftHyphens = value > 0
            css.hyphenates = value == 2
        },
        CSSProperty("text-wrap", ["wrap": true, "nowrap": false, "stable": true], refused: textWraps) {
            ($0.wraps, $0.wrapping) = ($1, .greedy)
        },
    ]

    /// `white-space` is a shorthand for what becomes of white space and whether lines wrap.
    private static let whiteSpaces: KeyValuePairs<String, (WhiteSpaceCollapse, wraps: Bool)> = [
        "normal": (.collapse, true), "nowrap": (.collapse, false), "pre": (.preserve, false),
        "pre-wrap": (.preserve, true),
        "pre-line": (.preserveBreaks, true), "break-spaces": (.breakSpaces, true),
    ]

    private static let overflowWraps: KeyValuePairs<String, OverflowWrap> = [
        "normal": .normal, "break-word": .breakWord, "anywhere": .anywhere,
    ]

    private static let textWraps = [
        "balance": "--wrap balanced breaks lines by other rules than browsers",
        "pretty": "--wrap pretty breaks lines by other rules than browsers",
    ]

    /// What is between letters and words.
    private static let spacing = [
        CSSProperty(length: "letter-spacing", "normal | <length>", ["normal": 0]) { $0.letterSpacing = $1 },
        CSSProperty(length: "word-spacing", "normal | <length>", ["normal": 0]) { $0.wordSpacing = $1 },
        CSSProperty("tab-size", "<number> | <length>") { value, css in
            guard value.count == 1 else { return false }
            if case .number(let count) = value[0], count >= 0 {
                css.tabSize = .spaces(count)
                return true
            }
            guard let length = value[0].length, length.isPositive else { return false }
            css.tabSize = .length(length)
            return true
        },
        CSSProperty(
            "text-spacing-trim",
            ["normal": .normal, "space-first": .spaceFirst, "trim-start": .trimStart, "space-all": .spaceAll]
                as KeyValuePairs<String, SpacingTrim>
        ) { $0.spacingTrim = $1 },
    ]

    /// How lines are set.
    private static let lines = [
        CSSProperty(length: "text-indent", "<length>", mayBeNegative: false) { $0.textIndent = $1 },
        CSSProperty(
            "text-align",
            [
                "start": .leading, "end": .trailing, "left": .left, "right": .right, "center": .center,
                "justify": .justified,
            ] as KeyValuePairs<String, LineAlignment>
        ) { $0.alignment = $1 },
        CSSProperty(
            "line-height",
            "normal | <number> | <length> | <percentage>",
            keywords: ["normal"],
            limit: "at least 0"
        ) { value, css in
            guard value.count == 1, let height = value[0].lineHeight else { return false }
            css.lineHeight = height
            return true
        },
        CSSProperty("direction", ["ltr": .leftToRight, "rtl": .rightToLeft] as KeyValuePairs<String, BaseDirection>) {
            $0.direction = $1
        },
        CSSProperty(
            "text-rendering",
            [
                "auto": .auto, "optimizeSpeed": .optimizeSpeed, "optimizeLegibility": .optimizeLegibility,
                "geometricPrecision": .geometricPrecision,
            ] as KeyValuePairs<String, TextRendering>
        ) { $0.textRendering = $1 },
    ]
}

extension CSSComponent {
    fileprivate var lineHeight: WrittenLineHeight? {
        switch self {
        case .word: return keyword == "normal" ? .natural : nil
        case .number(let factor) where factor > 0: return .ofSize(factor)
        case .percentage(let percent) where percent > 0: return .length(Length(ems: percent / 100))
        case .number(0), .percentage(0): return Self.noHeight
        default: return length.flatMap { $0.isZero ? Self.noHeight : $0.isPositive ? .length($0) : nil }
        }
    }

    /// A browser's heights are in 1/64 px, so that this is none. A height of 0 sets none.
    private static let noHeight = WrittenLineHeight.length(Length(points: .leastNormalMagnitude))
}
