/// Where views are that look different in rows.
enum RowPlace: Sendable {
    /// In no list and no form.
    case none
    /// In a row of a list.
    case list
    /// In a row of a form.
    case form
}

extension EnvironmentValues {
    private struct RowPlaceKey: EnvironmentKey {
        static let defaultValue = RowPlace.none
    }

    /// Whether this place is in a list, in a form or in neither.
    var rowPlace: RowPlace {
        get { self[RowPlaceKey.self] }
        set { self[RowPlaceKey.self] = newValue }
    }

    /// Whether this place is in a row of a list or a form.
    var isInRow: Bool { rowPlace != .none }

    /// Whether this place is in a row of a form.
    var isInForm: Bool { rowPlace == .form }
}

extension EnvironmentValues {
    /// The environment of a section's header: on iOS, lists and forms have a font for it, and grouped ones show capitals
    /// unless a case was set.
    var forHeader: EnvironmentValues {
        following(listLook.isGrouped ? platform.lists.groupedHeader : platform.lists.header)
    }

    /// The environment of a section's footer.
    var forFooter: EnvironmentValues {
        following(platform.lists.footer)
    }

    /// The environment of a text in a row, set by a platform's rules.
    private func following(_ rules: SectionTextRules) -> EnvironmentValues {
        guard isInRow, let font = rules.font else { return self }
        var environment = self
        environment.builtIn.font = font
        if let letterCase = rules.letterCase, !builtIn.hasGivenTextCase { environment.builtIn.textCase = letterCase }
        return environment
    }
}
