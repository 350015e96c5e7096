import CopyfitChecking
import Foundation

/// A folder with translation files, which is deleted in the end.
final class TranslationFolder {
    let path: String

    init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")
        path = folder.path
        for (name, content) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(content.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A run over the folder.
    func report(_ rules: CheckRules) throws -> CheckReport {
        try TranslationCheck(path, rules: rules).report()
    }
}

extension CheckRules {
    /// All texts in Inter under one requirement.
    static func all(_ requirement: FitRequirement, size: Double = 16, scales: [Double] = []) -> CheckRules {
        var rules = CheckRules()
        rules.type = CheckedType(font: .named("Inter"), size: size, scales: scales)
        rules.rules = [CheckRule(name: "all", requirement: requirement)]
        return rules
    }
}
