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
