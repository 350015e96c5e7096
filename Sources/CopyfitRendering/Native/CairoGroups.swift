import CCairo
import Foundation

/// What was drawn on a group of its own, as a source.
@safe final class CairoGroup {
    fileprivate let pattern: OpaquePointer

    fileprivate init(adopting pattern: OpaquePointer) { unsafe self.pattern = pattern }

    deinit { unsafe cairo_pattern_destroy(pattern) }
}

extension CairoContext {
    /// Draws on a new group from now on.
    func pushGroup() { unsafe cairo_push_group(handle) }

    /// Ends the group that was begun last.
    func popGroup() -> CairoGroup { unsafe CairoGroup(adopting: cairo_pop_group(handle)) }

    /// Draws what a group shows.
    func setSource(_ group: CairoGroup) { unsafe cairo_set_source(handle, group.pattern) }

    /// Draws the current source where a group is opaque.
    func mask(_ group: CairoGroup) { unsafe cairo_mask(handle, group.pattern) }

    /// Ends the page.
    func showPage() { unsafe cairo_show_page(handle) }

    func beginDocumentTag() { unsafe cairo_tag_begin(handle, "Document", nil) }
    func endDocumentTag() { unsafe cairo_tag_end(handle, "Document") }

    /// Makes a rectangle of the page a link. The address has only letters that need no quoting.
    func addLink(to address: String, _ rect: CGRect) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
            .map { String(format: "%.3f", Double($0)) }
            .joined(separator: " ")
        unsafe cairo_tag_begin(handle, CAIRO_TAG_LINK, "rect=[\(numbers)] uri='\(address)'")
        unsafe cairo_tag_end(handle, CAIRO_TAG_LINK)
    }
}
