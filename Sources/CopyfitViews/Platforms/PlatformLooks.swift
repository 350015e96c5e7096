/// What views consist of on a platform where platforms differ.
struct PlatformLooks: Sendable {
    /// Whether a label is at the leading edge of the width and its control at the trailing edge.
    let labelsAreApart: Bool
    /// Whether pickers have their labels outside of rows, and in rows if they are no menus.
    let pickersAreLabelled: Bool
    let slidersAreLabelled: Bool
    let buttonsAreBordered: Bool
    let menusAreBordered: Bool
    let fieldsAreBordered: Bool
    let togglesAreSwitches: Bool
    /// Whether switches without a tint are green while on.
    let switchesAreGreen: Bool
    /// Whether the labels of bordered buttons have the accent's colour if there is no tint.
    let borderedLabelsAreTinted: Bool
    /// Whether grouped lists have the colours of `UIColor`, which are black in the dark appearance.
    let groupsHaveSystemColors: Bool
    let formsAreLists: Bool
    /// Whether the label of a box is in the box, as a headline.
    let boxesHoldLabels: Bool
    /// Whether the mark of a disclosure group is before its label and the content is indented by it.
    let disclosureMarksLead: Bool

    static let macOS = PlatformLooks(
        labelsAreApart: false,
        pickersAreLabelled: true,
        slidersAreLabelled: true,
        buttonsAreBordered: true,
        menusAreBordered: true,
        fieldsAreBordered: true,
        togglesAreSwitches: false,
        switchesAreGreen: false,
        borderedLabelsAreTinted: false,
        groupsHaveSystemColors: false,
        formsAreLists: false,
        boxesHoldLabels: false,
        disclosureMarksLead: true
    )

    static let iOS = PlatformLooks(
        labelsAreApart: true,
        pickersAreLabelled: false,
        slidersAreLabelled: false,
        buttonsAreBordered: false,
        menusAreBordered: false,
        fieldsAreBordered: false,
        togglesAreSwitches: true,
        switchesAreGreen: true,
        borderedLabelsAreTinted: true,
        groupsHaveSystemColors: true,
        formsAreLists: true,
        boxesHoldLabels: true,
        disclosureMarksLead: false
    )
}
