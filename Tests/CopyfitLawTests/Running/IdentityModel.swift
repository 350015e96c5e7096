/// Which states live on, worked out from the rules alone (runtime rules R26–R31): a second oracle beside the fresh host,
/// which cannot know. A state lives as long as its place, a place as long as its path.
struct IdentityModel {
    private var known: [String: Token] = [:]
    private var paths: Set<String> = []
    /// How many places were compared, and how many show another number of tokens than the model works out.
    private(set) var (compared, uncertain) = (0, 0)
    /// All tokens ever seen, kept so that no new one can have an old one's identity.
    private var seen: [ObjectIdentifier: Token] = [:]

    /// Forgets what is known: of a step that comes to rest nowhere nothing is compared.
    mutating func skip() { (known, paths, seen) = ([:], [], [:]) }

    /// What is wrong with the tokens that the places of a program show; nil when nothing is.
    mutating func fault(in root: Sketch, marks: [TokenMark]) -> String? {
        var views: [Int: [[String]]] = [:]
        root.collectPlaces("", into: &views)
        let places = views.mapValues { $0.flatMap(\.self) }
        let tokens = Dictionary(grouping: marks, by: \.place).mapValues { $0.map(\.token) }
        let current = Set(places.values.joined())
        known = known.filter { current.contains($0.key) }
        defer {
            paths = current
            for mark in marks { seen[ObjectIdentifier(mark.token)] = mark.token }
        }
        for (place, paths) in places {
            guard let tokens = tokens[place], tokens.count == paths.count else {
                uncertain += 1
                continue
            }
            compared += 1
            for (path, token) in zip(paths, tokens) {
                if let fault = check(path, token) { return "place \(place): \(fault)" }
            }
        }
        return nil
    }

    private mutating func check(_ path: String, _ token: Token) -> String? {
        defer { known[path] = token }
        if let old = known[path] { return old === token ? nil : "its state was lost (\(path))" }
        guard !paths.contains(path), seen[ObjectIdentifier(token)] != nil else { return nil }
        return "a state lives on in a new place (\(path))"
    }
}

extension Sketch {
    /// Adds the paths of the tokens below: of each one as often as it is used, those in one view together.
    fileprivate func collectPlaces(_ path: String, into places: inout [Int: [[String]]]) {
        let path = "\(path)/\(kind)\(variant)"
        if kind == .source(.token) { places[id, default: []].append([path]) }
        var below: [Int: [[String]]] = [:]
        for slot in slots ?? [] { slot.child.collectPlaces("\(path).\(slot.key)", into: &below) }
        for (place, views) in below {
            let views = isOneView ? [views.flatMap(\.self)] : views
            places[place, default: []] += reversesViews ? views.reversed() : views
        }
    }

    /// Whether all views inside are in one.
    private var isOneView: Bool {
        switch kind {
        case .stack(.gridRow), .stack(.section): false
        case .stack, .repetition(.variadicUnary), .repetition(.unaryAdaptor): true
        default: false
        }
    }

    /// Whether the views inside are shown in the opposite order.
    private var reversesViews: Bool { kind == .repetition(.variadicMulti) && a % 2 == 1 }

    private typealias Slot = (key: String, child: Sketch)

    /// Where the children lie; nil where that depends on what the model does not know. Each element of a modified view has
    /// a second layer of its own, so second layers live as long as elements, of which the model knows nothing.
    private var slots: [Slot]? {
        switch kind {
        case .leaf, .control, .source(.schemeReader), .repetition(.placeholders), .stack(.form): nil
        case .layer: hasTwoSlots ? primary : items("")
        case .screen(.navigationTitle), .screen(.searchable): items("")
        case .screen: primary
        case .stack(.listOfData): children.map { ("\($0.id)", $0) }
        case .stack(.section) where (1...2).contains(a % 4): a % 4 == 1 ? primary + secondary : secondary + primary
        case .stack(.gridRowBare): items("row") + items("")
        case .repetition(let kind): slots(of: kind)
        default: items("")
        }
    }

    private func slots(of kind: RepetitionKind) -> [Slot] {
        switch kind {
        case .optional: a % 2 == 1 ? items("") : []
        case .branches: a % 2 == 1 ? primary : secondary
        case .choice: [items(""), primary, [], []][a % 4]
        case .anyView: [items(""), primary, secondary, items("")][a % 4]
        case .doubled, .concatenated: items("first") + items("second")
        default: items("")
        }
    }

    private var hasTwoSlots: Bool {
        switch kind {
        case .layer(.overlayStyle), .layer(.overlayShape), .layer(.backgroundStyle), .layer(.backgroundShape),
            .layer(.border), .layer(.shapeBackground):
            false
        default: true
        }
    }

    /// What tells places of one kind apart: the branch that is taken, the id, the wrapped type.
    private var variant: String {
        switch kind {
        case .repetition(.sameBranches), .stack(.stackLayouts), .setting(.buttonStyle), .setting(.toggleStyle),
            .setting(.labelStyle), .setting(.pickerStyle), .setting(.formStyle), .setting(.progressViewStyle),
            .setting(.gaugeStyle):
            "(\(a % 2))"
        case .repetition(.choice), .repetition(.anyView), .stack(.section): "(\(a % 4))"
        case .repetition(.id): "(\(a))"
        case .source(.state), .source(.boundState), .source(.actionState), .observer(.onDisappear), .observer(.watched),
            .function:
            "(#\(id))"
        case .source(.preference): "(\(b % 3))"
        default: ""
        }
    }

    private var primary: [Slot] { Self.slots(Array(children.prefix(1)), form: 2, prefix: "primary") }
    private var secondary: [Slot] { Self.slots(Array(children.dropFirst()), form: c, prefix: "secondary") }

    private func items(_ prefix: String) -> [Slot] { Self.slots(children, form: c, prefix: prefix) }

    /// As ``Items`` puts them together.
    private static func slots(_ children: [Sketch], form: Int, prefix: String) -> [Slot] {
        var occurrences: [Kind: Int] = [:]
        return children.enumerated().map { index, child in
            let key =
                switch form {
                case 1, 6: "\(index)"
                case 2: index < 2 || children.count < 4 ? "\(min(children.count, 4)):\(index)" : "4:#\(child.id)"
                case 5: index < 2 ? "\(index)" : "#\(child.id)"
                case 7: "\(child.kind)-\(occurrences[child.kind, default: 0])"
                default: "#\(child.id)"
                }
            occurrences[child.kind, default: 0] += 1
            return ("\(prefix)\(form)[\(key)]", child)
        }
    }
}
