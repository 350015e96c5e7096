import Foundation

/// A layer as it is written in JSON; what changes nothing is left out.
struct CodedLayer: Codable {
    private let transform: [CGFloat]?
    private let clip: CodedClip?
    private let opacity: CGFloat?
    private let blendMode: BlendMode?
    private let filters: [CodedFilter]?
    private let isIsolated: Bool?
    private let link: URL?
    private let identifier: String?
    private let label: String?
    private let role: DisplayList.Role?

    init(_ layer: DisplayList.Layer) {
        let map = layer.transform
        transform = map == .identity ? nil : [map.a, map.b, map.c, map.d, map.tx, map.ty]
        clip = layer.clip.map(CodedClip.init)
        opacity = layer.opacity == 1 ? nil : layer.opacity
        blendMode = layer.blendMode == .normal ? nil : layer.blendMode
        filters = layer.filters.isEmpty ? nil : layer.filters.map(CodedFilter.init)
        isIsolated = layer.isIsolated ? true : nil
        (link, identifier, label, role) = (layer.link, layer.identifier, layer.label, layer.role)
    }

    func layer(_ read: (String) throws -> Path) throws -> DisplayList.Layer {
        var layer = DisplayList.Layer()
        if let map = transform {
            guard map.count == 6 else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: [], debugDescription: "A layer's transform has six numbers.")
                )
            }
            layer.transform = CGAffineTransform(a: map[0], b: map[1], c: map[2], d: map[3], tx: map[4], ty: map[5])
        }
        layer.clip = try clip.map { DisplayList.Clip(try read($0.path), style: $0.style.style) }
        layer.opacity = opacity ?? 1
        layer.blendMode = blendMode ?? .normal
        layer.filters = filters?.map(\.filter) ?? []
        layer.isIsolated = isIsolated ?? false
        (layer.link, layer.identifier, layer.label, layer.role) = (link, identifier, label, role)
        return layer
    }
}

private struct CodedClip: Codable {
    let path: String
    let style: CodedFillStyle

    init(_ clip: DisplayList.Clip) { (path, style) = (clip.path.description, CodedFillStyle(clip.style)) }
}

private enum CodedFilter: Codable {
    case blur(radius: CGFloat)
    case shadow(color: DisplayList.PlainColor, radius: CGFloat, x: CGFloat, y: CGFloat)
    case colors(DisplayList.ColorMatrix)

    init(_ filter: DisplayList.Filter) {
        self =
            switch filter {
            case .blur(let radius): .blur(radius: radius)
            case .shadow(let color, let radius, let offset):
                .shadow(color: color, radius: radius, x: offset.width, y: offset.height)
            case .colors(let matrix): .colors(matrix)
            }
    }

    var filter: DisplayList.Filter {
        switch self {
        case .blur(let radius): .blur(radius: radius)
        case .shadow(let color, let radius, let x, let y):
            .shadow(color, radius: radius, offset: CGSize(width: x, height: y))
        case .colors(let matrix): .colors(matrix)
        }
    }
}
