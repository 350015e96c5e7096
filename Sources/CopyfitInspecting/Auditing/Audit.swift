public import Copyfit

/// Lays a view out at every width of a range, and says what is wrong at which widths.
///
/// The answer is exact: for each of the widths it is what a new host of that width shows. Widths are those from the range's start in
/// steps of a point, or of ``step``, and the range's end. A host is laid out at one width after the other and does again only what
/// changes; where its layout holds for the next width, it is not laid out. A view that sets states while it is laid out or appears gets a
/// new host at each width, because its layout depends on what came before. Tasks of views are not run.
public struct Audit: Sendable {
    /// The widths that are proposed to the view, in points: from 0 or above to a finite width.
    public var widths: ClosedRange<Double>
    /// The distance between neighbouring widths, in points: 1 at first; 1/3 is a pixel of many phones. Above 0 and finite; at most 100,000 widths.
    public var step = 1.0
    /// The height that is proposed to the view, in points; nil, as at first, gives it the height that it asks for, so that nothing is too
    /// high. Finite, 0 or above.
    public var height: Double?
    /// The users' settings for the size of type; if empty, that of the environment.
    public var typeSizes: [DynamicTypeSize]
    /// The languages, as BCP 47 tags; if empty, that of the environment. A language decides what is looked up in string tables, how
    /// numbers are written, and the direction.
    public var languages: [String]
    /// What is looked for: everything at first.
    public var rules = Set(AuditRule.allCases)
    /// Views that rules do not apply to.
    public var exceptions: [AuditException] = []
    /// The options of the hosts. At first the platform is iOS, and lazy containers make all of their content.
    public var options: HostOptions

    /// An audit with everything else as it is at first.
    public init(
        widths: ClosedRange<Double> = 320...1024,
        typeSizes: [DynamicTypeSize] = [],
        languages: [String] = []
    ) {
        (self.widths, self.typeSizes, self.languages) = (widths, typeSizes, languages)
        options = HostOptions()
        options.platform = .iOS
        options.laziness = .none
    }
}
