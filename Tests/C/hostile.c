/* Calls every function with what no program should pass, and once with what it should: hostile FONTS FONT-FILE.
 * Prints each wrong answer; ends with 1 if there is one. Run under AddressSanitizer by run.sh. */
#include <copyfit.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int wrong;
static copyfit_error error = {.size = sizeof error};

#define EXPECT(status, call) \
    do { \
        copyfit_status got = (call); \
        if (got != (status)) { \
            wrong++; \
            printf("line %d: %s is %d, not %s: %s\n", __LINE__, #call, got, #status, error.message); \
        } else if (error.size == sizeof error && (got != COPYFIT_OK) != (error.message[0] != 0)) { \
            wrong++; \
            printf("line %d: %s has the message \"%s\"\n", __LINE__, #call, error.message); \
        } \
    } while (0)
#define CHECK(condition) \
    do { \
        if (!(condition)) { \
            wrong++; \
            printf("line %d: not %s\n", __LINE__, #condition); \
        } \
    } while (0)

static copyfit_engine *engine;
static copyfit_style *style;
static copyfit_paragraph *paragraph;

/* Handles that are none: NULL is treated apart. */
static void *strangers[] = {(void *)1, (void *)0x100000001, (void *)-1, (void *)&wrong, (void *)0x7fffffff00000001};

static void engines(const char *fonts) {
    copyfit_engine_options options = {.size = sizeof options, .bundled_fonts = fonts};
    EXPECT(COPYFIT_NULL_POINTER, copyfit_engine_create(&options, NULL, &error));
    options.size = sizeof options - 1;
    copyfit_engine *made = NULL;
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_engine_create(&options, &made, &error));
    options.size = 0;
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_engine_create(&options, &made, &error));
    options.size = sizeof options;
    options.folder_count = 1;
    EXPECT(COPYFIT_NULL_POINTER, copyfit_engine_create(&options, &made, &error));
    options.folder_count = SIZE_MAX;
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_engine_create(&options, &made, &error));
    const char *folders[] = {"/no/such/folder"};
    options.folders = folders;
    options.folder_count = 1;
    EXPECT(COPYFIT_FONT_ERROR, copyfit_engine_create(&options, &made, &error));
    CHECK(strcmp(error.code, "font-unreadable") == 0);
    folders[0] = "\xff\xfe";
    EXPECT(COPYFIT_INVALID_UTF8, copyfit_engine_create(&options, &made, &error));
    folders[0] = NULL;
    EXPECT(COPYFIT_NULL_POINTER, copyfit_engine_create(&options, &made, &error));
    CHECK(made == NULL);
    options.folder_count = 0;
    options.cache_bytes = SIZE_MAX;
    EXPECT(COPYFIT_OK, copyfit_engine_create(&options, &made, &error));
    EXPECT(COPYFIT_OK, copyfit_engine_free(made, &error));
    EXPECT(COPYFIT_INVALID_HANDLE, copyfit_engine_free(made, &error));
    EXPECT(COPYFIT_OK, copyfit_engine_free(NULL, &error));
    /* Larger, as of a caller that is newer. */
    struct {
        copyfit_engine_options known;
        char unknown[64];
    } newer = {{.size = sizeof newer, .bundled_fonts = fonts}, {0}};
    EXPECT(COPYFIT_OK, copyfit_engine_create(&newer.known, &made, NULL));
    EXPECT(COPYFIT_OK, copyfit_engine_free(made, NULL));
    EXPECT(COPYFIT_OK, copyfit_engine_create(NULL, &made, &error));
    copyfit_style *none = NULL;
    EXPECT(COPYFIT_FONT_ERROR, copyfit_style_create(made, "{\"font\":\"Inter\"}", 16, &none, &error));
    EXPECT(COPYFIT_OK, copyfit_engine_free(made, &error));
    options.cache_bytes = 0;
    EXPECT(COPYFIT_OK, copyfit_engine_create(&options, &engine, &error));
}

static void errors(void) {
    copyfit_error small = {.size = 8};
    CHECK(copyfit_engine_free(NULL, &small) == COPYFIT_WRONG_SIZE);
    CHECK(small.size == 8 && small.code[0] == 0 && small.message[0] == 0);
    /* A message longer than its place is cut at a character. */
    char *settings = malloc(4096);
    int length = snprintf(settings, 4096, "{\"size\":16,\"fontFiles\":[\"");
    for (int i = 0; i < 1000; i++) length += snprintf(settings + length, 4096 - (size_t)length, "ä");
    length += snprintf(settings + length, 4096 - (size_t)length, "\"]}");
    copyfit_style *none = NULL;
    EXPECT(COPYFIT_FONT_ERROR, copyfit_style_create(engine, settings, (size_t)length, &none, &error));
    CHECK(strlen(error.message) < sizeof error.message && strlen(error.message) > sizeof error.message - 8);
    CHECK(strcmp(error.code, "font-unreadable") == 0 && (error.message[strlen(error.message) - 1] & 0xC0) == 0x80);
    free(settings);
}

static copyfit_status make_style(const char *settings, copyfit_style **made) {
    return copyfit_style_create(engine, settings, strlen(settings), made, &error);
}

static void styles(const char *file) {
    copyfit_style *made = NULL;
    EXPECT(COPYFIT_NULL_POINTER, copyfit_style_create(NULL, "{}", 2, &made, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_style_create(engine, "{}", 2, NULL, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_style_create(engine, NULL, 2, &made, &error));
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_style_create(engine, "{}", SIZE_MAX, &made, &error));
    EXPECT(COPYFIT_INVALID_UTF8, copyfit_style_create(engine, "{\"\xff\"}", 5, &made, &error));
    EXPECT(COPYFIT_INVALID_SETTINGS, copyfit_style_create(engine, NULL, 0, &made, &error));
    const char *bad[] = {"", "{", "[]", "{}", "{\"font\":1}", "{\"font\":\"Inter\",\"size\":-1}", "{\"font\":\"Inter\",\"size\":1e999}",
                         "{\"font\":\"Inter\",\"size\":0}", "{\"font\":\"Inter\",\"with\":80}", "{\"font\":\"Inter\",\"text\":\"a\"}",
                         "{\"font\":\"Inter\",\"id\":1}", "{\"font\":\"Inter\",\"widths\":[1,2]}", "{\"font\":\"Inter\",\"css\":\"a:b\"}",
                         "{\"font\":\"Inter\",\"font\":\"Inter\"}", "{\"fontFiles\":[]}"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) EXPECT(COPYFIT_INVALID_SETTINGS, make_style(bad[i], &made));
    EXPECT(COPYFIT_FONT_ERROR, make_style("{\"font\":\"No Such Font\",\"size\":16}", &made));
    EXPECT(COPYFIT_FONT_ERROR, make_style("{\"fontFiles\":[\"/no/such.ttf\"],\"size\":16}", &made));
    char deep[200000];
    memset(deep, '[', sizeof deep);
    EXPECT(COPYFIT_INVALID_SETTINGS, copyfit_style_create(engine, deep, sizeof deep, &made, &error));
    for (size_t i = 0; i < sizeof strangers / sizeof *strangers; i++) {
        EXPECT(COPYFIT_INVALID_HANDLE, copyfit_style_create(strangers[i], "{}", 2, &made, &error));
        EXPECT(COPYFIT_INVALID_HANDLE, copyfit_style_free(strangers[i], &error));
    }
    CHECK(made == NULL);

    FILE *stream = fopen(file, "rb");
    char *bytes = malloc(4 << 20);
    size_t length = fread(bytes, 1, 4 << 20, stream);
    fclose(stream);
    copyfit_font_bytes font = {bytes, length, 0};
    const char *size = "{\"size\":16}";
    EXPECT(COPYFIT_OK, copyfit_style_create_with_fonts(engine, &font, sizeof font, 1, size, strlen(size), &made, &error));
    copyfit_paragraph *text = NULL;
    EXPECT(COPYFIT_OK, copyfit_paragraph_create(made, "from bytes", 10, &text, &error));
    copyfit_measurement measurement = {.size = sizeof measurement};
    EXPECT(COPYFIT_OK, copyfit_paragraph_measure(text, NULL, &measurement, &error));
    CHECK(measurement.fits && measurement.width > 60 && measurement.width < 100);
    EXPECT(COPYFIT_OK, copyfit_paragraph_free(text, &error));
    EXPECT(COPYFIT_OK, copyfit_style_free(made, &error));
    EXPECT(COPYFIT_NULL_POINTER,
           copyfit_style_create_with_fonts(engine, NULL, sizeof font, 1, size, strlen(size), &made, &error));
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_style_create_with_fonts(engine, &font, 8, 1, size, strlen(size), &made, &error));
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_style_create_with_fonts(engine, &font, sizeof font, 0, size, strlen(size), &made, &error));
    font.face_index = 7;
    EXPECT(COPYFIT_FONT_ERROR, copyfit_style_create_with_fonts(engine, &font, sizeof font, 1, size, strlen(size), &made, &error));
    font = (copyfit_font_bytes){bytes, length / 2, 0};
    EXPECT(COPYFIT_FONT_ERROR, copyfit_style_create_with_fonts(engine, &font, sizeof font, 1, size, strlen(size), &made, &error));
    font.bytes = NULL;
    EXPECT(COPYFIT_NULL_POINTER, copyfit_style_create_with_fonts(engine, &font, sizeof font, 1, size, strlen(size), &made, &error));
    free(bytes);
    EXPECT(COPYFIT_OK, make_style("{\"font\":\"Inter\",\"size\":16}", &style));
    EXPECT(COPYFIT_INVALID_HANDLE, copyfit_engine_free((copyfit_engine *)style, &error));
}

static const char *sentence = "Änderungen speichern und schließen";

static void paragraphs(void) {
    copyfit_paragraph *made = NULL;
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_create(NULL, "a", 1, &made, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_create(style, NULL, 1, &made, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_create(style, "a", 1, NULL, &error));
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_create(style, "a", SIZE_MAX, &made, &error));
    EXPECT(COPYFIT_INVALID_UTF8, copyfit_paragraph_create(style, "\xc3", 1, &made, &error));
    EXPECT(COPYFIT_INVALID_UTF8, copyfit_paragraph_create(style, "\xed\xa0\x80", 3, &made, &error));
    EXPECT(COPYFIT_INVALID_HANDLE, copyfit_paragraph_create((copyfit_style *)engine, "a", 1, &made, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_create(style, NULL, 0, &made, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_free(made, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_create(style, "a\0b", 3, &made, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_free(made, &error));
    EXPECT(COPYFIT_INVALID_HANDLE, copyfit_paragraph_free(made, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_create(style, sentence, strlen(sentence), &paragraph, &error));
}

/* Limits that no text has. */
static void limits(void) {
    copyfit_measurement measurement = {.size = sizeof measurement};
    double numbers[] = {NAN, -1, -INFINITY, -1e-300, -1e300};
    for (int i = 0; i < 5; i++) {
        copyfit_limits width = {sizeof width, numbers[i], INFINITY, 0};
        copyfit_limits height = {sizeof height, INFINITY, numbers[i], 0};
        EXPECT(COPYFIT_INVALID_NUMBER, copyfit_paragraph_measure(paragraph, &width, &measurement, &error));
        EXPECT(COPYFIT_INVALID_NUMBER, copyfit_paragraph_measure(paragraph, &height, &measurement, &error));
    }
    double possible[] = {0, 1e-300, 80, 1e15, 1e300, INFINITY};
    for (int i = 0; i < 6; i++) {
        copyfit_limits all = {sizeof all, possible[i], possible[5 - i], i % 2 ? UINT64_MAX : 1};
        copyfit_over over = {.size = sizeof over};
        copyfit_caret caret = {.size = sizeof caret};
        copyfit_hit hit = {.size = sizeof hit};
        double from, below;
        EXPECT(COPYFIT_OK, copyfit_paragraph_measure(paragraph, &all, &measurement, &error));
        EXPECT(COPYFIT_OK, copyfit_paragraph_over(paragraph, &all, &over, &error));
        EXPECT(COPYFIT_OK, copyfit_paragraph_valid_widths(paragraph, &all, &from, &below, &error));
        EXPECT(COPYFIT_OK, copyfit_paragraph_caret(paragraph, &all, UINT64_MAX, &caret, &error));
        EXPECT(COPYFIT_OK, copyfit_paragraph_hit(paragraph, &all, possible[i], -INFINITY, &hit, &error));
        CHECK((measurement.line_count >= 1 && from <= below) || i == 0);
    }
    copyfit_limits small = {sizeof small - 1, 80, 80, 0};
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_measure(paragraph, &small, &measurement, &error));
    measurement.size = 16;
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_measure(paragraph, NULL, &measurement, &error));
    measurement.size = sizeof measurement;
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_measure(paragraph, NULL, NULL, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_measure(NULL, NULL, &measurement, &error));
}

static void places(void) {
    copyfit_limits narrow = {sizeof narrow, 120, INFINITY, 0};
    size_t count = 99;
    copyfit_line lines[8];
    EXPECT(COPYFIT_TOO_SMALL, copyfit_paragraph_lines(paragraph, &narrow, NULL, sizeof *lines, 0, &count, &error));
    CHECK(count == 3);
    EXPECT(COPYFIT_OK, copyfit_paragraph_lines(paragraph, &narrow, lines, sizeof *lines, 8, &count, &error));
    CHECK(count == 3 && lines[0].visible_start == 0 && lines[0].visible_end == 11 && lines[1].start == 12);
    CHECK(lines[2].end == strlen(sentence) && lines[1].baseline > lines[0].baseline);
    memset(lines, 0x55, sizeof lines);
    EXPECT(COPYFIT_TOO_SMALL, copyfit_paragraph_lines(paragraph, &narrow, lines, sizeof *lines, 1, &count, &error));
    CHECK(lines[1].start == 0x5555555555555555);
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_lines(paragraph, &narrow, lines, 8, 8, &count, &error));
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_lines(paragraph, &narrow, lines, sizeof *lines, SIZE_MAX, &count, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_lines(paragraph, &narrow, NULL, sizeof *lines, 8, &count, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_lines(paragraph, &narrow, lines, sizeof *lines, 8, NULL, &error));
    copyfit_glyph glyphs[64];
    EXPECT(COPYFIT_OK, copyfit_paragraph_glyphs(paragraph, &narrow, glyphs, sizeof *glyphs, 64, &count, &error));
    CHECK(count > 25 && glyphs[0].cluster == 0 && glyphs[0].size == 16 && glyphs[count - 1].line == 2);
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_glyphs(paragraph, &narrow, glyphs, 4, 64, &count, &error));
    copyfit_bytes *faces = NULL;
    EXPECT(COPYFIT_OK, copyfit_paragraph_faces(paragraph, &narrow, &faces, &error));
    EXPECT(COPYFIT_OK, copyfit_bytes_free(faces, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_faces(paragraph, &narrow, NULL, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_faces(NULL, &narrow, &faces, &error));
    copyfit_caret caret = {.size = 8};
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_caret(paragraph, &narrow, 0, &caret, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_caret(paragraph, &narrow, 0, NULL, &error));
    caret.size = sizeof caret;
    EXPECT(COPYFIT_OK, copyfit_paragraph_caret(paragraph, &narrow, 1, &caret, &error));
    CHECK(caret.offset == 0 && caret.x == 0 && isnan(caret.secondary_x));
    copyfit_hit hit = {.size = sizeof hit};
    EXPECT(COPYFIT_INVALID_NUMBER, copyfit_paragraph_hit(paragraph, &narrow, NAN, 0, &hit, &error));
    EXPECT(COPYFIT_INVALID_NUMBER, copyfit_paragraph_hit(paragraph, &narrow, 0, NAN, &hit, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_hit(paragraph, &narrow, 1, 1, &hit, &error));
    CHECK(hit.offset == 0 && hit.grapheme_end == 2 && hit.line == 0);
    double width;
    EXPECT(COPYFIT_INVALID_NUMBER, copyfit_paragraph_narrowest_width(paragraph, 0, &width, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_narrowest_width(paragraph, 1, NULL, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_narrowest_width(paragraph, UINT64_MAX, &width, &error));
    double below;
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_valid_widths(paragraph, NULL, NULL, &below, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_over(paragraph, NULL, NULL, &error));
}

static void answers(void) {
    copyfit_bytes *made = NULL;
    EXPECT(COPYFIT_OK, copyfit_paragraph_answer(paragraph, NULL, "width,lineCount", 15, &made, &error));
    const char *start;
    size_t length;
    EXPECT(COPYFIT_OK, copyfit_bytes_get(made, &start, &length, &error));
    CHECK(length == strlen(start) && strncmp(start, "{\"width\":", 9) == 0);
    EXPECT(COPYFIT_NULL_POINTER, copyfit_bytes_get(made, NULL, &length, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_bytes_get(made, &start, NULL, &error));
    EXPECT(COPYFIT_OK, copyfit_bytes_free(made, &error));
    EXPECT(COPYFIT_INVALID_HANDLE, copyfit_bytes_get(made, &start, &length, &error));
    EXPECT(COPYFIT_INVALID_HANDLE, copyfit_bytes_free(made, &error));
    EXPECT(COPYFIT_INVALID_SETTINGS, copyfit_paragraph_answer(paragraph, NULL, "weight", 6, &made, &error));
    EXPECT(COPYFIT_INVALID_SETTINGS, copyfit_paragraph_answer(paragraph, NULL, "", 0, &made, &error));
    EXPECT(COPYFIT_INVALID_UTF8, copyfit_paragraph_answer(paragraph, NULL, "\xff", 1, &made, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_answer(paragraph, NULL, NULL, 0, NULL, &error));
    const char *records = "{\"text\":\"a\"}\n\xff\n{\"text\":1}\n";
    EXPECT(COPYFIT_OK, copyfit_answer(engine, style, 0, records, strlen(records), &made, &error));
    EXPECT(COPYFIT_OK, copyfit_bytes_get(made, &start, &length, &error));
    CHECK(strstr(start, "\"fits\":true") && strstr(start, "\"invalid-utf8\"") && strstr(start, "\"invalid-member\""));
    EXPECT(COPYFIT_OK, copyfit_bytes_free(made, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_answer(NULL, style, 0, records, 4, &made, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_answer(engine, style, 0, NULL, 4, &made, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_answer(engine, style, 0, records, 4, NULL, &error));
    EXPECT(COPYFIT_INVALID_HANDLE, copyfit_answer(engine, (copyfit_style *)paragraph, 0, records, 4, &made, &error));
    EXPECT(COPYFIT_OK, copyfit_versions(&made, &error));
    EXPECT(COPYFIT_OK, copyfit_bytes_free(made, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_versions(NULL, &error));
}

static void batches(void) {
    const char *texts = "one two three\xff""drei";
    uint64_t offsets[] = {0, 13, 14, 18};
    double widths[] = {40, INFINITY}, heights[6], used[6];
    uint32_t lines[6];
    copyfit_status statuses[3];
    size_t length = 18;
    EXPECT(COPYFIT_OK, copyfit_measure_texts(style, texts, length, offsets, 3, widths, 2, heights, used, lines, statuses, 0, &error));
    CHECK(statuses[0] == COPYFIT_OK && statuses[1] == COPYFIT_INVALID_UTF8 && statuses[2] == COPYFIT_OK);
    CHECK(lines[0] == 3 && lines[1] == 1 && lines[2] == 0 && lines[5] == 1 && isnan(heights[2]) && heights[0] > heights[1]);
    EXPECT(COPYFIT_INVALID_UTF8, copyfit_measure_texts(style, texts, length, offsets, 3, widths, 2, heights, NULL, NULL, NULL, 2, &error));
    CHECK(strncmp(error.message, "Text 1: ", 8) == 0);
    EXPECT(COPYFIT_OK, copyfit_measure_texts(style, texts, length, offsets, 1, widths, 2, NULL, NULL, NULL, NULL, UINT32_MAX, &error));
    EXPECT(COPYFIT_OK, copyfit_measure_texts(style, NULL, 0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL, 0, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_measure_texts(style, texts, length, NULL, 3, widths, 2, heights, NULL, NULL, NULL, 0, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_measure_texts(style, NULL, length, offsets, 3, widths, 2, heights, NULL, NULL, NULL, 0, &error));
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_measure_texts(style, texts, 17, offsets, 3, widths, 2, heights, NULL, NULL, NULL, 0, &error));
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_measure_texts(style, texts, length, offsets, SIZE_MAX, widths, 2, heights, NULL, NULL, NULL, 0, &error));
    uint64_t falling[] = {0, 13, 3, 18};
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_measure_texts(style, texts, length, falling, 3, widths, 2, heights, NULL, NULL, NULL, 0, &error));
    widths[0] = NAN;
    EXPECT(COPYFIT_INVALID_NUMBER, copyfit_measure_texts(style, texts, length, offsets, 3, widths, 2, heights, NULL, NULL, NULL, 0, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_measure_texts(NULL, texts, length, offsets, 3, widths, 2, heights, NULL, NULL, NULL, 0, &error));

    copyfit_limits box = {sizeof box, 120, 40, 1};
    double size = 0;
    EXPECT(COPYFIT_OK, copyfit_fit_size(style, "Jetzt kaufen", 12, &box, 8, 72, 0, &size, &error));
    CHECK(size == 20.4375);
    EXPECT(COPYFIT_NOTHING_FITS, copyfit_fit_size(style, "Jetzt kaufen", 12, &box, 40, 72, 0, &size, &error));
    double wrongs[] = {NAN, -8, 0, INFINITY, 1e300};
    for (int i = 0; i < 5; i++) {
        EXPECT(COPYFIT_INVALID_NUMBER, copyfit_fit_size(style, "a", 1, &box, wrongs[i], 72, 0, &size, &error));
        EXPECT(COPYFIT_INVALID_NUMBER, copyfit_fit_size(style, "a", 1, &box, 8, wrongs[i], 0, &size, &error));
    }
    EXPECT(COPYFIT_INVALID_NUMBER, copyfit_fit_size(style, "a", 1, &box, 8, 72, NAN, &size, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_fit_size(style, "a", 1, &box, 8, 72, 1, NULL, &error));
}

/* The same answers on many threads, while others make and free handles. */
static void *work(void *unused) {
    for (int i = 0; i < 200; i++) {
        copyfit_paragraph *own = NULL;
        copyfit_limits narrow = {sizeof narrow, 120, INFINITY, 0};
        copyfit_measurement first = {.size = sizeof first}, second = {.size = sizeof second};
        if (copyfit_paragraph_create(style, sentence, strlen(sentence), &own, NULL) != COPYFIT_OK ||
            copyfit_paragraph_measure(own, &narrow, &first, NULL) != COPYFIT_OK ||
            copyfit_paragraph_measure(paragraph, &narrow, &second, NULL) != COPYFIT_OK ||
            copyfit_paragraph_free(own, NULL) != COPYFIT_OK || memcmp(&first, &second, sizeof first) != 0)
            return "different";
    }
    return unused;
}

static void threads(void) {
    pthread_t all[4];
    for (int i = 0; i < 4; i++) pthread_create(&all[i], NULL, work, NULL);
    for (int i = 0; i < 4; i++) {
        void *result;
        pthread_join(all[i], &result);
        CHECK(result == NULL);
    }
}

int main(int count, char **arguments) {
    if (count != 3) return 64;
    CHECK(copyfit_version() == COPYFIT_VERSION);
    engines(arguments[1]);
    errors();
    styles(arguments[2]);
    paragraphs();
    limits();
    places();
    answers();
    batches();
    threads();
    /* In the wrong order: what is freed stays as long as others need it. */
    EXPECT(COPYFIT_OK, copyfit_engine_free(engine, &error));
    EXPECT(COPYFIT_OK, copyfit_style_free(style, &error));
    places();
    EXPECT(COPYFIT_OK, copyfit_paragraph_free(paragraph, &error));
    double width;
    EXPECT(COPYFIT_INVALID_HANDLE, copyfit_paragraph_narrowest_width(paragraph, 1, &width, &error));
    if (wrong == 0) printf("every call was answered as it should be\n");
    return wrong > 0;
}
