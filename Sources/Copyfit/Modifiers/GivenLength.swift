import CopyfitLayout
import Foundation

extension CGFloat {
    /// This length; nil, with a report, where it is not a number.
    func given(as name: String) -> CGFloat? {
        guard isNaN else { return self }
        DiagnosticSink.report(.nonFiniteSize, "\(name) that is not a number is ignored: give a finite one.")
        return nil
    }
}

extension EdgeInsets {
    /// These insets, with 0 and a report where one is not a number.
    func given(as name: String) -> EdgeInsets {
        EdgeInsets(
            top: top.given(as: name) ?? 0,
            leading: leading.given(as: name) ?? 0,
            bottom: bottom.given(as: name) ?? 0,
            trailing: trailing.given(as: name) ?? 0
        )
    }
}
