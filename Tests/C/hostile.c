/* Calls every function with what no program should pass, and once with what it should: hostile FONTS.
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

/* Lengths are multiples of 1/1024 point, those of hb-shape at 16384 units to the em; lines of Inter at 16 points are 19.364 tall. */
#define NEAR(found, expected) CHECK(fabs((found) - (expected)) < 0.001)
#define SAYS(words) CHECK(strstr(error.message, words) != NULL)

/* What a newer library or a newer caller has beyond this one. */
#define NEWER(kind) \
    struct { \
        kind known; \
        unsigned char unknown[64]; \
    }

static int cleared(const unsigned char *bytes) {
    int sum = 0;
    for (int i = 0; i < 64; i++) sum |= bytes[i];
    return sum == 0;
}

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
    /* Of a caller that is newer: what this library does not know must be 0, and a size must be one of a structure. */
    NEWER(copyfit_engine_options) newer = {{.size = sizeof newer, .bundled_fonts = fonts}, {0}};
    EXPECT(COPYFIT_OK, copyfit_engine_create(&newer.known, &made, NULL));
    EXPECT(COPYFIT_OK, copyfit_engine_free(made, NULL));
    newer.unknown[63] = 1;
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_engine_create(&newer.known, &made, &error));
    SAYS("members that this library does not know");
    newer.known.size = SIZE_MAX;
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_engine_create(&newer.known, &made, &error));
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
    NEWER(copyfit_error) newer;
    memset(&newer, 0x55, sizeof newer);
    newer.known.size = sizeof newer;
    CHECK(copyfit_engine_free((copyfit_engine *)1, &newer.known) == COPYFIT_INVALID_HANDLE);
    CHECK(newer.known.size == sizeof newer && newer.known.message[0] != 0 && cleared(newer.unknown));
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

/* The bytes of a file, to be freed. */
static copyfit_font_bytes font_bytes(const char *folder, const char *file) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, file);
    FILE *stream = fopen(path, "rb");
    char *bytes = malloc(4 << 20);
    size_t length = fread(bytes, 1, 4 << 20, stream);
    fclose(stream);
    return (copyfit_font_bytes){bytes, length, NULL};
}

static copyfit_status make_memory_style(const copyfit_font_bytes *fonts, size_t count, const char *settings, copyfit_style **made) {
    return copyfit_style_create_with_fonts(engine, fonts, sizeof *fonts, count, settings, strlen(settings), made, &error);
}

/* Whether the faces of a text and its answer's fonts have some words. */
static int names(copyfit_paragraph *text, const char *words) {
    copyfit_bytes *faces = NULL, *answer = NULL;
    const char *of_faces = "", *of_answer = "";
    size_t length;
    EXPECT(COPYFIT_OK, copyfit_paragraph_faces(text, NULL, &faces, &error));
    EXPECT(COPYFIT_OK, copyfit_bytes_get(faces, &of_faces, &length, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_answer(text, NULL, "fonts", 5, &answer, &error));
    EXPECT(COPYFIT_OK, copyfit_bytes_get(answer, &of_answer, &length, &error));
    int found = strstr(of_faces, words) && strstr(of_answer, words);
    EXPECT(COPYFIT_OK, copyfit_bytes_free(faces, &error));
    EXPECT(COPYFIT_OK, copyfit_bytes_free(answer, &error));
    return found;
}

static void memory_fonts(const char *fonts) {
    copyfit_font_bytes both[] = {font_bytes(fonts, "Inter/Inter-Regular.otf"), font_bytes(fonts, "Inter/Inter-Bold.otf")};
    copyfit_font_bytes *regular = &both[0], *bold = &both[1];
    const char *size = "{\"size\":16}";
    copyfit_style *made = NULL, *other = NULL;
    EXPECT(COPYFIT_OK, make_memory_style(regular, 1, size, &made));
    copyfit_paragraph *text = NULL;
    EXPECT(COPYFIT_OK, copyfit_paragraph_create(made, "from bytes", 10, &text, &error));
    copyfit_measurement measurement = {.size = sizeof measurement};
    EXPECT(COPYFIT_OK, copyfit_paragraph_measure(text, NULL, &measurement, &error));
    CHECK(measurement.fits);
    NEAR(measurement.width, 81.341);
    CHECK(names(text, "\"font\":\"Inter\",\"file\":\"font 1 of the call\",\"index\":0"));
    EXPECT(COPYFIT_OK, copyfit_paragraph_free(text, &error));

    /* Two fonts that have the same name are not confused, also where many texts are measured, in turn. */
    EXPECT(COPYFIT_OK, make_memory_style(bold, 1, size, &other));
    uint64_t offsets[] = {0, 12};
    double any = INFINITY, width = 0;
    for (int i = 0; i < 2; i++) {
        EXPECT(COPYFIT_OK, copyfit_measure_texts(made, "Jetzt kaufen", 12, offsets, 1, &any, 1, NULL, &width, NULL, NULL, 0, &error));
        NEAR(width, 93.909);
        EXPECT(COPYFIT_OK, copyfit_measure_texts(other, "Jetzt kaufen", 12, offsets, 1, &any, 1, NULL, &width, NULL, NULL, 0, &error));
        NEAR(width, 97.887);
    }
    EXPECT(COPYFIT_OK, copyfit_style_free(made, &error));
    EXPECT(COPYFIT_OK, copyfit_style_free(other, &error));

    regular->name = "Own.otf";
    EXPECT(COPYFIT_OK, make_memory_style(both, 2, "{\"size\":16,\"faceIndex\":[0,0]}", &made));
    EXPECT(COPYFIT_OK, copyfit_paragraph_create(made, "a", 1, &text, &error));
    CHECK(names(text, "\"file\":\"Own.otf\""));
    EXPECT(COPYFIT_OK, copyfit_paragraph_free(text, &error));
    EXPECT(COPYFIT_OK, copyfit_style_free(made, &error));
    regular->name = "\xff";
    EXPECT(COPYFIT_INVALID_UTF8, make_memory_style(both, 2, size, &made));
    regular->name = NULL;

    made = NULL;
    EXPECT(COPYFIT_FONT_ERROR, make_memory_style(both, 2, "{\"size\":16,\"faceIndex\":[0,7]}", &made));
    SAYS("“font 2 of the call” has one face and none at index 7");
    EXPECT(COPYFIT_INVALID_SETTINGS, make_memory_style(both, 2, "{\"size\":16,\"faceIndex\":[0,0,0]}", &made));
    SAYS("at most one faceIndex");
    EXPECT(COPYFIT_FONT_ERROR, make_memory_style(regular, 1, "{\"size\":16,\"variation\":{\"wght\":500}}", &made));
    SAYS("“font 1 of the call” has no variation axis");
    EXPECT(COPYFIT_INVALID_SETTINGS, make_memory_style(regular, 1, "{\"size\":16,\"font\":\"Inter\"}", &made));
    SAYS("Give the font once");
    EXPECT(COPYFIT_INVALID_SETTINGS, make_memory_style(regular, 1, "{\"size\":16,\"css\":\"font-family: Inter\"}", &made));
    EXPECT(COPYFIT_NULL_POINTER, make_memory_style(NULL, 1, size, &made));
    EXPECT(COPYFIT_WRONG_SIZE, make_memory_style(regular, 0, size, &made));
    EXPECT(COPYFIT_WRONG_SIZE, make_memory_style(regular, 256, size, &made));
    SAYS("“count” is wrong: it must be from 1 to 255");
    size_t strides[] = {8, sizeof *regular - 1, 4097, (size_t)1 << 62, SIZE_MAX};
    for (int i = 0; i < 5; i++) {
        EXPECT(COPYFIT_WRONG_SIZE, copyfit_style_create_with_fonts(engine, both, strides[i], 2, size, strlen(size), &made, &error));
        SAYS("“fonts” is wrong: it must be an array whose elements have");
    }
    NEWER(copyfit_font_bytes) newer = {*regular, {0}};
    EXPECT(COPYFIT_OK, copyfit_style_create_with_fonts(engine, &newer.known, sizeof newer, 1, size, strlen(size), &made, &error));
    EXPECT(COPYFIT_OK, copyfit_style_free(made, &error));
    newer.unknown[0] = 1;
    EXPECT(COPYFIT_WRONG_SIZE,
           copyfit_style_create_with_fonts(engine, &newer.known, sizeof newer, 1, size, strlen(size), &made, &error));

    copyfit_font_bytes wrongs[] = {{regular->bytes, regular->length / 2, NULL}, {"abc", 3, NULL}, {regular->bytes, 0, NULL},
                                   {NULL, 0, NULL}};
    for (int i = 0; i < 4; i++) {
        EXPECT(COPYFIT_FONT_ERROR, make_memory_style(&wrongs[i], 1, size, &made));
        SAYS("“font 1 of the call” is not a usable font");
    }
    wrongs[0].bytes = NULL;
    EXPECT(COPYFIT_NULL_POINTER, make_memory_style(wrongs, 1, size, &made));
    wrongs[0] = (copyfit_font_bytes){regular->bytes, SIZE_MAX, NULL};
    EXPECT(COPYFIT_WRONG_SIZE, make_memory_style(wrongs, 1, size, &made));
    free((void *)regular->bytes);
    free((void *)bold->bytes);
}

static void styles(void) {
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
    /* A search for a width does not know of punctuation that hangs. */
    copyfit_paragraph *hanging = NULL;
    double width = 7;
    EXPECT(COPYFIT_OK, make_style("{\"font\":\"Inter\",\"size\":16,\"hangingPunctuation\":\"force-end\"}", &made));
    EXPECT(COPYFIT_OK, copyfit_paragraph_create(made, "Hello. World.", 13, &hanging, &error));
    EXPECT(COPYFIT_INVALID_SETTINGS, copyfit_paragraph_narrowest_width(hanging, 2, &width, &error));
    SAYS("hanging punctuation");
    CHECK(width == 7);
    EXPECT(COPYFIT_OK, copyfit_paragraph_free(hanging, &error));
    EXPECT(COPYFIT_OK, copyfit_style_free(made, &error));
    /* A size that CSS gives prevails over every other one: none can be searched. */
    EXPECT(COPYFIT_OK, make_style("{\"font\":\"Inter\",\"css\":\"font-size: 20px\"}", &made));
    copyfit_limits box = {sizeof box, 120, 40, 1};
    EXPECT(COPYFIT_INVALID_SETTINGS, copyfit_fit_size(made, "a", 1, &box, 8, 72, 0, &width, &error));
    SAYS("font-size");
    EXPECT(COPYFIT_OK, copyfit_style_free(made, &error));
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
        CHECK(measurement.line_count >= 1 && from <= possible[i] && (possible[i] < below || below == INFINITY));
        CHECK(caret.offset == strlen(sentence) && hit.line == 0 && (hit.grapheme_start < hit.grapheme_end) == (i < 2));
        CHECK(caret.bottom > caret.top && over.height >= 0);
    }
    /* Three lines, of which “speichern und” is the widest; the next width at which anything changes holds “Änderungen speichern”. */
    copyfit_limits narrow = {sizeof narrow, 120, INFINITY, 0};
    double from, below;
    EXPECT(COPYFIT_OK, copyfit_paragraph_measure(paragraph, &narrow, &measurement, &error));
    CHECK(measurement.line_count == 3 && measurement.fits == 1 && measurement.is_truncated == 0);
    NEAR(measurement.width, 107.340);
    NEAR(measurement.height, 3 * 19.3636);
    NEAR(measurement.first_baseline, 15.5);
    NEAR(measurement.last_baseline, 15.5 + 2 * 19.3636);
    NEAR(measurement.min_content_width, 92.477);
    NEAR(measurement.max_content_width, 280.907);
    EXPECT(COPYFIT_OK, copyfit_paragraph_valid_widths(paragraph, &narrow, &from, &below, &error));
    NEAR(from, 107.340);
    NEAR(below, 171.226);
    copyfit_limits tight = {sizeof tight, 120, 10, 1};
    copyfit_over over = {.size = sizeof over};
    EXPECT(COPYFIT_OK, copyfit_paragraph_over(paragraph, &narrow, &over, &error));
    CHECK(over.width == 0 && over.height == 0 && over.lines == 0);
    EXPECT(COPYFIT_OK, copyfit_paragraph_over(paragraph, &tight, &over, &error));
    CHECK(over.lines == 2);
    NEAR(over.height, 9.3636);
    tight.height = 20;
    EXPECT(COPYFIT_OK, copyfit_paragraph_over(paragraph, &tight, &over, &error));
    NEAR(over.width, 280.907 - 120);
    CHECK(over.height == 0);
    /* Of a caller that is newer. */
    NEWER(copyfit_limits) newer = {narrow, {0}};
    newer.known.size = sizeof newer;
    NEWER(copyfit_measurement) found;
    memset(&found, 0x55, sizeof found);
    found.known.size = sizeof found;
    EXPECT(COPYFIT_OK, copyfit_paragraph_measure(paragraph, &newer.known, &found.known, &error));
    CHECK(found.known.size == sizeof found && found.known.line_count == 3 && cleared(found.unknown));
    newer.unknown[7] = 1;
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_measure(paragraph, &newer.known, &found.known, &error));
    newer.known.size = 4097;
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_measure(paragraph, &newer.known, &found.known, &error));
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
    CHECK(lines[2].end == strlen(sentence) && lines[2].is_truncated == 0 && lines[0].ends_inside_word == 0);
    double widths[] = {92.477, 107.340, 72.091};
    for (int i = 0; i < 3; i++) {
        CHECK(lines[i].x == 0 && lines[i].omitted_start == lines[i].omitted_end);
        NEAR(lines[i].width, widths[i]);
        NEAR(lines[i].baseline, 15.5 + i * 19.3636);
        NEAR(lines[i].ascent, 15.5);
        NEAR(lines[i].descent, 3.8636);
    }
    memset(lines, 0x55, sizeof lines);
    EXPECT(COPYFIT_TOO_SMALL, copyfit_paragraph_lines(paragraph, &narrow, lines, sizeof *lines, 1, &count, &error));
    CHECK(lines[1].start == 0x5555555555555555);
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_lines(paragraph, &narrow, lines, 8, 8, &count, &error));
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_lines(paragraph, &narrow, lines, sizeof *lines, SIZE_MAX, &count, &error));
    SAYS("“capacity”");
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_lines(paragraph, &narrow, lines, (size_t)1 << 62, 8, &count, &error));
    NEWER(copyfit_line) newer[2];
    memset(newer, 0x55, sizeof newer);
    EXPECT(COPYFIT_TOO_SMALL, copyfit_paragraph_lines(paragraph, &narrow, &newer[0].known, sizeof *newer, 2, &count, &error));
    CHECK(newer[1].known.start == 12 && cleared(newer[0].unknown) && cleared(newer[1].unknown));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_lines(paragraph, &narrow, NULL, sizeof *lines, 8, &count, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_lines(paragraph, &narrow, lines, sizeof *lines, 8, NULL, &error));
    copyfit_glyph glyphs[64];
    EXPECT(COPYFIT_OK, copyfit_paragraph_glyphs(paragraph, &narrow, glyphs, sizeof *glyphs, 64, &count, &error));
    CHECK(count >= 32 && glyphs[0].size == 16 && glyphs[count - 1].line == 2);
    /* “Änderungen”, as hb-shape has it. */
    uint32_t numbers[] = {3, 759, 594, 612, 837, 900, 759, 650, 612, 759};
    double advances[] = {11078, 9588, 10170, 9542, 6097, 9519, 9588, 9984, 9542, 9588}, x = 0;
    for (int i = 0; i < 10; i++) {
        CHECK(glyphs[i].glyph == numbers[i] && glyphs[i].face == 0 && glyphs[i].cluster == (uint64_t)(i ? i + 1 : 0));
        NEAR(glyphs[i].x, x);
        NEAR(glyphs[i].y, 15.5);
        NEAR(glyphs[i].advance, advances[i] / 1024);
        x += advances[i] / 1024;
    }
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_glyphs(paragraph, &narrow, glyphs, 4, 64, &count, &error));
    CHECK(names(paragraph, "{\"font\":\"Inter\",\"file\":\"") && names(paragraph, "/Inter/Inter-Regular.otf\",\"index\":0,"));
    copyfit_bytes *faces = NULL;
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_faces(paragraph, &narrow, NULL, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_faces(NULL, &narrow, &faces, &error));
    copyfit_caret caret = {.size = 8};
    EXPECT(COPYFIT_WRONG_SIZE, copyfit_paragraph_caret(paragraph, &narrow, 0, &caret, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_caret(paragraph, &narrow, 0, NULL, &error));
    caret.size = sizeof caret;
    EXPECT(COPYFIT_OK, copyfit_paragraph_caret(paragraph, &narrow, 1, &caret, &error));
    CHECK(caret.offset == 0 && caret.x == 0 && isnan(caret.secondary_x) && caret.top == 0);
    NEAR(caret.bottom, 19.3636);
    /* Before the d of “Änderungen”, and after “speichern und”. */
    EXPECT(COPYFIT_OK, copyfit_paragraph_caret(paragraph, &narrow, 3, &caret, &error));
    NEAR(caret.x, 20.182);
    EXPECT(COPYFIT_OK, copyfit_paragraph_caret(paragraph, &narrow, 25, &caret, &error));
    NEAR(caret.x, 107.340);
    NEAR(caret.top, 19.3636);
    copyfit_hit hit = {.size = sizeof hit};
    EXPECT(COPYFIT_INVALID_NUMBER, copyfit_paragraph_hit(paragraph, &narrow, NAN, 0, &hit, &error));
    EXPECT(COPYFIT_INVALID_NUMBER, copyfit_paragraph_hit(paragraph, &narrow, 0, NAN, &hit, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_hit(paragraph, &narrow, 1, 1, &hit, &error));
    CHECK(hit.offset == 0 && hit.grapheme_end == 2 && hit.line == 0);
    EXPECT(COPYFIT_OK, copyfit_paragraph_hit(paragraph, &narrow, 500, 30, &hit, &error));
    CHECK(hit.offset == 25 && hit.grapheme_start == hit.grapheme_end && hit.line == 1);
    double width;
    EXPECT(COPYFIT_INVALID_NUMBER, copyfit_paragraph_narrowest_width(paragraph, 0, &width, &error));
    EXPECT(COPYFIT_NULL_POINTER, copyfit_paragraph_narrowest_width(paragraph, 1, NULL, &error));
    EXPECT(COPYFIT_OK, copyfit_paragraph_narrowest_width(paragraph, UINT64_MAX, &width, &error));
    NEAR(width, 92.477);
    EXPECT(COPYFIT_OK, copyfit_paragraph_narrowest_width(paragraph, 2, &width, &error));
    NEAR(width, 171.226);
    EXPECT(COPYFIT_OK, copyfit_paragraph_narrowest_width(paragraph, 1, &width, &error));
    NEAR(width, 280.907);
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
    /* With statuses the call succeeds, and the error tells of the first text that could not be measured. */
    CHECK(copyfit_measure_texts(style, texts, length, offsets, 3, widths, 2, heights, used, lines, statuses, 0, &error) == COPYFIT_OK);
    CHECK(error.status == COPYFIT_INVALID_UTF8 && strncmp(error.message, "Text 1: ", 8) == 0);
    CHECK(statuses[0] == COPYFIT_OK && statuses[1] == COPYFIT_INVALID_UTF8 && statuses[2] == COPYFIT_OK);
    CHECK(lines[0] == 3 && lines[1] == 1 && lines[2] == 0 && lines[3] == 0 && lines[4] == 1 && lines[5] == 1);
    double wide[] = {39.772, 105.068, 0, 0, 28.728, 28.728};
    for (int i = 0; i < 6; i++) {
        CHECK((i / 2 == 1) == isnan(heights[i]) && (i / 2 == 1) == isnan(used[i]));
        if (i / 2 == 1) continue;
        NEAR(used[i], wide[i]);
        NEAR(heights[i], lines[i] * 19.3636);
    }
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
    /* The largest size is tried too where no step meets it. */
    EXPECT(COPYFIT_OK, copyfit_fit_size(style, "Jetzt kaufen", 12, &box, 8, 15, 10, &size, &error));
    CHECK(size == 15);
    EXPECT(COPYFIT_NOTHING_FITS, copyfit_fit_size(style, "Jetzt kaufen", 12, &box, 40, 72, 0, &size, &error));
    SAYS("even at 40 points");
    /* No font has a character of private use. */
    EXPECT(COPYFIT_NOTHING_FITS, copyfit_fit_size(style, "\xee\x80\x81", 3, &box, 8, 72, 0, &size, &error));
    SAYS("U+E001");
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
    if (count != 2) return 64;
    CHECK(copyfit_version() == COPYFIT_VERSION);
    engines(arguments[1]);
    errors();
    styles();
    memory_fonts(arguments[1]);
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
