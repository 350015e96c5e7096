/// Where lines may end inside words (CSS `word-break`).
public enum WordBreak: Hashable, Sendable, CaseIterable {
    /// Where the script's own rules allow it.
    case normal
    /// Also between any two letters or numbers, without a hyphen.
    case breakAll
    /// Between letters and numbers only where a dictionary of the script's words allows it, as is common for Korean:
    /// Chinese, Japanese and Korean text then breaks at spaces and punctuation.
    case keepAll
}
