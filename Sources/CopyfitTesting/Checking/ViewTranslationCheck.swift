public import Copyfit
import CopyfitAssets
public import CopyfitChecking

/// Lays a view out in each language of an app's translation files, at several widths and sizes of type, and tells which
/// texts do not fit.
///
/// ```swift
/// let check = try ViewTranslationCheck("Resources/Localizable.xcstrings", widths: [320, 390])
/// let report = check.report { CartView() }
/// #expect(report.isEmpty)
/// ```
///
/// `Text("cart.buy")`, the titles of buttons and labels, and texts with values (`Text("\(count) items")`, whose key is
/// `%lld items`) are looked up as SwiftUI does; the plural rules of the language choose the variant. The system's
/// direction, numbers and fonts are the language's.
public struct ViewTranslationCheck: Sendable {
    /// The texts that are looked up.
    public var tables: TranslationTables
    /// The languages, as BCP 47 tags; those of the files at first.
    public var languages: [String]
    /// The widths that are proposed to the view, in points.
    public var widths: [Double]
    /// The height that is proposed to the view, in points; nil, as at first, gives it the height that it asks for.
    public var height: Double?
    /// The users' settings for the size of type. They change text styles and unset fonts as on iOS; macOS has
    /// no such setting, so that there only the first counts.
    public var typeSizes: [DynamicTypeSize]
    /// Texts that may be cut: they match the key, or the `id` or accessibility identifier, of the text. A regular
    /// expression that takes more than 20 million steps is a failure.
    public var exemptions: [KeyPattern] = []
    /// The options of the hosts; the platform is iOS at first.
    public var options: HostOptions

    /// A check of views with the texts of files, and of the translation files in folders.
    ///
    /// - Parameters:
    ///   - paths: Relative paths begin at the current folder, which `swift test` makes the package's.
    ///   - widths: The widths that are proposed to the view, in points.
    ///   - typeSizes: The users' settings for the size of type.
    /// - Complexity: O(n) in the length of the files.
    /// - Throws: If a path is not there, if there is no text, or if a file or a part of it cannot be read.
    public init(_ paths: String..., widths: [Double], typeSizes: [DynamicTypeSize] = [.large]) throws(CheckError) {
        self.init(try TranslationTables(paths: paths), widths: widths, typeSizes: typeSizes)
    }

    /// A check of views with texts that have been read.
    public init(_ tables: TranslationTables, widths: [Double], typeSizes: [DynamicTypeSize] = [.large]) {
        self.tables = tables
        self.widths = widths
        self.typeSizes = typeSizes
        languages = tables.languages
        options = HostOptions()
        options.laziness = .none
        options.platform = .iOS
    }

    /// Lays a view out in each language, size of type and width, in this order, and looks at each text that is shown.
    ///
    /// One host serves a language, so that states last from one width to the next, as when a window changes its size.
    /// Tasks of views are not run. A text is at fault if a part of it is not shown, a word is cut, it is outside the
    /// width (or the height, if there is one) and cannot be scrolled into view, or a character has no font.
    ///
    /// Texts with plural forms are laid out with 1, 2, 5 and 21 too, as far as these choose other forms in the language.
    ///
    /// - Parameter view: Makes the view, once for each language.
    /// - Complexity: O(languages × sizes of type × widths) layouts.
    @preconcurrency @MainActor
    public func report<Content: View>(@ViewBuilder of view: () -> Content) -> ViewTranslationReport {
        report(of: view) { _, _ in }
    }

    /// - Parameter onFailure: Is given the drawing in each setting in which something is wrong that was not in others.
    @MainActor
    func report<Content: View>(of view: () -> Content, onFailure: (DisplayList, ViewSetting) -> Void)
        -> ViewTranslationReport
    {
        var report = ViewTranslationReport()
        var shown = ShownTexts(tables)
        for language in languages {
            let content = view()
            let host = ViewHost(staged(content, language, .large, nil), size: .unspecified, options: options)
            var numbers: [Int?] = [nil]
            while let number = numbers.first {
                numbers.removeFirst()
                for typeSize in effectiveTypeSizes {
                    host.setContent(staged(content, language, typeSize, number))
                    for width in widths {
                        host.size = ProposedViewSize(width: width, height: height.map { CGFloat($0) })
                        let update = host.update()
                        let setting = ViewSetting(
                            language: language,
                            width: width,
                            height: height,
                            typeSize: typeSize,
                            number: number
                        )
                        let count = report.failures.count
                        let texts = host.texts.filter { !$0.isHidden }
                        report.add(update, in: setting)
                        if number == nil {
                            shown.add(texts, in: language)
                            numbers += self.numbers(in: texts, language).filter { !numbers.contains($0) }
                        }
                        let checked = texts.filter { !isExempt($0) && (number == nil || hasForms($0, language)) }
                        report.add(checked, in: setting, tables)
                        if report.failures.count > count { onFailure(host.displayList(), setting) }
                    }
                }
            }
        }
        report.add(shown)
        for pattern in exemptions where pattern.isTooSlow {
            let message = CheckError.slowPattern(pattern, rule: nil).description
            report.failures.append(ViewTranslationFailure(kind: .slowPattern, message: message))
        }
        return report
    }

    /// A view in a language and a size of type.
    @MainActor
    private func staged(
        _ content: some View,
        _ language: String,
        _ typeSize: DynamicTypeSize,
        _ number: Int?
    ) -> some View {
        let table: any StringTable = number.map { NumberedTables(tables: tables, number: $0) } ?? tables
        return
            content
            .environment(\.stringTable, table)
            .translated(by: tables, into: language)
            .environment(\.dynamicTypeSize, typeSize)
    }

    private var effectiveTypeSizes: [DynamicTypeSize] {
        options.platform == .macOS ? Array(typeSizes.prefix(1)) : typeSizes
    }

    /// The numbers that choose other forms of texts than are shown.
    private func numbers(in texts: [LaidOutText], _ language: String) -> [Int] {
        Set(texts.flatMap(\.lookups).flatMap { tables.numbers(beside: $0, in: language) }).sorted()
    }

    private func hasForms(_ text: LaidOutText, _ language: String) -> Bool {
        text.lookups.contains { !tables.numbers(beside: $0, in: language).isEmpty }
    }

    private func isExempt(_ text: LaidOutText) -> Bool {
        let names = text.keys + [text.identifier].compactMap(\.self)
        return exemptions.contains { pattern in names.contains { pattern.matches($0) } }
    }
}
