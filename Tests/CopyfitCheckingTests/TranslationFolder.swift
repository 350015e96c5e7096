import CopyfitChecking
import TestSupport

extension TranslationFolder {
    /// A run over the folder.
    func report(_ rules: CheckRules) throws -> CheckReport {
        try TranslationCheck(path, rules: rules).report()
    }
}

extension CheckRules {
    /// All texts in Inter under one requirement.
    static func all(_ requirement: Fit, size: Double = 16, scales: [Double] = []) -> CheckRules {
        var rules = CheckRules()
        rules.type = CheckedType(font: .named("Inter"), size: size, scales: scales)
        rules.rules = [CheckRule(name: "all", requirement: requirement)]
        return rules
    }
}
