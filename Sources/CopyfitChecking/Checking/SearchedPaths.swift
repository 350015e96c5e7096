import CopyfitTranslations
import Foundation

/// Paths that are searched for translation files, and the links in them that are not followed.
///
/// Texts are quoted in logs that others read. So a link in what somebody else wrote must not bring in files from anywhere:
/// unless that is asked for, links are followed only to what is below one of the paths. A path below the current folder
/// must lead below it, too; one that begins with `/` or `..` may lead anywhere.
struct SearchedPaths {
    private(set) var files: [FoundTranslationFile] = []
    private(set) var problems: [CheckProblem] = []
    /// Links that lead elsewhere.
    private(set) var leavingLinks: [String] = []
    /// The names of languages whose files are left out, because they are test languages or the rules say so.
    private(set) var namesOfNoLanguage: Set<String> = []
    /// The paths of these.
    private(set) var leftOut: [String] = []

    init(_ paths: [String], followsLinks: Bool, names: LocaleNames) throws(CheckError) {
        for path in paths where !FileManager.default.fileExists(atPath: path) { throw .noSuchPath(path) }
        let places = followsLinks ? nil : paths.filter { !PathIdentity.leavesItsFolder($0) }.map(Self.place)
        var seen: Set<String> = []
        for path in paths {
            if !followsLinks, PathIdentity.leavesItsFolder(path) {
                problems.append(
                    CheckProblem(path, "This link leads elsewhere: give the target path, or --follow-links.")
                )
                continue
            }
            let search = TranslationSearch(at: path, within: places, names: names)
            problems += search.unsearched.map { CheckProblem($0.path.withoutDot, $0.message) }
            leavingLinks += search.leavingLinks.map(\.withoutDot)
            if search.files.isEmpty, !search.isOfFolder {
                problems.append(CheckProblem(path, TranslationFileError.unknownFormat(path: path).description))
            }
            files += search.found.filter { seen.insert($0.path.withoutDot).inserted }
        }
        leaveOutNoLanguages()
        if paths.count > 1 { keepEachOnce() }
    }

    private mutating func leaveOutNoLanguages() {
        for file in files {
            guard let locale = file.locale, locale.isNoLanguage else { continue }
            namesOfNoLanguage.insert(locale.name)
            leftOut.append(file.path.withoutDot)
        }
        if !namesOfNoLanguage.isEmpty { files.removeAll { $0.locale?.isNoLanguage ?? false } }
    }

    /// Of the paths of a file, one of which may be below a link, only one is kept: the one without links if there is one.
    private mutating func keepEachOnce() {
        var kept: [String: Int] = [:]
        for (index, file) in files.enumerated() {
            let place = Self.place(file.path)
            let isWithoutLinks = URL(fileURLWithPath: file.path).standardizedFileURL.path == place
            if kept[place] == nil || isWithoutLinks { kept[place] = index }
        }
        files = kept.values.sorted().map { files[$0] }
    }

    private static func place(_ path: String) -> String { PathIdentity.of(path) }
}

extension ReadingNotes {
    /// One finding for each link that is not followed.
    func unfollowedLinks(_ context: CheckContext) -> [Finding] {
        let place = Translation(key: "", locale: .unknown, text: "", position: TextPosition(line: 1, column: 1))
        return Set(leavingLinks).compactMap { path in
            context.finding(.linkNotFollowed, place, path: path) {
                "The link leaves the paths being checked and is not followed: give its target, or --follow-links."
            }
        }
    }
}

extension String {
    /// A path without `./` in front.
    var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
