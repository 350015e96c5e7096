// One import is enough for rules in code: what they ask of texts comes from CopyfitFit.
@_exported public import CopyfitFit
