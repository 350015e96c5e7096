#include "limits.h"

#include <stdlib.h>

// Sums taken in another order must not decide a break: floats get this much room.
static const float SLACK = 1 / 128.f;

void limit_segments_build(limit_segments *segments, const limit_paragraph *paragraph) {
    const unsigned char *flags = paragraph->flags;
    size_t most = 1, clusters = 0;
    for (int i = 0; i < paragraph->count; i++) {
        most += (flags[i] & MAY_BREAK) != 0;
        clusters += (flags[i] & STARTS_CLUSTER) != 0;
    }
    segments->first_cluster = limit_allocate(most + 1, sizeof(int));
    segments->widths = limit_allocate(most, sizeof(float));
    segments->spaces = limit_allocate(most, sizeof(float));
    segments->starts = limit_allocate(most, sizeof(float));
    segments->ends = limit_allocate(most, sizeof(float));
    segments->clusters = limit_allocate(clusters + 1, sizeof(float));
    double x = 0;
    int segment = 0, cluster = 0;
    for (int start = 0, end; start < paragraph->count; start = end, segment++) {
        for (end = start + 1; end < paragraph->count && !(flags[end] & MAY_BREAK);) end++;
        int visible = end;
        while (visible > start && flags[visible - 1] & WHITE_SPACE) visible--;
        double width = 0, space = 0;
        segments->first_cluster[segment] = cluster;
        for (int i = start; i < visible; i++) {
            if (flags[i] & STARTS_CLUSTER) segments->clusters[cluster++] = (float)(x + width);
            width += paragraph->advances[i];
        }
        for (int i = visible; i < end; i++) space += paragraph->advances[i];
        segments->starts[segment] = (float)x;
        segments->widths[segment] = (float)width;
        segments->spaces[segment] = (float)space;
        segments->ends[segment] = (float)(x + width);
        if (width > segments->widest) segments->widest = (float)width;
        x += width + space;
    }
    segments->first_cluster[segment] = cluster;
    segments->segment_count = segment;
}

void limit_segments_free(limit_segments *segments) {
    free(segments->first_cluster);
    free(segments->widths);
    free(segments->spaces);
    free(segments->starts);
    free(segments->ends);
    free(segments->clusters);
}

// Fills lines with the clusters of a segment that is wider than a line; returns where its last line starts.
static float split(const limit_segments *t, int segment, float width, int64_t *lines, float *widest) {
    float start = t->starts[segment];
    int first = t->first_cluster[segment], end = t->first_cluster[segment + 1];
    for (int c = first + 1; c < end; c++) {
        float edge = c + 1 < end ? t->clusters[c + 1] : t->ends[segment];
        if (edge - start > width + SLACK && t->clusters[c] > start) {
            float line = t->clusters[c] - start;
            if (line > *widest) *widest = line;
            (*lines)++;
            start = t->clusters[c];
        }
    }
    return start;
}

static limit_totals scan(const limit_segments *t, float width) {
    int64_t lines = 0;
    float widest = 0, pen = 0, visible = 0;
    int is_open = 0, splits = t->widest > width;
    for (int i = 0; i < t->segment_count; i++) {
        float segment = t->widths[i];
        if (is_open && pen + segment > width + SLACK) {
            lines++;
            if (visible > widest) widest = visible;
            pen = 0;
            is_open = 0;
        }
        if (splits && !is_open && segment > width + SLACK)
            segment = t->ends[i] - split(t, i, width, &lines, &widest);
        visible = pen + segment;
        pen = visible + t->spaces[i];
        is_open = 1;
    }
    if (is_open) {
        lines++;
        if (visible > widest) widest = visible;
    }
    return (limit_totals){lines, widest};
}

limit_totals limit_scan_all(const limit_texts *texts, const double *widths, int32_t count) {
    limit_totals totals = {0, 0};
    for (int w = 0; w < count; w++) {
        for (int i = 0; i < texts->count; i++) {
            limit_totals one = scan(&texts->segments[i], (float)widths[w]);
            totals.lines += one.lines;
            totals.widths += one.widths;
        }
    }
    return totals;
}
