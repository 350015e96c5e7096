import CopyfitText

import Copyfit
@testable import CopyfitViews

extension Text {
    /// The characters of this text at a place, without pictures.
    func words(in environment: EnvironmentValues) -> String { ResolvedText(self, in: environment).words }

    /// This text in the fonts of a place.
    func content(in environment: EnvironmentValues) -> StyledContent {
        StyledContent(ResolvedText(self, in: environment), in: environment)
    }
}
