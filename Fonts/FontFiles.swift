// The target has no code: its resources are the font files, which `CopyfitBundledFonts` finds in its bundle.
