/* Answers the records of standard input like the command, for comparison: answers FONTS [fit] */
#include <copyfit.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
    size_t length = 0, capacity = 1 << 16;
    char *records = malloc(capacity);
    for (size_t got; (got = fread(records + length, 1, capacity - length, stdin)) > 0;) {
        length += got;
        if (length == capacity) records = realloc(records, capacity *= 2);
    }
    copyfit_error error = {.size = sizeof error};
    copyfit_engine_options options = {.size = sizeof options, .bundled_fonts = arguments[1]};
    copyfit_engine *engine;
    copyfit_bytes *answers;
    const char *start;
    if (copyfit_engine_create(&options, &engine, &error) != COPYFIT_OK ||
        copyfit_answer(engine, NULL, count > 2, records, length, &answers, &error) != COPYFIT_OK ||
        copyfit_bytes_get(answers, &start, &length, &error) != COPYFIT_OK) {
        fprintf(stderr, "%s: %s\n", error.code, error.message);
        return 2;
    }
    fwrite(start, 1, length, stdout);
    copyfit_bytes_free(answers, NULL);
    copyfit_engine_free(engine, NULL);
    free(records);
    return 0;
}
