import Copyfit

struct OrderCard: View {
    let order: Order

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 10) {
                Image(decorative: order.photo, scale: 2)
                    .resizable()
                    .frame(width: 48, height: 48)
                    .clipShape(RoundedRectangle(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(order.name).font(.headline)
                    Text(order.price, format: .currency(code: "EUR"))
                        .foregroundStyle(.secondary)
                }
            }
            ProgressView(value: order.progress)
            Button(order.action) {}
                .buttonStyle(.borderedProminent)
                .lineLimit(1)
        }
        .padding()
        .frame(width: 200, alignment: .leading)
    }
}
