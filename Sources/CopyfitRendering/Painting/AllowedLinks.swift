import Foundation

extension URL {
    /// Whether following the address runs no program and opens no file of the reader's machine.
    var isHarmless: Bool { ["http", "https", "mailto", "tel"].contains(scheme?.lowercased() ?? "") }
}

extension String {
    /// The remark about a link that is not harmless.
    static let linkLeftOut = "A link was left out: only addresses with http, https, mailto and tel are written."
}
