/// A standard that a PDF file can state to follow.
public enum PDFConformance: Hashable, Sendable, CaseIterable {
    /// PDF/UA-1 (ISO 14289-1): the file can be read aloud in order. It needs a title, a language, and a label for each
    /// picture.
    case ua1
    /// PDF/A-2b (ISO 19005-2): the file looks the same for ever.
    case a2b

    /// The standard's name.
    public var name: String { self == .ua1 ? "PDF/UA-1" : "PDF/A-2b" }
}
