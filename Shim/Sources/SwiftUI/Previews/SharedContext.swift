/// A preview's view with a modifier, as soon as the modifier's context exists; until then nothing.
struct SharedContextView<M: PreviewModifier>: View {
    @State private var result: Result<M.Context, any Error>?
    let modifier: M
    let content: AnyView

    init(modifier: M, content: AnyView) {
        self.modifier = modifier
        self.content = content
    }

    var body: some View {
        switch result {
        case .success(let context): modifier.body(content: content, context: context)
        case .failure(let error):
            Color.clear._failed(
                .previewFailed,
                "The context of \(M.self) could not be made: \(error). The preview is empty."
            )
        case nil:
            // In the action of an update: what waits for nothing is there in the same update.
            Color.clear.onAppear { Task.immediate { result = await SharedContexts.all.result(for: M.self) } }
        }
    }
}

/// The contexts that previews share, by the types of their modifiers. Each is made once in the program, as in Xcode.
@MainActor
private final class SharedContexts {
    static let all = SharedContexts()

    private var contexts: [ObjectIdentifier: AnyObject] = [:]

    func result<M: PreviewModifier>(for modifier: M.Type) async -> Result<M.Context, any Error> {
        if let context = contexts[ObjectIdentifier(modifier)] as? SharedContext<M> { return await context.result() }
        let context = SharedContext<M>()
        contexts[ObjectIdentifier(modifier)] = context
        return await context.make()
    }
}

/// The context of one type of modifier, or the wait for it.
@MainActor
private final class SharedContext<M: PreviewModifier> {
    private var made: Result<M.Context, any Error>?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func make() async -> Result<M.Context, any Error> {
        let result: Result<M.Context, any Error>
        do { result = .success(try await M.makeSharedContext()) } catch { result = .failure(error) }
        made = result
        for continuation in waiting { continuation.resume() }
        waiting = []
        return result
    }

    func result() async -> Result<M.Context, any Error> {
        while true {
            if let made { return made }
            await withCheckedContinuation { waiting.append($0) }
        }
    }
}
