public import Foundation

extension View {
    /// The font of the texts inside.
    nonisolated public func font(_ font: Font?) -> some View { builtInEnvironment { $0.font = font } }

    /// The weight of the texts inside; nil leaves their fonts' own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        builtInEnvironment { $0.fontAdjustment.weight = weight }
    }

    /// The width of the texts inside; nil leaves their fonts' own.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        builtInEnvironment { $0.fontAdjustment.width = width }
    }

    /// The design of the texts inside; nil leaves their fonts' own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        builtInEnvironment { $0.fontAdjustment.design = design }
    }

    /// Bold for the texts inside.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        builtInEnvironment { $0.fontAdjustment.weight = isActive ? .bold : nil }
    }

    /// Italic for the texts inside.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        builtInEnvironment { $0.fontAdjustment.isItalic = isActive }
    }

    /// The fixed-width design for the texts inside.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        builtInEnvironment { $0.fontAdjustment.design = isActive ? .monospaced : nil }
    }

    /// Digits of one width for the texts inside.
    nonisolated public func monospacedDigit() -> some View {
        builtInEnvironment { $0.fontAdjustment.features.insert(.monospacedDigits) }
    }

    /// Extra points after each pair of characters of the texts inside.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        builtInEnvironment { $0.kerning = kerning.given(as: "Kerning") ?? 0 }
    }

    /// Extra points after each character of the texts inside.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        builtInEnvironment { $0.tracking = tracking.given(as: "Tracking") ?? 0 }
    }

    /// Points by which the texts inside are raised.
    nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
        builtInEnvironment { $0.baselineOffset = offset.given(as: "A baseline offset") ?? 0 }
    }

    /// The largest number of lines of each text inside, at least 1; nil sets no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        builtInEnvironment { $0.lineLimit = LineLimit(maximum: number.map { max(1, $0) }) }
    }

    /// The least number of lines that each text inside takes room for.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        builtInEnvironment { $0.lineLimit = LineLimit(minimum: limit.lowerBound) }
    }

    /// The largest number of lines of each text inside.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        builtInEnvironment { $0.lineLimit = LineLimit(maximum: max(1, limit.upperBound)) }
    }

    /// The least number of lines that each text inside takes room for, and the largest number it has.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        builtInEnvironment { $0.lineLimit = LineLimit(minimum: limit.lowerBound, maximum: max(1, limit.upperBound)) }
    }

    /// The largest number of lines of each text inside; with `reservesSpace` it takes room for all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        builtInEnvironment {
            $0.lineLimit = LineLimit(minimum: reservesSpace ? limit : nil, maximum: max(1, limit))
        }
    }

    /// Extra points between the lines of the texts inside.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        builtInEnvironment { $0.lineSpacing = lineSpacing.given(as: "Line spacing") ?? 0 }
    }

    /// How the lines of the texts inside are aligned. Does not move the text itself.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        builtInEnvironment { $0.multilineTextAlignment = alignment }
    }

    /// Where the last line of a text inside is truncated if the text does not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// How far the texts inside may shrink to fit, between 0 and 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        builtInEnvironment { $0.minimumScaleFactor = factor.given(as: "A scale factor") ?? 1 }
    }

    /// Whether the texts inside may tighten the space between characters to fit.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        builtInEnvironment { $0.allowsTightening = flag }
    }

    /// The case in which the letters of the texts inside are shown; nil leaves them as they are.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// The text size for the content; counts on iOS only.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        builtInEnvironment { $0.dynamicTypeSize = size }
    }

    /// Limits the inherited text size to a range for the content; a size outside becomes the nearest one inside. A
    /// range without sizes changes nothing. Counts on iOS only.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        builtInEnvironment { $0.dynamicTypeSize = $0.dynamicTypeSize.limited(to: range) }
    }
}

extension DynamicTypeSize {
    /// The size of a range that is nearest to this one.
    fileprivate func limited<R: RangeExpression>(to range: R) -> DynamicTypeSize where R.Bound == DynamicTypeSize {
        let sizes = Self.allCases.filter(range.contains)
        guard let smallest = sizes.first, let largest = sizes.last else { return self }
        return min(max(self, smallest), largest)
    }
}
