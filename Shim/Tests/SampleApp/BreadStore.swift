import Combine
import Foundation

struct Bread: Identifiable, Hashable {
    let id: Int
    var name: String
    var grams: Int
}

final class BreadStore: ObservableObject {
    @Published var breads: [Bread] = [Bread(id: 1, name: "Rye", grams: 750), Bread(id: 2, name: "Spelt", grams: 500)]
    @Published private(set) var total = 0

    private var cancellables = Set<AnyCancellable>()

    init() {
        $breads
            .map { $0.reduce(0) { $0 + $1.grams } }
            .removeDuplicates()
            .sink { [weak self] in self?.total = $0 }
            .store(in: &cancellables)
    }

    func bake() {
        breads.append(Bread(id: breads.count + 1, name: "Wheat", grams: 1000))
    }
}
