/* Does a button's title fit, and if not, what would help?
 *
 *     cc fits.c $(pkg-config --cflags --libs copyfit) && ./a.out FONTS "Jetzt kaufen" 80
 */
#include <copyfit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(copyfit_status status, const copyfit_error *error) {
    if (status == COPYFIT_OK) return;
    fprintf(stderr, "%s: %s\n", error->code, error->message);
    exit(2);
}

int main(int count, char **arguments) {
    if (count != 4) return 64;
    copyfit_error error = {.size = sizeof error};
    copyfit_engine_options options = {.size = sizeof options, .bundled_fonts = arguments[1]};
    copyfit_engine *engine;
    check(copyfit_engine_create(&options, &engine, &error), &error);

    const char *settings = "{\"font\":\"Inter SemiBold\",\"size\":16,\"maxLines\":1}";
    copyfit_style *style;
    check(copyfit_style_create(engine, settings, strlen(settings), &style, &error), &error);

    const char *title = arguments[2];
    copyfit_paragraph *paragraph;
    check(copyfit_paragraph_create(style, title, strlen(title), &paragraph, &error), &error);

    copyfit_limits limits = {.size = sizeof limits, .width = atof(arguments[3]), .height = 1e9, .max_lines = 1};
    copyfit_measurement measurement = {.size = sizeof measurement};
    check(copyfit_paragraph_measure(paragraph, &limits, &measurement, &error), &error);
    if (measurement.fits) {
        printf("fits: %g of %g points\n", measurement.width, limits.width);
    } else {
        copyfit_over over = {.size = sizeof over};
        check(copyfit_paragraph_over(paragraph, &limits, &over, &error), &error);
        printf("needs %g points more\n", over.width);
        double size;
        copyfit_status found =
            copyfit_fit_size(style, title, strlen(title), &limits, 8, 16, 0.5, &size, &error);
        if (found == COPYFIT_OK) printf("fits at size %g\n", size);
    }
    check(copyfit_paragraph_free(paragraph, &error), &error);
    check(copyfit_style_free(style, &error), &error);
    check(copyfit_engine_free(engine, &error), &error);
    return measurement.fits ? 0 : 1;
}
