import CopyfitChecking
import Foundation

/// A text with everything that some format could take for its own markup.
let hostileText = "</script>\"'`|[x](y){0}@all%0A::error::\u{2028}\u{202E}\u{1}<b>&"

extension CheckReport {
    /// A report from the JSON that reports for programs have too.
    init(json: String) throws {
        self = try JSONDecoder().decode(CheckReport.self, from: Data(json.utf8))
    }

    /// One text that does not fit, one warning with a hostile key, one note, one part that could not be read.
    static func sample() throws -> CheckReport {
        var report = try CheckReport(json: sampleJSON)
        report.findings[1].key = hostileText
        report.findings[1].text = hostileText
        report.findings[1].message = "“\(hostileText)” ends with a space."
        return report
    }

    /// Nothing found in a file in which 12 texts are exempt for a reason with a hostile text.
    static func exempt() throws -> CheckReport {
        var report = try clean()
        report.summary.exemptions = try JSONDecoder().decode(
            [CheckedExemption].self,
            from: Data(
                #"""
                [{"reason": "scrolls <b>by design", "file": "copyfit.yml", "line": 7, "texts": 12, "findings": 13}]
                """#.utf8
            )
        )
        return report
    }

    /// Nothing found in one file with three texts.
    static func clean() throws -> CheckReport {
        try CheckReport(
            json: """
                {"findings": [], "problems": [], "measurements": [],
                 "summary": {"files": 1, "locales": 1, "keys": 2, "texts": 3, "checks": 3, "fitting": 3,
                    "families": []}}
                """
        )
    }
}

// Widths: hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf gives 96163 for the text, 41664 and 52195 for its words.
private let sampleJSON = """
    {
      "findings": [
        {
          "kind": "does-not-fit", "severity": "error", "file": "de.lproj/L ö.strings", "line": 3, "column": 9,
          "message": "The text needs 13.91 pt more width (17.4 %) or 1 more line at 80 pt.",
          "key": "buy", "locale": "de", "language": "de", "variant": ["one"], "text": "Jetzt kaufen", "rule": "all",
          "fit": {
            "width": 80, "maxLines": 1, "font": "Inter", "size": 16, "typeScale": 1, "shrunkTo": 1,
            "over": 13.9091796875, "overPercent": 17.386474609375, "extraLines": 1, "overHeight": 0,
            "failingWidths": [{"from": 60, "to": 93.9091796875, "includesEnd": false}],
            "lines": [
              {"text": "Jetzt", "width": 40.6875, "endsInsideWord": false, "isBeyondLimit": false},
              {"text": "kaufen", "width": 50.9716796875, "endsInsideWord": false, "isBeyondLimit": true}
            ],
            "cause": {"kind": "lines", "needed": 2, "allowed": 1}
          },
          "repairs": [{"kind": "width", "width": 93.9091796875}, {"kind": "lines", "lines": 2}], "count": 1
        },
        {
          "kind": "outer-space", "severity": "warning", "file": "de.lproj/L ö.strings", "line": 4, "column": 2,
          "message": "", "key": "", "locale": "de", "language": "de", "variant": [], "text": "", "repairs": [],
          "count": 1
        },
        {
          "kind": "placeholder-without-sample", "severity": "note", "file": "fr.po", "line": 1, "column": 1,
          "message": "{count} has no sample.", "key": "n", "context": "menu", "locale": "fr", "language": "fr",
          "variant": [], "text": "{count}", "repairs": [], "count": 7
        }
      ],
      "problems": [{"file": "fr.po", "line": 9, "column": 2, "message": "This is not a string."}],
      "measurements": [
        {
          "file": "de.lproj/L ö.strings", "line": 3, "column": 9, "key": "buy", "locale": "de", "isSource": false,
          "variant": ["one"], "rule": "all", "widths": {"from": 60, "to": 120, "includesEnd": true}, "size": 16, "typeScale": 1,
          "naturalWidth": 93.9091796875, "neededWidth": 93.9091796875,
          "failingWidths": [{"from": 60, "to": 93.9091796875, "includesEnd": false}]
        }
      ],
      "summary": {"files": 2, "locales": 2, "keys": 3, "texts": 3, "checks": 3, "fitting": 2,
        "families": []}
    }
    """
