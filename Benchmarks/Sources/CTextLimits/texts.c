#include "limits.h"

#include <stdlib.h>
#include <string.h>

static void prepare(limit_texts *texts, int i, limit_paragraph *paragraph) {
    int length = (int)(texts->starts[i + 1] - texts->starts[i]);
    limit_paragraph_convert(paragraph, texts->utf8 + texts->starts[i], length);
    limit_paragraph_itemize(paragraph, texts->fonts);
    limit_paragraph_shape(paragraph, texts->fonts);
    limit_paragraph_break(paragraph, texts->fonts);
}

limit_texts *limit_texts_open(limit_fonts *fonts, const char *utf8, const int64_t *ends, int32_t count) {
    limit_texts *texts = limit_allocate(1, sizeof *texts);
    size_t length = count ? (size_t)ends[count - 1] : 0;
    texts->fonts = fonts;
    texts->count = count;
    texts->utf8 = limit_allocate(length + 1, 1);
    memcpy(texts->utf8, utf8, length);
    texts->starts = limit_allocate((size_t)count + 1, sizeof(int64_t));
    for (int i = 0; i < count; i++) texts->starts[i + 1] = ends[i];
    texts->paragraphs = limit_allocate((size_t)count, sizeof(limit_paragraph));
    texts->segments = limit_allocate((size_t)count, sizeof(limit_segments));
    for (int i = 0; i < count; i++) {
        prepare(texts, i, &texts->paragraphs[i]);
        limit_segments_build(&texts->segments[i], &texts->paragraphs[i]);
    }
    return texts;
}

void limit_texts_close(limit_texts *texts) {
    for (int i = 0; i < texts->count; i++) {
        limit_paragraph_free(&texts->paragraphs[i]);
        limit_segments_free(&texts->segments[i]);
    }
    free(texts->paragraphs);
    free(texts->segments);
    free(texts->starts);
    free(texts->utf8);
    free(texts);
}

double limit_shape_all(limit_texts *texts) {
    double total = 0;
    for (int i = 0; i < texts->count; i++) total += limit_paragraph_advance(&texts->paragraphs[i], texts->fonts);
    return total;
}

double limit_prepare_all(limit_texts *texts) {
    double total = 0;
    for (int i = 0; i < texts->count; i++) {
        limit_paragraph paragraph = {0};
        prepare(texts, i, &paragraph);
        total += paragraph.advances[0];
        limit_paragraph_free(&paragraph);
    }
    return total;
}
