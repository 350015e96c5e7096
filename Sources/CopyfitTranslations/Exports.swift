// Whoever reads files of translations also names the texts in them.
@_exported public import CopyfitAppleStrings
