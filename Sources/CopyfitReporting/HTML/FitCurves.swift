import CopyfitChecking
import CopyfitUnicode
import Foundation

/// The share of texts that fit, against the width: for each rule and size a step line per language, exact, because each
/// text has the least width from which on it fits.
struct FitCurves {
    private let names: PageNames
    private let curves: [Place: [String: [Need]]]
    private let places: [Place]
    private let widths: [Place: [WidthInterval]]
    private let keys: [String]

    /// A rule at a size of type.
    private struct Place: Hashable {
        let rule: String
        let size: Double
        let typeScale: Double

        /// What the page calls it.
        var title: String {
            let scale = typeScale == 1 ? "" : ", type at \(Points.text(typeScale * 100)) %"
            return "\(rule.isEmpty ? "rule" : rule), \(Points.text(size)) pt\(scale)"
        }
    }

    /// A text and its width in the unit in which the engine counts them; infinite if no width is enough.
    private struct Need {
        let units: Double
        let key: Int
    }

    init(_ measurements: [MeasuredTranslation], _ names: PageNames) {
        self.names = names
        var numbers: [String: Int] = [:]
        var keys: [String] = []
        var curves: [Place: [String: [Need]]] = [:]
        var widths: [Place: [WidthInterval]] = [:]
        var last: [Place: MeasuredTranslation] = [:]
        for measured in measurements {
            let place = Place(rule: measured.rule, size: measured.size, typeScale: measured.typeScale)
            if let width = measured.widths, widths[place]?.contains(width) != true {
                widths[place, default: []].append(width)
            }
            // A rule with several widths measures a text once for each.
            if let last = last[place], measured.isSameText(as: last) { continue }
            last[place] = measured
            let name = ([measured.key] + measured.variant).joined(separator: ", ")
            let number = numbers[name, default: keys.count]
            if number == keys.count {
                numbers[name] = number
                keys.append(name)
            }
            let units = measured.neededWidth.map(WidthUnit.needed) ?? .infinity
            curves[place, default: [:]][measured.locale, default: []].append(Need(units: units, key: number))
        }
        self.keys = keys
        self.widths = widths
        self.curves = curves.mapValues { $0.mapValues { $0.sorted { ($0.units, $0.key) < ($1.units, $1.key) } } }
        places = curves.keys.sorted { ($0.rule, $0.typeScale, $0.size) < ($1.rule, $1.typeScale, $1.size) }
    }

    /// Empty without measurements.
    var html: String {
        if places.isEmpty { return "" }
        let choices = places.enumerated().map { number, place in
            "<option value=\"\(number)\">\(MarkupText.of(place.title))</option>"
        }
        return """
            <div id="curves" hidden>
            <label>Rule <select id="place">\(choices.joined())</select></label>
            <label>Width <input id="width" type="range" min="0" max="100" step="1"></label>
            <label>pt <input id="points" type="number" min="0" step="any"></label>
            <p><output id="share" aria-live="polite"></output></p>
            <div class="chart"><svg id="chart" viewBox="0 0 720 260" role="img" \
            aria-label="Share of texts that fit, against the width; the table below has the numbers"></svg></div>
            <h3 id="wide-title">Texts that need more</h3>
            <div class="scroll" tabindex="0" role="region" aria-labelledby="wide-title">
            <table><thead><tr><th scope="col">Key</th><th scope="col">Language</th><th scope="col">Needs</th>\
            <th scope="col">Over</th></tr></thead><tbody id="wide"></tbody></table></div>
            </div>
            <h3 id="shares-title">Widths at which so many texts fit</h3>
            <div class="scroll" tabindex="0" role="region" aria-labelledby="shares-title">
            <table class="shares"><thead><tr><th scope="col">Language</th><th scope="col">Rule</th><th scope="col">Texts</th>\
            <th scope="col">90 %</th><th scope="col">95 %</th><th scope="col">99 %</th><th scope="col">100 %</th></tr>\
            </thead><tbody id="shares">
            \(places.enumerated().map(rows).joined())</tbody></table></div>

            """
    }

    private func rows(_ number: Int, _ place: Place) -> String {
        let locales = curves[place] ?? [:]
        return locales.keys.sorted().map { locale in
            let needs = locales[locale] ?? []
            let cells = [0.9, 0.95, 0.99, 1].map { "<td>\(Self.width(needs, share: $0))</td>" }
            return "<tr data-l=\"\(names.locale(locale))\" data-p=\"\(number)\"><th scope=\"row\">"
                + "\(PageNames.shown(locale))</th><td>\(MarkupText.of(place.title))</td><td>\(needs.count)</td>"
                + "\(cells.joined())</tr>\n"
        }.joined()
    }

    /// The least width at which at least this share of the texts fits.
    private static func width(_ needs: [Need], share: Double) -> String {
        let index = max(1, Int((share * Double(needs.count)).rounded(.up))) - 1
        let units = needs[index].units
        return units == .infinity ? "none" : "\(Points.text(WidthUnit.points(units))) pt"
    }

    /// What the script draws from: needed widths in ascending order, each as the difference to the one before, and the
    /// texts' names by number; texts that fit at no width come last and have no difference.
    var json: String {
        let content = Content(
            locales: names.locales.map { $0.isEmpty ? "no language" : VisibleText.of($0) },
            keys: keys.map { VisibleText.of($0) },
            places: places.map(encoded)
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = (try? encoder.encode(content)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
        return text.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
    }

    private func encoded(_ place: Place) -> Content.Place {
        let locales = curves[place] ?? [:]
        let lines = locales.keys.sorted().map { locale in
            var before = 0.0
            var steps: [Int] = []
            let needs = locales[locale] ?? []
            for need in needs where need.units < .infinity {
                steps.append(Int(need.units - before))
                before = need.units
            }
            return Content.Line(locale: names.locale(locale), steps: steps, keys: needs.map(\.key))
        }
        let widths = (widths[place] ?? []).map { [$0.from, $0.to] }
        return Content.Place(title: VisibleText.of(place.title), widths: widths, lines: lines)
    }

    private struct Content: Encodable {
        let locales: [String]
        let keys: [String]
        let places: [Place]

        struct Place: Encodable {
            let title: String
            let widths: [[Double]]
            let lines: [Line]
        }

        struct Line: Encodable {
            let locale: Int
            let steps: [Int]
            let keys: [Int]
        }
    }
}

extension MeasuredTranslation {
    /// Whether the other is of the same text, at another width.
    fileprivate func isSameText(as other: MeasuredTranslation) -> Bool {
        line == other.line && column == other.column && key == other.key && locale == other.locale
            && variant == other.variant && file == other.file && widths != other.widths
    }
}
