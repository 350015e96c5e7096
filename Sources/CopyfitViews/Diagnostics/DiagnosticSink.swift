import Synchronization

/// Collects the diagnostics of one host; each distinct one is kept once per update, with the places that it is about. Of one
/// code a hundred are kept, each with at most eight places, so that describing places takes at most 800 walks over the tree.
///
/// A report is a sentence; where it happened is worked out at the end of the update. Views and modifiers report what is
/// wrong with their values without knowing their place: such a report waits for the place that is being brought in
/// (``settlePlace(_:)``).
final class DiagnosticSink: Sendable {
    /// What is told apart.
    private struct Key: Hashable {
        let code: Diagnostic.Code
        let message: String
    }

    private struct Report {
        let key: Key
        var sites: [DiagnosticSite] = []
    }

    /// Safe to send although places are not: only the thread of the host uses them.
    private struct Content: @unchecked Sendable {
        var reports: [Report] = []
        var positions: [Key: Int] = [:]
        /// The reports that wait for their place, each with the property it is about; at most 64.
        var waiting: [(report: Int, property: String?)] = []
        var unsupported: Set<String> = []
        private var counts: [Diagnostic.Code: Int] = [:]

        /// The position of the report with a key, which is made if there is none; nil if there are too many of its code.
        mutating func report(_ key: Key) -> Int? {
            if let known = positions[key] { return known }
            counts[key.code, default: 0] += 1
            switch counts[key.code, default: 0] {
            case ...100: return append(key)
            case 101: _ = append(Key(code: key.code, message: "There are more of these; they are not listed."))
            default: break
            }
            return nil
        }

        private mutating func append(_ key: Key) -> Int {
            positions[key] = reports.count
            reports.append(Report(key: key))
            return reports.count - 1
        }

        mutating func removeAll() {
            reports.removeAll()
            positions.removeAll()
            counts.removeAll()
        }

        /// Lets a report wait for its place, once.
        mutating func wait(_ report: Int, about property: String?) {
            guard waiting.count < 64, !waiting.contains(where: { $0 == (report, property) }) else { return }
            waiting.append((report, property))
        }

        mutating func add(_ site: DiagnosticSite, to report: Int) {
            guard reports[report].sites.count < 8 else { return }
            if case .place(let place, _) = site, reports[report].sites.contains(where: { $0.isAt(place) }) { return }
            reports[report].sites.append(site)
        }
    }

    private let content = Mutex(Content())
    private let hasWaiting = Atomic(false)
    private let hasPlaces = Atomic(false)

    /// Whether a view is being brought in, for whose place reports wait.
    private let isUpdating: @Sendable () -> Bool

    /// The sink of the host whose views are being evaluated, for values that have no reference to a host.
    @TaskLocal static var current: DiagnosticSink?

    init(isUpdating: @escaping @Sendable () -> Bool = { false }) {
        self.isUpdating = isUpdating
    }

    // MARK: Reporting

    /// Reports to the host whose views are being evaluated, if any.
    static func report(_ code: Diagnostic.Code, _ message: @autoclosure () -> String) {
        current?.report(code, message())
    }

    /// Reports something about a property at the place that is being brought in, if any.
    func report(_ code: Diagnostic.Code, about property: String? = nil, _ message: String) {
        let waits = isUpdating()
        content.withLock { content in
            let report = content.report(Key(code: code, message: message))
            if waits, let report { content.wait(report, about: property) }
        }
        if waits { hasWaiting.store(true, ordering: .relaxed) }
    }

    /// Reports something at a place; nil for none.
    func report(_ code: Diagnostic.Code, at place: (any ReportedPlace)?, _ message: String) {
        content.withLock { content in
            guard let report = content.report(Key(code: code, message: message)) else { return }
            if let place, place.isAlive { content.add(.place(place, property: nil), to: report) }
        }
        if place != nil { hasPlaces.store(true, ordering: .relaxed) }
    }

    /// Reports something at places that are known.
    func report(_ code: Diagnostic.Code, at places: [Diagnostic.Place], _ message: String) {
        content.withLock { content in
            guard let report = content.report(Key(code: code, message: message)) else { return }
            for place in places { content.add(.described(place), to: report) }
        }
    }

    /// Reports, to the host whose views are being evaluated, that something has no meaning here.
    static func reportUnsupported(_ name: String) { current?.reportUnsupported(name) }

    /// Reports that something has no meaning here, once per name and host.
    func reportUnsupported(_ name: String) {
        guard content.withLock({ $0.unsupported.insert(name).inserted }) else { return }
        report(.unsupportedModifier, "\(name) has no meaning without a screen and was ignored.")
    }

    /// Reports that a repetition has several elements with an id.
    func reportDuplicate(_ id: some Hashable, at place: any ReportedPlace) {
        report(
            .duplicateID,
            at: place,
            "ForEach has several elements with the id \(brief("\(id)")); they are told apart by their order. Give each "
                + "element an id of its own."
        )
    }

    // MARK: Places

    /// Gives the reports that wait for a place this one; nil for none.
    @inline(__always)
    func settlePlace(_ place: @autoclosure () -> (any ReportedPlace)?) {
        if hasWaiting.load(ordering: .relaxed) { giveWaiting(place()) }
    }

    // Rarely needed, so it is kept out of its callers.
    @inline(never)
    private func giveWaiting(_ place: (any ReportedPlace)?) {
        hasWaiting.store(false, ordering: .relaxed)
        if place != nil { hasPlaces.store(true, ordering: .relaxed) }
        content.withLock { content in
            if let place, place.isAlive {
                for (report, property) in content.waiting where report < content.reports.count {
                    content.add(.place(place, property: property), to: report)
                }
            }
            content.waiting.removeAll()
        }
    }

    /// Describes the places that are wanted, so that they may go.
    func describePlaces(where isWanted: (any ReportedPlace) -> Bool) {
        guard hasPlaces.load(ordering: .relaxed) else { return }
        // Outside the lock, because ids describe themselves.
        var reports = content.withLock { $0.reports }
        for report in reports.indices {
            for (index, site) in reports[report].sites.enumerated() {
                guard case .place(let place, let property) = site, isWanted(place) else { continue }
                var description = place.describe()
                description.property = property
                reports[report].sites[index] = .described(description)
            }
        }
        content.withLock { [reports] content in
            for (index, report) in reports.enumerated() where index < content.reports.count {
                content.reports[index] = report
            }
        }
    }

    /// What was reported since the last call, with the places that have been described.
    func drain() -> [Diagnostic] {
        settlePlace(nil)
        hasPlaces.store(false, ordering: .relaxed)
        return content.withLock { content in
            defer { content.removeAll() }
            return content.reports.map { report in
                var diagnostic = Diagnostic(code: report.key.code, message: report.key.message)
                for case .described(let place) in report.sites where !diagnostic.places.contains(place) {
                    diagnostic.places.append(place)
                }
                return diagnostic
            }
        }
    }
}

/// A place in the tree that reports may be about.
protocol ReportedPlace: AnyObject {
    /// Whether the place was not removed.
    var isAlive: Bool { get }

    /// Where the place is. Walks up and down the tree.
    func describe() -> Diagnostic.Place
}

/// Where a report belongs.
enum DiagnosticSite {
    case place(any ReportedPlace, property: String?)
    case described(Diagnostic.Place)

    fileprivate func isAt(_ other: any ReportedPlace) -> Bool {
        if case .place(let place, _) = self { place === other } else { false }
    }
}
