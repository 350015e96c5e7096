/// There is one thread.
package enum WorkerThreads {
    package static var processorCount: Int { 1 }

    package static func run(_ count: Int, _ body: @Sendable () -> Void) { body() }
}
