public import Foundation

extension View {
    /// The language that the texts inside are set in: it chooses among the shapes of letters and faces for Han. Without
    /// one it is the locale's.
    ///
    /// - Parity: the same as SwiftUI, where it also decides on hyphenation and line height.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        builtInEnvironment { if isEnabled { $0.typesettingLanguage = language.minimalIdentifier } }
    }
}
