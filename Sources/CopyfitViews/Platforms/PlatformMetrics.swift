import Foundation

/// The lengths of a platform's controls, lists and bars, in points. `Documentation/Platforms.md` has a row for each, with
/// its source. The sizes of its text styles are in ``TextStyleTable``.
struct PlatformMetrics: Sendable {
    // Scale
    /// The size of the font at which the lengths of controls count.
    let fontSize: CGFloat
    /// Whether controls grow with their font. Marks grow with it everywhere.
    let growsWithFont: Bool
    /// The lengths of controls of another size, except the insets of buttons, as multiples of the regular ones.
    let miniScale, smallScale, largeScale: CGFloat

    // Buttons: the room between label and border
    let miniButtonInset, smallButtonInset, regularButtonInset, largeButtonInset, extraLargeButtonInset: CGSize

    // Marks
    /// The side of a check box, an option's mark, an arrow.
    let markSide: CGFloat
    /// Between a mark and its label.
    let markGap: CGFloat
    let switchSize, stepperSize, swatchSize: CGSize

    // Fields: the room between text and border
    let fieldInset, editorInset, dateInset: CGSize

    // Pickers
    /// nil is the height of the labels with the insets of buttons.
    let segmentHeight: CGFloat?
    /// nil is the font around the picker.
    let segmentFontSize: CGFloat?
    /// nil shows a menu instead of a wheel.
    let wheelHeight: CGFloat?

    // Values
    let sliderHeight, sliderLeastLength: CGFloat
    /// The length of bars and tracks if nothing is proposed.
    let barLength: CGFloat
    let barThickness, spinnerSide, dialSide: CGFloat

    // Rows of lists and forms
    /// The height of controls in rows, so that rows keep their height; nil is as elsewhere.
    let rowControlHeight: CGFloat?
    /// The mark of a link to another view in a row; nil if there is none.
    let linkMarkSize: CGSize?

    // Boxes
    let groupBoxInset: CGFloat
    /// Between the parts of a `ContentUnavailableView`.
    let partGap: CGFloat
    /// nil is one pixel.
    let dividerThickness: CGFloat?
}

extension PlatformMetrics {
    static let macOS = PlatformMetrics(
        fontSize: 13,
        growsWithFont: true,
        miniScale: 0.5,
        smallScale: 0.75,
        largeScale: 1.25,
        miniButtonInset: CGSize(width: 4, height: 1.5),
        smallButtonInset: CGSize(width: 6, height: 2.25),
        regularButtonInset: CGSize(width: 8, height: 3),
        largeButtonInset: CGSize(width: 10, height: 3.75),
        extraLargeButtonInset: CGSize(width: 10, height: 3.75),
        markSide: 14,
        markGap: 4,
        switchSize: CGSize(width: 28, height: 14),
        stepperSize: CGSize(width: 14, height: 21),
        swatchSize: CGSize(width: 28, height: 14),
        fieldInset: CGSize(width: 4, height: 3),
        editorInset: CGSize(width: 4, height: 3),
        dateInset: CGSize(width: 4, height: 3),
        segmentHeight: nil,
        segmentFontSize: nil,
        wheelHeight: nil,
        sliderHeight: 14,
        sliderLeastLength: 28,
        barLength: 100,
        barThickness: 4,
        spinnerSide: 20,
        dialSide: 42,
        rowControlHeight: nil,
        linkMarkSize: nil,
        groupBoxInset: 8,
        partGap: 8,
        dividerThickness: 1
    )

    static let iOS = PlatformMetrics(
        fontSize: 17,
        growsWithFont: false,
        miniScale: 1,
        smallScale: 1,
        largeScale: 1,
        miniButtonInset: CGSize(width: 10, height: 5),
        smallButtonInset: CGSize(width: 10, height: 5),
        regularButtonInset: CGSize(width: 12, height: 7),
        largeButtonInset: CGSize(width: 20, height: 15),
        extraLargeButtonInset: CGSize(width: 20, height: 15),
        markSide: 18,
        markGap: 4,
        switchSize: CGSize(width: 51, height: 31),
        stepperSize: CGSize(width: 94, height: 32),
        swatchSize: CGSize(width: 28, height: 28),
        fieldInset: CGSize(width: 7, height: 7),
        editorInset: CGSize(width: 5, height: 8),
        dateInset: CGSize(width: 12, height: 7),
        segmentHeight: 32,
        segmentFontSize: 13,
        wheelHeight: 216,
        sliderHeight: 34,
        sliderLeastLength: 34,
        barLength: 100,
        barThickness: 4,
        spinnerSide: 20,
        dialSide: 55,
        rowControlHeight: 22,
        linkMarkSize: CGSize(width: 8, height: 14),
        groupBoxInset: 16,
        partGap: 8,
        dividerThickness: nil
    )
}
