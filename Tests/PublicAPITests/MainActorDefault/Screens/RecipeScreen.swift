import Copyfit
import Testing

struct Ingredient: Identifiable {
    let name: String
    let amount: Measurement<UnitMass>
    var id: String { name }
}

struct RecipeScreen: View {
    let ingredients: [Ingredient]
    @State private var servings = 2
    @State private var checked: Set<Ingredient.ID> = []

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                header
                Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
                    GridRow {
                        Text("Amount").gridColumnAlignment(.trailing)
                        Text("Ingredient").gridCellColumns(2)
                    }
                    .font(.caption.smallCaps())
                    .frame(height: 16)
                    Divider()
                    ForEach(ingredients) { ingredient in
                        row(for: ingredient)
                    }
                }
                .id("ingredients")
            }
            .padding(24)
        }
    }

    private var header: some View {
        HStack(alignment: .lastTextBaseline) {
            Text("Rye bread").font(.largeTitle)
            Spacer()
            Stepper("\(servings)", value: $servings, in: 1...12)
        }
        .frame(height: 44)
    }

    private func row(for ingredient: Ingredient) -> some View {
        GridRow {
            Color.gray
                .frame(width: ingredient.amount.value / 5, height: 20)
                .id("amount \(ingredient.id)")
            Text(ingredient.name)
                .strikethrough(checked.contains(ingredient.id))
                .frame(width: 120, height: 20, alignment: .leading)
                .id("name \(ingredient.id)")
            Button {
                checked.formSymmetricDifference([ingredient.id])
            } label: {
                Image(systemName: checked.contains(ingredient.id) ? "checkmark.circle.fill" : "circle")
                    .frame(width: 20, height: 20)
            }
            .buttonStyle(.plain)
            .gridCellAnchor(.trailing)
            .id("check \(ingredient.id)")
        }
    }
}

struct RecipeScreenTests {
    @Test(
        "Amounts end at one line; names begin at one; the divider makes the grid as wide as the page",
        arguments: Device.all
    )
    func layout(device: Device) throws {
        let ingredients = [("Rye", 500.0), ("Salt", 200)].map { name, grams in
            Ingredient(name: name, amount: Measurement(value: grams, unit: .grams))
        }
        let screen = layOut(RecipeScreen(ingredients: ingredients), on: device)
        let grid = try #require(screen.host.frame(id: "ingredients"))
        #expect(grid.width == device.width - 48)
        // 16 + 8, a divider, 8 + 20 + 8 + 20
        screen.expect("ingredients", 24, 24 + 44 + 20, device.width - 48, 80 + device.dividerThickness)
        let amounts = try #require(screen.host.frame(id: "amount Rye"))
        #expect(amounts.size == CGSize(width: 100, height: 20))
        #expect(screen.host.frame(id: "amount Salt")?.maxX == amounts.maxX)
        #expect(screen.host.frame(id: "name Salt")?.minX == screen.host.frame(id: "name Rye")?.minX)
        #expect(screen.host.frame(id: "check Rye")?.maxX == 24 + grid.width)
        #expect(screen.host.frame(id: "check Salt")?.minY == 88 + 24 + device.dividerThickness + 8 + 28)
    }
}
