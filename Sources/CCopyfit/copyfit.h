/* Copyfit for C: measures, breaks and places text set in real fonts.
 *
 * Units: lengths are points, y grows downwards, and a paragraph's origin is its top left corner. A limit of INFINITY is none; NaN
 * and negative limits are COPYFIT_INVALID_NUMBER. Offsets count bytes of the text's UTF-8 from 0; ranges are half open.
 * Where CSS collapses white space, they count bytes of what is left: the member "text" of copyfit_paragraph_answer.
 *
 * Ownership: a function that makes a handle gives it to the caller, who passes it to the function that frees it, once. Handles
 * may be freed in any order: a style keeps its engine, a paragraph its style. Texts, settings and arrays are only read or
 * filled during a call.
 *
 * Errors: every function returns a status and fills `error`, which may be NULL. If the status is not COPYFIT_OK, nothing else was
 * written, unless the function says so. NULL, wrong sizes, handles that were freed or are of another kind, bytes that are not
 * UTF-8, and senseless numbers are answered with a status. A pointer to memory of another size than the caller says is not found.
 *
 * Threads: every function may be called on any thread, also with the same handle on several at once. The library has no state of
 * its own, except the table of handles and caches. A font file that is replaced stays the old one for an engine that has read it.
 * A process that is forked while another thread is in a call must not use the library.
 *
 * Versions: functions and members are only added. Structures begin with their size, which the caller sets with sizeof; elements of
 * arrays have their size as an argument. A library that is newer than the caller fills only what the caller knows. One that is older
 * fills the rest with 0, and answers COPYFIT_WRONG_SIZE to limits or options that it does not know, unless they are 0.
 *
 * Hyphenation, which is off unless settings ask for it, reads the patterns of 39 languages from the folder Hyphenation of the bundled
 * fonts, and those of other languages from the machine's /usr/share/hyphen: for these its numbers are the same only where the files are.
 */
#ifndef COPYFIT_H
#define COPYFIT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header. A library of a lower one lacks functions. */
#define COPYFIT_VERSION 1

/* Where fonts come from, and what is remembered. */
typedef struct copyfit_engine copyfit_engine;
/* What a text is set in: a chain of fonts, a size, and all other settings. */
typedef struct copyfit_style copyfit_style;
/* A text in a style, prepared for every width. */
typedef struct copyfit_paragraph copyfit_paragraph;
/* Bytes that the library made. */
typedef struct copyfit_bytes copyfit_bytes;

typedef enum copyfit_status {
    COPYFIT_OK = 0,
    /* A pointer that must not be NULL is. */
    COPYFIT_NULL_POINTER = 1,
    /* A structure's size is smaller or larger than in any version, a member that the library does not know is not 0, or offsets lie
     * outside their text. */
    COPYFIT_WRONG_SIZE = 2,
    /* A handle was freed, is of another kind or was never one. */
    COPYFIT_INVALID_HANDLE = 3,
    /* A text is not UTF-8. */
    COPYFIT_INVALID_UTF8 = 4,
    /* A number is NaN, negative or out of range. */
    COPYFIT_INVALID_NUMBER = 5,
    /* Settings, or a record, are not as the command's documentation says. */
    COPYFIT_INVALID_SETTINGS = 6,
    /* A font is missing or cannot be used. */
    COPYFIT_FONT_ERROR = 7,
    /* The text cannot be measured in these fonts. */
    COPYFIT_TEXT_ERROR = 8,
    /* The caller's array is too small; how many elements there are was written. */
    COPYFIT_TOO_SMALL = 9,
    /* No size or width fits. */
    COPYFIT_NOTHING_FITS = 10
} copyfit_status;

/* What went wrong in one call. */
typedef struct copyfit_error {
    size_t size;
    copyfit_status status;
    /* A stable word, the command's where it has one: "font-not-found". Ends with NUL. */
    char code[36];
    /* One sentence that says what to do, cut at a character. Ends with NUL. */
    char message[472];
} copyfit_error;

/* The COPYFIT_VERSION of the library. */
uint32_t copyfit_version(void);

/* What the command's --version prints: one line for the library and for each library inside. */
copyfit_status copyfit_versions(copyfit_bytes **versions, copyfit_error *error);

/* ---- Engine ---- */

typedef struct copyfit_engine_options {
    size_t size;
    /* The folder with the bundled fonts and hyphenation patterns, as UTF-8; NULL if there is none. */
    const char *bundled_fonts;
    /* Folders of fonts, searched before the bundled ones. */
    const char *const *folders;
    size_t folder_count;
    /* Not 0: the system's fonts come last. Needs fontconfig on the machine. */
    int32_t uses_system_fonts;
    /* About how many bytes of prepared texts are kept, and on each thread as many of shaped words and of texts that were measured in
     * batches; fonts in memory, and font files that settings name, have caches of their own. 0 means 32 MB. */
    size_t cache_bytes;
} copyfit_engine_options;

/* Makes an engine. Without options it has no fonts but those that styles bring. Reads all files of the folders. */
copyfit_status copyfit_engine_create(const copyfit_engine_options *options, copyfit_engine **engine, copyfit_error *error);
copyfit_status copyfit_engine_free(copyfit_engine *engine, copyfit_error *error);

/* ---- Style ---- */

/* Makes a style from settings: a JSON object with the members of a record of `copyfit measure --ndjson` except text and id, such as
 * {"font":"Inter SemiBold","size":16,"language":"de","tracking":"0.02em"} or {"fontFiles":["a.ttf","b.otf"],"size":12}. Its width,
 * height and maxLines are the limits where a call gives none. A font and a size must be there; a size need not for
 * copyfit_fit_size. */
copyfit_status copyfit_style_create(copyfit_engine *engine, const char *settings, size_t length, copyfit_style **style,
                                    copyfit_error *error);

/* The bytes of a font file. */
typedef struct copyfit_font_bytes {
    const void *bytes;
    size_t length;
    /* What messages and answers call it in place of a path; NULL: "font 1 of the call" for the first. */
    const char *name;
} copyfit_font_bytes;

/* Makes a style from at most 255 fonts in memory, which are copied: the primary font, then the whole chain. `font_size` is
 * sizeof(copyfit_font_bytes). The settings name no font; their faceIndex and variation choose in these as they do in fontFiles. */
copyfit_status copyfit_style_create_with_fonts(copyfit_engine *engine, const copyfit_font_bytes *fonts, size_t font_size,
                                               size_t count, const char *settings, size_t length, copyfit_style **style,
                                               copyfit_error *error);
copyfit_status copyfit_style_free(copyfit_style *style, copyfit_error *error);

/* ---- Paragraph ---- */

/* Prepares a text: the work that does not depend on the width. */
copyfit_status copyfit_paragraph_create(copyfit_style *style, const char *text, size_t length, copyfit_paragraph **paragraph,
                                        copyfit_error *error);
copyfit_status copyfit_paragraph_free(copyfit_paragraph *paragraph, copyfit_error *error);

/* What lines keep to. Where a function takes limits, NULL means those of the style. */
typedef struct copyfit_limits {
    size_t size;
    double width;
    double height;
    /* 0 means no limit. */
    uint64_t max_lines;
} copyfit_limits;

typedef struct copyfit_measurement {
    size_t size;
    /* Of the widest line, and from the top to the bottom of the last. */
    double width;
    double height;
    double first_baseline;
    double last_baseline;
    /* The widest piece that cannot be broken, and the widest line without limits. */
    double min_content_width;
    double max_content_width;
    uint64_t line_count;
    /* Not 0: a limit cut text off. */
    int32_t is_truncated;
    /* Not 0: no word is cut, nothing is cut off or outside the limits, and every character has a font. */
    int32_t fits;
} copyfit_measurement;

/* Measures. Arithmetic only, in nearly all texts. */
copyfit_status copyfit_paragraph_measure(copyfit_paragraph *paragraph, const copyfit_limits *limits,
                                         copyfit_measurement *measurement, copyfit_error *error);

/* By how much a text exceeds its limits; all 0 if it fits, and also if it fits except for characters without a font. */
typedef struct copyfit_over {
    size_t size;
    /* How much wider it must be set, all else equal; INFINITY if no width is enough. */
    double width;
    /* How much taller its first line is than the limit. */
    double height;
    /* How many more lines it has than allowed. */
    uint64_t lines;
} copyfit_over;

copyfit_status copyfit_paragraph_over(copyfit_paragraph *paragraph, const copyfit_limits *limits, copyfit_over *over,
                                      copyfit_error *error);

/* The widths with the same measurement: from `from` to below `below`. */
copyfit_status copyfit_paragraph_valid_widths(copyfit_paragraph *paragraph, const copyfit_limits *limits, double *from,
                                              double *below, copyfit_error *error);

/* The narrowest width at which the text has at most `lines` lines and no word is cut; COPYFIT_NOTHING_FITS if its own breaks make
 * more. Settings with hanging punctuation are COPYFIT_INVALID_SETTINGS. */
copyfit_status copyfit_paragraph_narrowest_width(copyfit_paragraph *paragraph, uint64_t lines, double *width,
                                                 copyfit_error *error);

typedef struct copyfit_line {
    /* The line's bytes, with hanging white space and its break; those that are seen; those that an ellipsis replaces, empty if
     * there is none. */
    uint64_t start, end;
    uint64_t visible_start, visible_end;
    uint64_t omitted_start, omitted_end;
    double x;
    double width;
    double baseline;
    double ascent;
    double descent;
    double leading;
    int32_t ends_with_hard_break;
    int32_t ends_inside_word;
    int32_t is_hyphenated;
    int32_t is_truncated;
} copyfit_line;

/* Writes the lines, at most `capacity` of them, and how many there are. `line_size` is sizeof(copyfit_line). With capacity 0,
 * `lines` may be NULL. */
copyfit_status copyfit_paragraph_lines(copyfit_paragraph *paragraph, const copyfit_limits *limits, copyfit_line *lines,
                                       size_t line_size, size_t capacity, size_t *count, copyfit_error *error);

typedef struct copyfit_glyph {
    /* The glyph's number in its face, and the face's among those of copyfit_paragraph_faces. */
    uint32_t glyph;
    uint32_t face;
    /* The first byte of its cluster, and its line. */
    uint64_t cluster;
    uint64_t line;
    /* The origin, from the paragraph's corner; the pen's movement after it; the size of an em. */
    double x;
    double y;
    double advance;
    double size;
} copyfit_glyph;

/* Writes the glyphs as copyfit_paragraph_lines does lines: line after line, each from the left. */
copyfit_status copyfit_paragraph_glyphs(copyfit_paragraph *paragraph, const copyfit_limits *limits, copyfit_glyph *glyphs,
                                        size_t glyph_size, size_t capacity, size_t *count, copyfit_error *error);

/* The faces of the glyphs, a JSON array of objects with font, file, index, version and sha256: those of the answer's member "fonts",
 * then those of hyphens and the ellipsis. The file of a font in memory is its name. */
copyfit_status copyfit_paragraph_faces(copyfit_paragraph *paragraph, const copyfit_limits *limits, copyfit_bytes **faces,
                                       copyfit_error *error);

typedef struct copyfit_caret {
    size_t size;
    /* The start of the grapheme asked for. */
    uint64_t offset;
    double x;
    /* The second caret where directions meet; NaN elsewhere. */
    double secondary_x;
    double top;
    double bottom;
} copyfit_caret;

/* The caret before a byte. An offset after the text counts as its end. */
copyfit_status copyfit_paragraph_caret(copyfit_paragraph *paragraph, const copyfit_limits *limits, uint64_t offset,
                                       copyfit_caret *caret, copyfit_error *error);

typedef struct copyfit_hit {
    size_t size;
    /* The caret nearest to the point. */
    uint64_t offset;
    /* The grapheme at the point; empty beside the text. */
    uint64_t grapheme_start, grapheme_end;
    uint64_t line;
} copyfit_hit;

/* The text at a point, which may be anywhere, but not NaN. */
copyfit_status copyfit_paragraph_hit(copyfit_paragraph *paragraph, const copyfit_limits *limits, double x, double y,
                                     copyfit_hit *hit, copyfit_error *error);

/* The answer of `copyfit measure` as JSON: with the members that `fields` names, separated by commas, or with NULL the usual ones.
 * Has the fonts in use, substitutions and missing characters. */
copyfit_status copyfit_paragraph_answer(copyfit_paragraph *paragraph, const copyfit_limits *limits, const char *fields,
                                        size_t fields_length, copyfit_bytes **answer, copyfit_error *error);

/* ---- Many texts ---- */

/* Measures `count` texts at `width_count` widths. Text i has the bytes from offsets[i] to below offsets[i + 1] of `texts`, which has
 * `texts_length`; `offsets` has count + 1 entries. The results of text i at width j go to place i * width_count + j of `heights`,
 * `widths_used` and `line_counts`, each of which may be NULL. A text that cannot be measured gets NaN and 0, and its status in
 * `statuses`. `error` tells of the first such text; its message begins with the text's number from 0: "Text 1: ...". Without
 * `statuses`, which may be NULL, the call answers with that status, otherwise with COPYFIT_OK.
 * `threads` run at once, with 0 one per processor. The style's height and maxLines apply. */
copyfit_status copyfit_measure_texts(copyfit_style *style, const char *texts, size_t texts_length, const uint64_t *offsets,
                                     size_t count, const double *widths, size_t width_count, double *heights, double *widths_used,
                                     uint32_t *line_counts, copyfit_status *statuses, uint32_t threads, copyfit_error *error);

/* The largest size at which a text fits the limits with no word cut, of `smallest`, those that follow it in steps of `step` (0: 1/64),
 * and `largest`. The style's own size does not matter; one with a font-size in its css is COPYFIT_INVALID_SETTINGS. */
copyfit_status copyfit_fit_size(copyfit_style *style, const char *text, size_t length, const copyfit_limits *limits, double smallest,
                                double largest, double step, double *size, copyfit_error *error);

/* ---- Records ---- */

/* Answers lines of records as `copyfit measure --ndjson` does, or, with `fits`, as `copyfit fit --ndjson`: one line for each that is
 * not empty, the same bytes if the command has the same HarfBuzz. Errors in records are in their answers. `style` gives what records
 * leave out; it may be NULL. */
copyfit_status copyfit_answer(copyfit_engine *engine, copyfit_style *style, int32_t fits, const char *records, size_t length,
                              copyfit_bytes **answers, copyfit_error *error);

/* The bytes of a handle, valid until it is freed. They end with a NUL that is not counted. */
copyfit_status copyfit_bytes_get(copyfit_bytes *bytes, const char **start, size_t *length, copyfit_error *error);
copyfit_status copyfit_bytes_free(copyfit_bytes *bytes, copyfit_error *error);

#ifdef __cplusplus
}
#endif
#endif
