import CopyfitAssets
public import CopyfitLayout
import Foundation

/// Evaluates a view and lays it out, without a window.
///
/// A host proposes its size to the root view and centres the view in it. ``update()`` evaluates and lays out until
/// everything has settled, and reports how it went; then frames and preferences can be read. States last as long as the
/// host.
///
/// A host is used by one thread at a time; different hosts are independent and may run on different threads at once
/// with ``updateUnchecked()``, which runs code written for the main actor on the calling thread.
///
/// ```swift
/// let box = Color.gray.frame(width: 40, height: 20).id("box")
/// let host = ViewHost(box, size: ProposedViewSize(width: 100, height: 50))
/// print(host.update().converged)  // true
/// print(host.frame(id: "box")!.minX, host.frame(id: "box")!.minY)  // 30.0 15.0: centred
/// ```
public final class ViewHost {
    let graph = ViewGraph()
    let root: RootNode
    let options: HostOptions

    /// The colours and pictures of bundles that were looked up.
    private let assets = AssetCatalogues()

    /// The size proposed to the root view, in points.
    public var size: ProposedViewSize {
        didSet { if size != oldValue { graph.viewUse.isResized = true } }
    }

    /// A host that proposes `size` to a view and gives it `environment`.
    public init(
        _ root: some View,
        size: ProposedViewSize,
        environment: EnvironmentValues = .init(),
        options: HostOptions = .init()
    ) {
        self.size = size
        self.options = DiagnosticSink.$current.withValue(graph.diagnostics) {
            var options = options
            options.safeAreaInsets = options.safeAreaInsets.given(as: "A safe area inset")
            options.lazyMargin = options.lazyMargin.givenExtent(as: "A lazy margin") ?? 0
            return options
        }
        graph.containers.strictDynamicDefaults = options.strictDynamicDefaults
        graph.containers.isLazy = options.laziness == .automatic
        graph.containers.lazyMargin = self.options.lazyMargin
        var environment = environment
        environment.builtIn.platform = options.platform.rules
        if let fonts = options.fonts {
            environment.builtIn.typography.engine = TextEngine(.success(fonts))
        }
        self.root = RootNode(graph: graph, environment: environment)
        self.root.setContent(root)
    }

    deinit {
        close()
    }

    /// Removes all views: runs their `onDisappear` actions and cancels their tasks. The host then stays empty.
    ///
    /// From code that the host calls while it updates, is asked for something or draws, as from a body, an `onAppear` action or
    /// a layout, the views are removed when the host is done with that.
    public func close() { graph.close(root) }

    /// Replaces the root view. States whose place still exists are kept; a view of another type has none of them.
    public func setContent(_ content: some View) {
        root.setContent(content)
    }

    /// Evaluates and lays out until nothing is left to do.
    ///
    /// A second call without a change in between does nothing and reports 0 passes. A call from code that the host calls while
    /// it updates, is asked for something or draws reports `reentrant-update` and returns at once.
    ///
    /// ``UpdateReport/pendingTasks`` says whether tasks of views, and tasks that actions began with `Task`, are
    /// unfinished, and ``UpdateReport/pendingTimers`` how many views wait for time to pass. The host cannot know of other
    /// timers, detached tasks and work that actions put on a dispatch queue, other than `asyncAfter`; what they write
    /// counts in the next update. ``settle(timeout:)`` runs the main queue.
    @preconcurrency @MainActor
    public func update() -> UpdateReport {
        updateUnchecked()
    }

    /// Like ``update()``, but on the calling thread: the bodies and actions of the views, written for the main actor,
    /// run there. For servers and benchmarks that give each thread its own hosts.
    ///
    /// - Precondition: On a thread other than the main one, code compiled in Swift 6 mode must not pass a closure
    ///   written in a main-actor function, such as a `body`, to a module compiled in Swift 5 mode, such as the standard
    ///   library and Foundation. For example, `sorted { $0 < $1 }` in a body checks that it runs on the main actor, and
    ///   stops the program. Write such calls in `nonisolated` functions, or compile the views with
    ///   `-disable-dynamic-actor-isolation` or in Swift 5 mode. Closures passed to Copyfit are not checked.
    public nonisolated func updateUnchecked() -> UpdateReport {
        guard !graph.viewUse.isUnderWay else {
            graph.diagnostics.report(
                .reentrantUpdate,
                "A host was asked to update by code that it called, such as an action or a layout; the call did nothing."
            )
            return UpdateReport()
        }
        guard root.isAlive, graph.hasChanges else {
            return reportWithPendingTasks(UpdateReport())
        }
        var loop = UpdateLoop(graph: graph, root: root, maxPasses: options.maxPasses) { [self] in
            root.slot.element.map { graph.layout.layOut($0.layoutNode, size, safeArea: options.safeAreaInsets) }
        }
        let report = graph.use {
            graph.tasks.counting {
                asCurrent { graph.door.enter { loop.run() } }
            }
        }
        if options.reportsTruncatedTexts { reportTruncatedTexts() }
        return reportWithPendingTasks(report)
    }

    /// Runs a function in which views and values without a reference to a host find this one's diagnostics and assets.
    func asCurrent<Result>(_ body: () -> Result) -> Result {
        DiagnosticSink.$current.withValue(graph.diagnostics) {
            AssetCatalogues.$ofHost.withValue(assets, operation: body)
        }
    }

    private func reportWithPendingTasks(_ report: UpdateReport) -> UpdateReport {
        var report = report
        report.pendingTasks = graph.tasks.pendingCount
        report.pendingTimers = graph.timers.count
        if report.passes > 0 {
            if report.pendingTasks > 0 { reportPendingTasks(report.pendingTasks) }
            graph.reportPendingTimers()
        }
        report.diagnostics = graph.takeDiagnostics()
        return report
    }

    private func reportPendingTasks(_ count: Int) {
        let message = "\(count) tasks wait; settle(timeout:) runs them."
        graph.diagnostics.report(.tasksPending, message)
        for task in graph.tasks.ofViews { graph.diagnostics.report(.tasksPending, at: task.place, message) }
    }
}

extension ViewHost {
    /// The platform that is imitated; at first that of the host's options. A change counts from the next update on and
    /// keeps the states of the views, except inside forms and inside controls that consist of other views there.
    public var platform: HostOptions.Platform {
        get { HostOptions.Platform.allCases.first { $0.rules === root.environment.platform } ?? .macOS }
        set {
            guard newValue != platform else { return }
            root.environment.builtIn.platform = newValue.rules
            graph.markDirty(root)
        }
    }
}
