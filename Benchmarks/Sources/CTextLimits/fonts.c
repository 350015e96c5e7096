#define _DEFAULT_SOURCE
#include "limits.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

void *limit_allocate(size_t count, size_t size) {
    void *memory = calloc(count ? count : 1, size);
    if (memory == NULL) abort();
    return memory;
}

limit_fonts *limit_fonts_open(void) {
    UErrorCode status = U_ZERO_ERROR;
    limit_fonts *fonts = limit_allocate(1, sizeof *fonts);
    fonts->buffer = hb_buffer_create();
    fonts->bidi = ubidi_open();
    fonts->lines = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
    fonts->graphemes = ubrk_open(UBRK_CHARACTER, "", NULL, 0, &status);
    return U_SUCCESS(status) ? fonts : NULL;
}

int32_t limit_fonts_add(limit_fonts *fonts, const char *path, int32_t index, double size) {
    hb_blob_t *file = fonts->count < MAX_FACES ? hb_blob_create_from_file_or_fail(path) : NULL;
    if (file == NULL) return 0;
    limit_face *face = &fonts->faces[fonts->count++];
    int scale = (int)(size * UNITS_PER_POINT + 0.5);
    face->face = hb_face_create(file, (unsigned)index);
    hb_blob_destroy(file);
    face->font = hb_font_create(face->face);
    hb_font_set_scale(face->font, scale, scale);
    hb_ot_font_set_funcs(face->font);
    hb_font_make_immutable(face->font);
    face->is_emoji = strstr(path, "Emoji") != NULL;
    return 1;
}

void limit_fonts_close(limit_fonts *fonts) {
    for (int i = 0; i < fonts->count; i++) {
        hb_font_destroy(fonts->faces[i].font);
        hb_face_destroy(fonts->faces[i].face);
    }
    hb_buffer_destroy(fonts->buffer);
    ubidi_close(fonts->bidi);
    ubrk_close(fonts->lines);
    ubrk_close(fonts->graphemes);
    free(fonts);
}

double limit_thread_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double limit_children_seconds(void) {
    struct rusage used;
    getrusage(RUSAGE_CHILDREN, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6;
}

int64_t limit_children_peak_bytes(void) {
    struct rusage used;
    getrusage(RUSAGE_CHILDREN, &used);
    return (int64_t)used.ru_maxrss * 1024;
}

int64_t limit_heap_bytes(void) {
    struct mallinfo2 heap = mallinfo2();
    return (int64_t)(heap.uordblks + heap.hblkhd);
}

const char *limit_harfbuzz_version(void) { return hb_version_string(); }
const char *limit_icu_version(void) { return U_ICU_VERSION; }
