import CopyfitCommandLine
import CopyfitUnicode

/// The text of a first rules file.
struct StarterText {
    private let survey: TranslationSurvey
    private let paths: [String]
    private let command: CheckCommand

    init(_ survey: TranslationSurvey, paths: [String], _ command: CheckCommand) {
        self.survey = survey
        self.paths = paths
        self.command = command
    }

    /// The font of the options, or Inter.
    static func font(_ command: CheckCommand) -> String { command.choice.fonts.font ?? "Inter" }

    var text: String { [head, defaults, samples, rules, end].joined(separator: "\n") }

    private var head: String {
        let list = paths.map { "\n  - \(Self.quoted($0))" }.joined()
        let checked = paths.isEmpty ? "# paths: [App]" : "paths:\(list)"
        return """
            # The rules of `copyfit check`. Found: \(survey.sentence)

            # What is checked; without it everything below this file's folder.
            \(checked)

            """
    }

    private var defaults: String {
        """
        defaults:
          font: \(Self.quoted(Self.font(command)))
          size: 16
          # Users enlarge the type; each factor is checked.
          # typeSizes: [1, 1.35]
        \(fallbacks)
        """
    }

    private var fallbacks: String {
        if survey.fallbacks.isEmpty { return "" }
        let lines = survey.fallbacks.map { font, languages in
            let list = languages.prefix(8).joined(separator: ", ") + (languages.count > 8 ? " …" : "")
            return "    - \(Self.quoted(font))  # \(VisibleText.of(list))\n"
        }
        return "  # What may be used for characters that the font lacks; any other font is reported.\n  fallbacks:\n"
            + lines.joined()
    }

    private var samples: String {
        if survey.placeholders.isEmpty { return "" }
        let lines = survey.placeholders.map { spelling, count in
            "  \(Self.quoted(spelling)): Alexandra  # \(count) \(count == 1 ? "text" : "texts")\n"
        }
        return """
            # The widest value of each placeholder, by its spelling, its name or its type. Of several the widest counts.
            # Numbers, dates and times without a sample are measured as the language writes them.
            samples:
            \(lines.joined())
            """
    }

    private var rules: String {
        let examples = survey.prefixes.prefix(4).map { prefix, count in
            "  # - keys: \(Self.quoted(prefix + "*"))  # \(count) keys\n  #   width: 280...430\n  #   maxLines: 2\n"
        }
        return """
            # Every text must meet each rule that it matches. A width such as 280...430 means every width between.
            rules:
              - name: no word is wider than a small screen
                width: 288
            \(buttons)\(examples.joined())
            """
    }

    /// The rule for keys that are called like buttons; an example if there are none.
    private var buttons: String {
        if survey.buttons.isEmpty {
            return
                "  # - name: buttons\n  #   keys: [\"*button*\", \"*.action\"]\n  #   width: 120\n  #   maxLines: 1\n"
        }
        let keys = survey.buttons.map(Self.quoted).joined(separator: ", ")
        return "  # These keys or texts look like button labels: set the width of your buttons.\n"
            + "  - name: buttons\n    keys: [\(keys)]\n    width: 120\n    maxLines: 1\n"
    }

    private var end: String {
        """
        # What is not reported, and why.
        exempt: []
          # - keys: legal.ticker
          #   reason: scrolls by design
          #   until: 2027-12-31

        """
    }

    /// A text in YAML's double quotes.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
                quoted += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
