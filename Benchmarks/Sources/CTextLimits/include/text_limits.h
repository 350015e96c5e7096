// The limits Copyfit is timed against: the least C that does the same work, on the same texts in the same fonts.
#ifndef TEXT_LIMITS_H
#define TEXT_LIMITS_H

#include <stdint.h>

// Faces at one size, primary first, then the fallback faces.
typedef struct limit_fonts limit_fonts;

// No face yet. NULL when ICU cannot be used.
limit_fonts *limit_fonts_open(void);
// 0 when the file cannot be opened or there are too many. `size` is the em in points.
int32_t limit_fonts_add(limit_fonts *fonts, const char *path, int32_t index, double size);
void limit_fonts_close(limit_fonts *fonts);

// Texts, itemised once (so that shaping alone can be timed) and prepared once (so that scanning alone can be).
typedef struct limit_texts limit_texts;

// `ends[i]` is the end of text i in `utf8`, which is copied.
limit_texts *limit_texts_open(limit_fonts *fonts, const char *utf8, const int64_t *ends, int32_t count);
void limit_texts_close(limit_texts *texts);

// hb_shape of every run of every text, and nothing else but filling the buffer and adding the advances up.
double limit_shape_all(limit_texts *texts);

// The least a correct engine does for each text: convert, itemise by bidi level, script and face, shape, find the line
// breaks, keep advances.
double limit_prepare_all(limit_texts *texts);

// What scanning a text's segments at one width gives.
typedef struct {
    int64_t lines;
    double widths;
} limit_totals;

// Scans the segments of every text at each width: the fewest additions that count lines and find the widest.
limit_totals limit_scan_all(const limit_texts *texts, const double *widths, int32_t count);

// CPU seconds of the calling thread.
double limit_thread_seconds(void);

// CPU seconds, user's and system's, of the processes that were started and have ended.
double limit_children_seconds(void);

// The most memory that a process that was started and has ended took, in bytes.
int64_t limit_children_peak_bytes(void);

// Bytes the process has allocated and not freed.
int64_t limit_heap_bytes(void);

const char *limit_harfbuzz_version(void);
const char *limit_icu_version(void);

#endif
