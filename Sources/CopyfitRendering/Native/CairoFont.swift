import CCairo
import CopyfitFonts
import Foundation

/// A face in cairo's form. Used by one thread at a time.
@safe final class CairoFont {
    let face: FontFace
    private let handle: OpaquePointer
    private let options: OpaquePointer

    /// Nil for a face without outlines, and if FreeType cannot open it.
    init?(_ face: FontFace) {
        guard face.hasOutlines, face.hasSoundNames, let opened = FreeTypeFace(face) else { return nil }
        self.face = face
        unsafe options = cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        if !face.variations.isEmpty {
            let settings = face.variations.map { "\($0.axis)=\($0.value)" }.joined(separator: ",")
            unsafe cairo_font_options_set_variations(options, settings)
        }
        let handle = unsafe cairo_ft_font_face_create_for_ft_face(
            opened.handle,
            Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        )
        guard let handle = unsafe handle else {
            unsafe cairo_font_options_destroy(options)
            return nil
        }
        unsafe self.handle = handle
        // cairo keeps a font as long as it likes; the FreeType face must live as long.
        let owner = unsafe Unmanaged.passRetained(opened)
        let status = unsafe cairo_font_face_set_user_data(handle, UserDataKey.face.pointer, owner.toOpaque()) { owner in
            unsafe Unmanaged<FreeTypeFace>.fromOpaque(owner!).release()
        }
        if status != CAIRO_STATUS_SUCCESS { unsafe owner.release() }
        guard status == CAIRO_STATUS_SUCCESS, unsafe cairo_font_face_status(handle) == CAIRO_STATUS_SUCCESS else {
            return nil
        }
    }

    deinit {
        unsafe cairo_font_options_destroy(options)
        unsafe cairo_font_face_destroy(handle)
    }

    /// Makes this the font of a context, at a size in the units of its coordinates.
    func use(in context: CairoContext, size: Double) {
        unsafe cairo_set_font_face(context.handle, handle)
        unsafe cairo_set_font_size(context.handle, size)
        unsafe cairo_set_font_options(context.handle, options)
    }
}

/// A font file opened with a FreeType of its own, so that no other thread needs a lock.
@safe private final class FreeTypeFace {
    let handle: FT_Face
    private let library: FT_Library
    private let stream: MaplessStream
    /// Keeps the file's bytes.
    private let face: FontFace

    init?(_ face: FontFace) {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
        let (stream, index) = unsafe face.withFileBytes { bytes, index in
            unsafe (MaplessStream(bytes, index: index), FT_Long(index))
        }
        var arguments = unsafe FT_Open_Args()
        unsafe arguments.flags = UInt32(FT_OPEN_STREAM)
        unsafe arguments.stream = stream.handle
        var opened: FT_Face?
        guard unsafe FT_Open_Face(library, &arguments, index, &opened) == 0, let opened = unsafe opened else {
            unsafe FT_Done_FreeType(library)
            return nil
        }
        // FreeType makes a map of its own from the names of glyphs if the file has none.
        unsafe opened.pointee.charmap = nil
        self.stream = stream
        unsafe self.library = library
        unsafe handle = opened
        self.face = face
    }

    deinit {
        unsafe FT_Done_Face(handle)
        unsafe FT_Done_FreeType(library)
    }
}

/// The address by which cairo knows data of ours.
///
/// Sendable: only the address is used.
@safe final class UserDataKey: @unchecked Sendable {
    static let face = UserDataKey()

    let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    private init() { unsafe pointer.initialize(to: cairo_user_data_key_t()) }

    deinit { unsafe pointer.deallocate() }
}
