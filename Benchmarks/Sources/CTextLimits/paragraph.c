#include "limits.h"

#include <stdlib.h>

static void append_run(limit_paragraph *paragraph, limit_run run) {
    if (paragraph->run_count == paragraph->run_capacity) {
        paragraph->run_capacity = paragraph->run_capacity ? paragraph->run_capacity * 4 : 1;
        paragraph->runs = realloc(paragraph->runs, (size_t)paragraph->run_capacity * sizeof(limit_run));
        if (paragraph->runs == NULL) abort();
    }
    paragraph->runs[paragraph->run_count++] = run;
}

void limit_paragraph_convert(limit_paragraph *paragraph, const char *utf8, int length) {
    UErrorCode status = U_ZERO_ERROR;
    paragraph->units = limit_allocate((size_t)length + 1, sizeof(UChar));
    u_strFromUTF8(paragraph->units, length + 1, &paragraph->count, utf8, length, &status);
    paragraph->advances = limit_allocate((size_t)paragraph->count + 1, sizeof(float));
    paragraph->flags = limit_allocate((size_t)paragraph->count + 1, 1);
}

static int has_glyph(const limit_fonts *fonts, int face, UChar32 character) {
    hb_codepoint_t glyph;
    return hb_font_get_nominal_glyph(fonts->faces[face].font, character, &glyph);
}

static int needs_no_glyph(UChar32 c) {
    return c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F) || u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

static int covers(const limit_fonts *fonts, int face, const UChar *units, int start, int end) {
    for (int i = start; i < end;) {
        UChar32 c;
        U16_NEXT(units, i, end, c);
        if (!needs_no_glyph(c) && !has_glyph(fonts, face, c)) return 0;
    }
    return 1;
}

// The face of one grapheme cluster: emoji try the emoji faces first, all else the others in order.
static int pick_face(const limit_fonts *fonts, const UChar *units, int start, int end) {
    int next = start, is_emoji = 0;
    UChar32 first, c;
    U16_NEXT(units, next, end, first);
    if (fonts->count == 1) return 0;
    int is_marked = end - start > 1 && (units[end - 1] == 0x20E3 || units[next] == 0xFE0F);
    if (first < 0x300 && !is_marked) return 0;
    for (int i = start; i < end;) {
        U16_NEXT(units, i, end, c);
        if (c == 0xFE0F || c == 0x20E3 || u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) is_emoji = 1;
    }
    for (int pass = 0; pass < 2; pass++) {
        for (int face = 0; face < fonts->count; face++) {
            if (pass == 0 && fonts->faces[face].is_emoji != is_emoji) continue;
            if (covers(fonts, face, units, start, end)) return face;
        }
    }
    return 0;
}

static const UBiDiLevel *find_levels(const limit_paragraph *paragraph, limit_fonts *fonts) {
    UErrorCode status = U_ZERO_ERROR;
    for (int i = 0; i < paragraph->count; i++) {
        if (paragraph->units[i] < 0x590) continue;
        ubidi_setPara(fonts->bidi, paragraph->units, paragraph->count, UBIDI_DEFAULT_LTR, NULL, &status);
        return ubidi_getLevels(fonts->bidi, &status);
    }
    return NULL;
}

static int is_plain_latin(const limit_paragraph *paragraph) {
    for (int i = 0; i < paragraph->count; i++)
        if (paragraph->units[i] > 0x2FF) return 0;
    return 1;
}

void limit_paragraph_itemize(limit_paragraph *paragraph, limit_fonts *fonts) {
    const UBiDiLevel *levels = find_levels(paragraph, fonts);
    if (is_plain_latin(paragraph)) {
        append_run(paragraph, (limit_run){0, paragraph->count, 0, 0, USCRIPT_LATIN});
        return;
    }
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode before = USCRIPT_COMMON;
    const UChar *units = paragraph->units;
    ubrk_setText(fonts->graphemes, units, paragraph->count, &status);
    int start = 0;
    for (int end = ubrk_next(fonts->graphemes); end != UBRK_DONE; start = end, end = ubrk_next(fonts->graphemes)) {
        int i = start;
        UChar32 c;
        U16_NEXT(units, i, end, c);
        UScriptCode script = uscript_getScript(c, &status);
        if (script == USCRIPT_COMMON || script == USCRIPT_INHERITED) script = before;
        int face = pick_face(fonts, units, start, end), level = levels ? levels[start] : 0;
        limit_run *last = paragraph->run_count ? &paragraph->runs[paragraph->run_count - 1] : NULL;
        int continues = last && last->level == level && last->face == face;
        if (continues && (last->script == script || before == USCRIPT_COMMON)) {
            last->end = end;
            last->script = script;
        } else {
            append_run(paragraph, (limit_run){start, end, level, face, script});
        }
        before = script;
    }
}

static void shape_run(const limit_paragraph *paragraph, const limit_run *run, limit_fonts *fonts) {
    hb_buffer_t *buffer = fonts->buffer;
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf16(buffer, paragraph->units, paragraph->count, (unsigned)run->start, run->end - run->start);
    hb_buffer_set_direction(buffer, run->level & 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer, hb_script_from_string(uscript_getShortName(run->script), 4));
    hb_buffer_set_language(buffer, HB_LANGUAGE_INVALID);
    hb_shape(fonts->faces[run->face].font, buffer, NULL, 0);
}

void limit_paragraph_shape(limit_paragraph *paragraph, limit_fonts *fonts) {
    for (int r = 0; r < paragraph->run_count; r++) {
        shape_run(paragraph, &paragraph->runs[r], fonts);
        unsigned count;
        const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(fonts->buffer, &count);
        const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(fonts->buffer, &count);
        for (unsigned g = 0; g < count; g++) {
            paragraph->advances[glyphs[g].cluster] += (float)positions[g].x_advance / UNITS_PER_POINT;
            paragraph->flags[glyphs[g].cluster] |= STARTS_CLUSTER;
        }
    }
}

double limit_paragraph_advance(const limit_paragraph *paragraph, limit_fonts *fonts) {
    int64_t total = 0;
    for (int r = 0; r < paragraph->run_count; r++) {
        shape_run(paragraph, &paragraph->runs[r], fonts);
        unsigned count;
        const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(fonts->buffer, &count);
        for (unsigned g = 0; g < count; g++) total += positions[g].x_advance;
    }
    return (double)total / UNITS_PER_POINT;
}

void limit_paragraph_break(limit_paragraph *paragraph, limit_fonts *fonts) {
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(fonts->lines, paragraph->units, paragraph->count, &status);
    for (int at = ubrk_next(fonts->lines); at != UBRK_DONE; at = ubrk_next(fonts->lines)) {
        int must = ubrk_getRuleStatus(fonts->lines) >= UBRK_LINE_HARD;
        if (at < paragraph->count) paragraph->flags[at] |= must ? MAY_BREAK | MUST_BREAK : MAY_BREAK;
    }
    for (int i = 0; i < paragraph->count; i++) {
        UChar unit = paragraph->units[i];
        if (unit == ' ' || unit == '\n' || unit == '\t') paragraph->flags[i] |= WHITE_SPACE;
    }
}

void limit_paragraph_free(limit_paragraph *paragraph) {
    free(paragraph->units);
    free(paragraph->advances);
    free(paragraph->flags);
    free(paragraph->runs);
}
