import CopyfitChecking

/// How much wider the texts of each language are than those of the source.
struct GrowthTable {
    private let names: PageNames
    private let sources: [String]
    /// What the sources are called that entries have themselves.
    private static let ownSources = "the sources in the files"
    private var growths: [String: [Growth]] = [:]

    /// A text that both languages have, at one size.
    fileprivate struct Text: Hashable {
        let family: String
        let key: String
        let context: String?
        let variant: [String]
    }

    /// A text's width and its source's, on one line.
    private struct Growth {
        let key: String
        let width: Double
        let sourceWidth: Double

        var ratio: Double { width / sourceWidth }
    }

    init(_ measurements: [MeasuredTranslation], _ names: PageNames) {
        self.names = names
        var sources: [Text: MeasuredTranslation] = [:]
        for measured in measurements where measured.isSource && sources[measured.text] == nil {
            sources[measured.text] = measured
        }
        var names = Set(sources.values.map(\.locale)).sorted().map { locale in
            locale.isEmpty ? "the files without a language" : PageNames.shown(locale)
        }
        var seen: [String: Set<Text>] = [:]
        for measured in measurements where !measured.isSource {
            let text = measured.text
            let source = sources[text].flatMap { $0.size == measured.size ? $0.naturalWidth : nil }
            guard let sourceWidth = source ?? measured.sourceWidth, sourceWidth > 0 else { continue }
            guard seen[measured.locale, default: []].insert(text).inserted else { continue }
            let growth = Growth(key: measured.key, width: measured.naturalWidth, sourceWidth: sourceWidth)
            growths[measured.locale, default: []].append(growth)
            if source == nil, names.last != Self.ownSources { names.append(Self.ownSources) }
        }
        self.sources = names
    }

    /// Empty if there is no source, or nothing to compare with it.
    var html: String {
        if growths.isEmpty { return "" }
        let widest = growths.values.map { abs(Self.total($0) - 1) }.max() ?? 1
        let rows = growths.keys.sorted().map { row($0, growths[$0] ?? [], scale: max(widest, 0.01)) }
        return """
            <p>Widths on one line, against \(sources.joined(separator: ", ")).</p>
            <div class="scroll" tabindex="0" role="region" aria-label="Table of growth">
            <table class="growth"><thead><tr><th scope="col">Language</th><th scope="col">Texts</th>\
            <th scope="col">All together</th><th scope="col">Half grow by more than</th>\
            <th scope="col">One in twenty by more than</th><th scope="col">Most</th></tr></thead><tbody>
            \(rows.joined())</tbody></table></div>

            """
    }

    private func row(_ locale: String, _ growths: [Growth], scale: Double) -> String {
        let sorted = growths.sorted { ($0.ratio, $0.key) < ($1.ratio, $1.key) }
        let total = Self.total(growths)
        let most = sorted[sorted.count - 1]
        let length = Int((abs(total - 1) / scale * 100).rounded())
        let bar =
            "<span class=\"bar\(total < 1 ? " less" : "")\" style=\"width:\(length)px\" aria-hidden=\"true\"></span>"
        return "<tr data-l=\"\(names.locale(locale))\"><th scope=\"row\">\(PageNames.shown(locale))</th>"
            + "<td>\(growths.count)</td><td>\(Self.percent(total)) \(bar)</td>"
            + "<td>\(Self.percent(sorted[sorted.count / 2].ratio))</td>"
            + "<td>\(Self.percent(sorted[(sorted.count * 19 + 10) / 20 - 1].ratio))</td>"
            + "<td>\(Self.percent(most.ratio)) <bdi>\(MarkupText.of(most.key))</bdi></td></tr>\n"
    }

    private static func total(_ growths: [Growth]) -> Double {
        growths.reduce(0) { $0 + $1.width } / growths.reduce(0) { $0 + $1.sourceWidth }
    }

    /// `+17 %` for a ratio of 1.17.
    private static func percent(_ ratio: Double) -> String {
        let percent = ((ratio - 1) * 100).rounded()
        return "\(percent > 0 ? "+" : percent < 0 ? "−" : "")\(Points.text(abs(percent))) %"
    }
}

extension MeasuredTranslation {
    fileprivate var text: GrowthTable.Text {
        GrowthTable.Text(
            family: FileFamily.name(file, locale: locale),
            key: key,
            context: context,
            variant: variant
        )
    }
}
