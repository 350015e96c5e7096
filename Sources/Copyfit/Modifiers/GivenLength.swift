import CopyfitLayout
import Foundation

/// Where the numbers of views and modifiers enter: one that cannot be meant is left out and reported; one that is finite but
/// huge counts as the largest that sums and products of lengths stay finite with. Called in evaluations, which know whom to
/// report to, not where a modifier is made.
extension CGFloat {
    /// This length; nil, with a report, where it is infinite or not a number.
    func given(as name: String) -> CGFloat? {
        given(as: name, where: isFinite, "give a finite one")
    }

    /// This length; 0 where it is negative, nil where it is infinite or not a number, both with a report.
    func givenExtent(as name: String) -> CGFloat? {
        guard isFinite else { return given(as: name) }
        return given(as: name, where: self >= 0, "give 0 or more") ?? 0
    }

    /// This length, which may be infinite; 0 where it is negative, nil where it is not a number, both with a report.
    func givenLimit(as name: String) -> CGFloat? {
        self == .infinity ? self : givenExtent(as: name)
    }

    /// This number, which may be infinite; nil, with a report, where it is none.
    func givenRank(as name: String) -> CGFloat? {
        given(as: name, where: !isNaN, "give a number")
    }

    /// This factor; nil, with a report, where it is infinite, not a number or not above 0.
    func givenRatio(as name: String) -> CGFloat? {
        given(as: name, where: isFinite && self > 0, "give one above 0")
    }

    private func given(as name: String, where isMeant: Bool, _ advice: String) -> CGFloat? {
        if isMeant { return self == .infinity ? self : bounded }
        DiagnosticSink.report(.nonFiniteSize, "\(name) of \(shortDescription(of: self)) is ignored: \(advice).")
        return nil
    }
}

extension EdgeInsets {
    /// These insets, with 0 and a report where one is infinite or not a number.
    func given(as name: String) -> EdgeInsets {
        EdgeInsets(
            top: top.given(as: name) ?? 0,
            leading: leading.given(as: name) ?? 0,
            bottom: bottom.given(as: name) ?? 0,
            trailing: trailing.given(as: name) ?? 0
        )
    }
}

extension CGSize {
    /// This size, with a length in place of a side that is infinite or not a number, and a report.
    func given(as name: String, otherwise length: CGFloat) -> CGSize {
        CGSize(width: width.given(as: name) ?? length, height: height.given(as: name) ?? length)
    }
}

extension UnitPoint {
    /// This point; nil, with a report, where a coordinate is infinite or not a number.
    func given(as name: String) -> UnitPoint? {
        guard let x = x.given(as: name), let y = y.given(as: name) else { return nil }
        return UnitPoint(x: x, y: y)
    }
}
