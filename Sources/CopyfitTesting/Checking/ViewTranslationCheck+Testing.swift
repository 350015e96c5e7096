public import Copyfit
public import CopyfitChecking
import CopyfitRendering
import Foundation
public import Testing

extension ViewTranslationCheck {
    /// Reports everything that is wrong with a view to the running test: one issue for each text in a language, with all
    /// settings. Pictures of the view in up to ten of these are attached to the test.
    ///
    /// - Parameters:
    ///   - sourceLocation: Where the issues are shown; by default at the call.
    ///   - view: Makes the view, once for each language.
    @preconcurrency @MainActor
    public func expectFits<Content: View>(
        sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ view: () -> Content
    ) {
        var pictures: [(setting: ViewSetting, bytes: Data)] = []
        let report = report(of: view) { drawing, setting in
            guard pictures.count < 10, let file = try? PNGRenderer().render(drawing) else { return }
            pictures.append((setting, file.bytes))
        }
        for (setting, bytes) in pictures {
            Attachment.record([UInt8](bytes), named: "\(setting).png", sourceLocation: sourceLocation)
        }
        for failure in report.failures {
            Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
        }
    }
}

extension TranslationCheck {
    /// Reports everything that is wrong with translation files to the running test, each as an issue of its own.
    ///
    /// - Parameters:
    ///   - severity: What is less grave is not reported.
    ///   - sourceLocation: Where the issues are shown; by default at the call.
    /// - Throws: As `findings(atLeast:)`.
    public func expectNoFindings(
        atLeast severity: FindingSeverity = .error,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws(CheckError) {
        for finding in try findings(atLeast: severity) {
            Issue.record(Comment(rawValue: finding.description), sourceLocation: sourceLocation)
        }
    }
}
