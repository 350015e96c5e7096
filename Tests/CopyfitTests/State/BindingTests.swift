import Copyfit
import Testing

/// Runtime rules R46–R48.
@MainActor
struct BindingTests {
    struct Person: Equatable, Identifiable {
        var id = 1
        var name = "Ada"
        var age = 36
    }

    private final class Owner {
        var person = Person()
        var reads = 0
        var writes = 0
        var binding: Binding<Person> {
            Binding(
                get: {
                    self.reads += 1
                    return self.person
                },
                set: {
                    self.writes += 1
                    self.person = $0
                }
            )
        }
    }

    @Test("runtime rule R48: writing a part reads the whole once and writes it once")
    func parts() {
        let owner = Owner()
        owner.binding.name.wrappedValue = "Grace"
        #expect(owner.person == Person(name: "Grace"))
        #expect(owner.reads == 1)
        #expect(owner.writes == 1)
    }

    @Test("runtime rule R46: constant, optional and hashable bindings")
    func conversions() {
        let constant = Binding.constant(1)
        constant.wrappedValue = 2
        #expect(constant.wrappedValue == 1)

        var number = 1
        let base = Binding(get: { number }, set: { number = $0 })
        let optional = Binding<Int?>(base)
        optional.wrappedValue = 5
        optional.wrappedValue = nil
        #expect(number == 5)

        var maybe: Int? = nil
        let maybeBase = Binding(get: { maybe }, set: { maybe = $0 })
        #expect(Binding<Int>(maybeBase) == nil)
        maybe = 3
        let wrapped = Binding<Int>(maybeBase)
        wrapped?.wrappedValue = 4
        #expect(maybe == 4)

        let hashable = Binding<AnyHashable>(base)
        hashable.wrappedValue = 9
        hashable.wrappedValue = "no number"
        #expect(number == 9)
        #expect(Owner().binding.id == 1)
    }

    @Test("runtime rule R46: a binding to a collection is a collection of bindings")
    func collections() {
        var names = ["a", "b", "c"]
        let binding = Binding(get: { names }, set: { names = $0 })
        for name in binding { name.wrappedValue += "!" }
        #expect(names == ["a!", "b!", "c!"])
        #expect(binding.count == 3)
        #expect(binding[1].wrappedValue == "b!")
        #expect(binding.last?.wrappedValue == "c!")
    }

    @Test("runtime rule R46: ForEach over a binding hands out bindings to the elements")
    func forEach() {
        struct People: View {
            @State var people = [Person(id: 1), Person(id: 2, name: "Grace")]
            var body: some View {
                VStack {
                    ForEach($people) { $person in
                        TextField("", text: $person.name).id(person.id)
                    }
                    Text(people.map(\.name).joined(separator: "+")).id("names")
                }
            }
        }
        let host = host(People())
        #expect(host.setText("Hopper", of: 2))
        _ = host.update()
        // "Ada+Hopper": 10 characters, 73 points.
        #expect(host.frame(id: "names")?.width == 73)
    }

    @Test("runtime rule R47: a child that reads a binding is evaluated, its parent is not")
    func reader() {
        struct Child: View {
            @Binding var number: CGFloat
            let log: Log
            var body: some View {
                let _ = log("child")
                Color.red.box(number, 1)
            }
        }
        struct Parent: View {
            @State var number: CGFloat = 1
            let log: Log
            var body: some View {
                let _ = log("parent")
                VStack {
                    Button("go") { number += 1 }.id("go")
                    Child(number: $number, log: log)
                }
            }
        }
        let log = Log()
        let host = host(Parent(log: log))
        #expect(log.take() == ["parent", "child"])
        host.trigger("go")
        let report = host.update()
        #expect(log.take() == ["child"])
        #expect(report.bodyEvaluations == 1)
    }
}
