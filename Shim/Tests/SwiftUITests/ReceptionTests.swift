import Combine
import Foundation
import SwiftUI
import Testing

/// What the tests write down.
@MainActor
private final class Notes {
    var lines: [String] = []
}

/// Sends on a thread of its own. Safe to share: subjects may be sent to on any thread.
private final class Sender: @unchecked Sendable {
    let subject = PassthroughSubject<Int, Never>()

    func send(_ numbers: ClosedRange<Int>) async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                for number in numbers { self.subject.send(number) }
                continuation.resume()
            }
        }
    }
}

private struct Switchable: View {
    let isShown: Bool
    let subject: PassthroughSubject<Int, Never>
    let notes: Notes

    var body: some View {
        if isShown {
            Color.red
                .onAppear {
                    subject.send(1)
                    notes.lines.append("sent 1")
                }
                .onDisappear { subject.send(2) }
                .onReceive(subject) { notes.lines.append("received \($0)") }
        }
    }
}

@MainActor
struct ReceptionTests {
    @Test("A publisher is followed before onAppear runs, its values arrive after send returns, and none in onDisappear")
    func lifetime() {
        let (subject, notes) = (PassthroughSubject<Int, Never>(), Notes())
        let host = ViewHost(Switchable(isShown: true, subject: subject, notes: notes), size: .unspecified)
        #expect(host.update().converged)
        #expect(notes.lines == ["sent 1", "received 1"])
        host.setContent(Switchable(isShown: false, subject: subject, notes: notes))
        #expect(host.update().converged)
        subject.send(3)
        _ = host.update()
        #expect(notes.lines == ["sent 1", "received 1"])
        host.setContent(Switchable(isShown: true, subject: subject, notes: notes))
        _ = host.update()
        #expect(notes.lines.count == 4)
        host.close()
        subject.send(4)
        #expect(notes.lines.count == 4)
    }

    @Test("A publisher has no subscriber after its view was removed or its host closed")
    func cancelled() {
        var cancels = 0
        func view(_ isShown: Bool, _ subject: PassthroughSubject<Int, Never>) -> some View {
            VStack {
                if isShown {
                    Color.red.onReceive(subject.handleEvents(receiveCancel: { cancels += 1 })) { _ in }
                }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let host = ViewHost(view(true, subject), size: .unspecified)
        _ = host.update()
        #expect(cancels == 0)
        host.setContent(view(false, subject))
        _ = host.update()
        #expect(cancels == 1)
        host.setContent(view(true, subject))
        _ = host.update()
        host.close()
        #expect(cancels == 2)
    }

    @Test("A row of a lazy container follows its publisher while it is in view")
    func lazyRow() {
        let (subject, notes) = (PassthroughSubject<Int, Never>(), Notes())
        var cancels = 0
        let counted = subject.handleEvents(receiveCancel: { cancels += 1 })
        let rows = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000, id: \.self) { index in
                    if index == 0 {
                        Color.red.frame(height: 20).onReceive(counted) { notes.lines.append("\($0)") }
                    } else {
                        Color.blue.frame(height: 20)
                    }
                }
            }
        }
        let host = ViewHost(rows.id("rows"), size: ProposedViewSize(width: 100, height: 100))
        _ = host.update()
        subject.send(1)
        _ = host.update()
        #expect(host.scroll("rows", to: .bottom))
        _ = host.update()
        #expect(cancels == 1)
        subject.send(2)
        #expect(host.scroll("rows", to: .top))
        _ = host.update()
        subject.send(3)
        _ = host.update()
        #expect(notes.lines == ["1", "3"])
    }

    /// The current thread.
    private func thread() -> UInt { UInt(pthread_self()) }

    @Test("What another thread sends is received in the host's next update, on the host's thread")
    func threads() async {
        let (sender, notes) = (Sender(), Notes())
        let host = ViewHost(
            Color.red.onReceive(sender.subject) { notes.lines.append("\($0) \(thread())") },
            size: .unspecified
        )
        _ = host.update()
        await sender.send(1...200)
        #expect(notes.lines.isEmpty)
        let here = thread()
        _ = host.update()
        #expect(notes.lines == (1...200).map { "\($0) \(here)" })
    }

    @Test("A view that is evaluated again goes on following the publishers of a list, with its new function")
    func lists() {
        let (first, second, notes) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), Notes())
        func view(_ label: String) -> SubscriptionView<Publishers.MergeMany<PassthroughSubject<Int, Never>>, Color> {
            SubscriptionView(content: Color.red, publisher: Publishers.MergeMany(first, second)) {
                notes.lines.append("\(label) \($0)")
            }
        }
        let host = ViewHost(view("a"), size: .unspecified)
        _ = host.update()
        second.send(1)
        // Not yet delivered: what follows anew loses it.
        host.setContent(view("b"))
        _ = host.update()
        second.send(2)
        _ = host.update()
        #expect(notes.lines == ["b 1", "b 2"])
    }
}
