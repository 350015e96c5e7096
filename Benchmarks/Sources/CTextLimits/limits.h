// Shared by the files of this target.
#ifndef LIMITS_H
#define LIMITS_H

#include "text_limits.h"

#include <hb-ot.h>
#include <hb.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

// Units per point that HarfBuzz counts in: fine enough that a line never drifts by a visible amount.
#define UNITS_PER_POINT 1024

enum { MAX_FACES = 16 };

typedef struct {
    hb_face_t *face;
    hb_font_t *font;
    int is_emoji;
} limit_face;

struct limit_fonts {
    limit_face faces[MAX_FACES];
    int count;
    hb_buffer_t *buffer;
    UBiDi *bidi;
    UBreakIterator *lines, *graphemes;
};

// A range of UTF-16 units with one level, script and face.
typedef struct {
    int start, end, level, face;
    UScriptCode script;
} limit_run;

enum { MAY_BREAK = 1, MUST_BREAK = 2, WHITE_SPACE = 4, STARTS_CLUSTER = 8 };

// One prepared text: per UTF-16 unit the advance of the cluster that starts there, and flags.
typedef struct {
    UChar *units;
    float *advances;
    unsigned char *flags;
    limit_run *runs;
    int count, run_count, run_capacity;
} limit_paragraph;

void limit_paragraph_convert(limit_paragraph *paragraph, const char *utf8, int length);
void limit_paragraph_itemize(limit_paragraph *paragraph, limit_fonts *fonts);
void limit_paragraph_shape(limit_paragraph *paragraph, limit_fonts *fonts);
// Shapes the runs again and keeps nothing: the paragraph's width.
double limit_paragraph_advance(const limit_paragraph *paragraph, limit_fonts *fonts);
void limit_paragraph_break(limit_paragraph *paragraph, limit_fonts *fonts);
void limit_paragraph_free(limit_paragraph *paragraph);

// One text as the scan sees it: widths of the segments between break opportunities and of the white space after them.
typedef struct {
    int segment_count;
    int *first_cluster;
    float *widths, *spaces, *starts, *ends, *clusters;
    float widest;
} limit_segments;

void limit_segments_build(limit_segments *segments, const limit_paragraph *paragraph);
void limit_segments_free(limit_segments *segments);

struct limit_texts {
    limit_fonts *fonts;
    char *utf8;
    int64_t *starts;
    int count;
    limit_paragraph *paragraphs;
    limit_segments *segments;
};

void *limit_allocate(size_t count, size_t size);

#endif
