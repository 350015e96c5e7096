/* Times measuring the lines of standard input: a quarter of them to get to know the words, then a quarter each one by one, at once,
 * and at twenty widths: batch FONTS */
#include <copyfit.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { MOST_TEXTS = 10000, MOST_BYTES = 1 << 21, WIDTHS = 20 };

static char texts[MOST_BYTES];
static uint64_t offsets[MOST_TEXTS + 1];
static double heights[MOST_TEXTS * WIDTHS], widths[WIDTHS];

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

/* Microseconds a text. */
static double one_by_one(copyfit_style *style, const uint64_t *ends, size_t count) {
    double start = now();
    copyfit_limits limits = {sizeof limits, widths[0], INFINITY, 0};
    for (size_t i = 0; i < count; i++) {
        copyfit_paragraph *paragraph;
        copyfit_measurement measurement = {.size = sizeof measurement};
        copyfit_paragraph_create(style, texts + ends[i], ends[i + 1] - ends[i], &paragraph, NULL);
        copyfit_paragraph_measure(paragraph, &limits, &measurement, NULL);
        copyfit_paragraph_free(paragraph, NULL);
    }
    return (now() - start) / (double)count;
}

static double at_once(copyfit_style *style, const uint64_t *ends, size_t count, size_t width_count) {
    double start = now();
    copyfit_measure_texts(style, texts, sizeof texts, ends, count, widths, width_count, heights, NULL, NULL, NULL, 1, NULL);
    return (now() - start) / (double)count;
}

int main(int count, char **arguments) {
    if (count != 2) return 64;
    size_t rows = 0, length = 0;
    while (rows < MOST_TEXTS && length + 1 < MOST_BYTES && fgets(texts + length, (int)(MOST_BYTES - length), stdin)) {
        length += strcspn(texts + length, "\n");
        offsets[++rows] = length;
    }
    /* Those of languages.py, the one at which single texts are measured first. */
    for (int i = 0; i < WIDTHS; i++) widths[i] = 80 + 16 * ((i + 8) % WIDTHS);
    copyfit_error error = {.size = sizeof error};
    copyfit_engine_options options = {.size = sizeof options, .bundled_fonts = arguments[1]};
    copyfit_engine *engine;
    copyfit_style *style;
    const char *settings = "{\"font\":\"Inter\",\"size\":16}";
    if (copyfit_engine_create(&options, &engine, &error) || copyfit_style_create(engine, settings, strlen(settings), &style, &error))
        return fprintf(stderr, "%s: %s\n", error.code, error.message), 2;

    size_t part = rows / 4;
    const uint64_t *of_part[] = {offsets, offsets + part, offsets + 2 * part, offsets + 3 * part};
    one_by_one(style, of_part[0], part);
    at_once(style, of_part[0], part, 1);
    printf("C: prepare, measure: %g\n", one_by_one(style, of_part[1], part));
    printf("C: measure_texts: %g\n", at_once(style, of_part[2], part, 1));
    printf("C: measure_texts, 20 widths: %g\n", at_once(style, of_part[3], part, WIDTHS));
    copyfit_style_free(style, NULL);
    copyfit_engine_free(engine, NULL);
    return 0;
}
