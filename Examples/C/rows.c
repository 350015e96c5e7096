/* The heights of the rows of a list, for several widths of its window at once: one text a line of standard input.
 *
 *     cc rows.c $(pkg-config --cflags --libs copyfit) && ./a.out FONTS 320 480 <messages.txt
 */
#include <copyfit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WIDTHS = 16, MOST_ROWS = 10000, MOST_BYTES = 1 << 20 };

static char texts[MOST_BYTES];
static uint64_t offsets[MOST_ROWS + 1];
static double heights[MOST_ROWS * MOST_WIDTHS];

/* Reads lines into `texts`, one after another without their line feeds. */
static size_t read_rows(void) {
    size_t rows = 0, length = 0;
    while (rows < MOST_ROWS && length + 1 < MOST_BYTES && fgets(texts + length, (int)(MOST_BYTES - length), stdin)) {
        length += strcspn(texts + length, "\n");
        offsets[++rows] = length;
    }
    return rows;
}

int main(int count, char **arguments) {
    if (count < 3 || count - 2 > MOST_WIDTHS) return 64;
    double widths[MOST_WIDTHS];
    size_t width_count = (size_t)count - 2;
    for (size_t i = 0; i < width_count; i++) widths[i] = atof(arguments[i + 2]);

    copyfit_error error = {.size = sizeof error};
    copyfit_engine_options options = {.size = sizeof options, .bundled_fonts = arguments[1]};
    copyfit_engine *engine;
    copyfit_style *style;
    const char *settings = "{\"font\":\"Inter\",\"size\":15,\"lineHeight\":\"1.4x\"}";
    size_t rows = read_rows();
    if (copyfit_engine_create(&options, &engine, &error) != COPYFIT_OK ||
        copyfit_style_create(engine, settings, strlen(settings), &style, &error) != COPYFIT_OK ||
        copyfit_measure_texts(style, texts, offsets[rows], offsets, rows, widths, width_count, heights, NULL, NULL, NULL, 0,
                              &error) != COPYFIT_OK) {
        fprintf(stderr, "%s: %s\n", error.code, error.message);
        return 2;
    }
    for (size_t row = 0; row < rows; row++) {
        for (size_t i = 0; i < width_count; i++) printf("%s%g", i ? " " : "", heights[row * width_count + i]);
        printf("\n");
    }
    copyfit_style_free(style, NULL);
    copyfit_engine_free(engine, NULL);
    return 0;
}
