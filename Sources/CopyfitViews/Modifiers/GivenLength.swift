import CopyfitLayout
import Foundation

/// Checks the numbers that views and modifiers get. A number that makes no sense is ignored and reported; a finite but
/// huge one counts as the largest for which sums and products of lengths stay finite. Called during evaluations, when
/// the host to report to is known, not when a modifier is made.
extension CGFloat {
    /// This length; nil, with a report, if it is infinite or NaN.
    func given(as name: String) -> CGFloat? {
        given(as: name, where: isFinite, "give a finite one")
    }

    /// This length; 0 if it is negative, nil if it is infinite or NaN, both with a report.
    func givenExtent(as name: String) -> CGFloat? {
        guard isFinite else { return given(as: name) }
        return given(as: name, where: self >= 0, "give 0 or more") ?? 0
    }

    /// This length, which may be infinite; 0 if it is negative, nil if it is NaN, both with a report.
    func givenLimit(as name: String) -> CGFloat? {
        self == .infinity ? self : givenExtent(as: name)
    }

    /// This number, which may be infinite; nil, with a report, if it is NaN.
    func givenRank(as name: String) -> CGFloat? {
        given(as: name, where: !isNaN, "give a number")
    }

    /// This factor; nil, with a report, if it is infinite, NaN or not above 0.
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
    /// These insets. An inset that is infinite or NaN is replaced by 0 and reported.
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
    /// This size. A side that is infinite or NaN is replaced by `length` and reported.
    func given(as name: String, otherwise length: CGFloat) -> CGSize {
        CGSize(width: width.given(as: name) ?? length, height: height.given(as: name) ?? length)
    }
}

extension UnitPoint {
    /// This point; nil, with a report, if a coordinate is infinite or NaN.
    func given(as name: String) -> UnitPoint? {
        guard let x = x.given(as: name), let y = y.given(as: name) else { return nil }
        return UnitPoint(x: x, y: y)
    }
}
