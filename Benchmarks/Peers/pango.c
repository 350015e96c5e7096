// Pango on the texts and fonts of copyfit-bench: see peer.h.
#define _GNU_SOURCE
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include "peer.h"

static peer_texts texts;
static PangoContext *context;
static PangoLayout **kept;

// What every system's fontconfig says, and a private one does not: bitmap emoji are scaled to the size asked for.
static const char scaled_bitmaps[] =
    "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'urn:fontconfig:fonts.dtd'><fontconfig><match target='font'>"
    "<test name='outline' compare='eq'><bool>false</bool></test>"
    "<edit name='pixelsizefixupfactor' mode='assign'><divide><name target='pattern'>pixelsize</name>"
    "<name target='font'>pixelsize</name></divide></edit>"
    "<edit name='matrix' mode='assign'><times><name>matrix</name><matrix><name>pixelsizefixupfactor</name>"
    "<double>0</double><double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>"
    "<edit name='size' mode='assign'><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>"
    "</match></fontconfig>";

// Adds a face's file to the configuration and its family to the list.
static void add_font(FcConfig *configuration, const char *font, GString *families) {
    char *path = g_strdup(font), *colon = strrchr(path, ':');
    int index = colon ? atoi(colon + 1) : 0, count;
    FcChar8 *family;
    if (colon) *colon = 0;
    FcPattern *pattern = FcFreeTypeQuery((FcChar8 *)path, (unsigned)index, NULL, &count);
    if (pattern == NULL || !FcConfigAppFontAddFile(configuration, (FcChar8 *)path)) {
        fprintf(stderr, "cannot open %s\n", path);
        exit(2);
    }
    FcPatternGetString(pattern, FC_FAMILY, 0, &family);
    g_string_append_printf(families, "%s%s", families->len ? "," : "", (char *)family);
    FcPatternDestroy(pattern);
    g_free(path);
}

// A context over exactly these files, without hinting and without rounding.
static PangoContext *open_context(double size, int count, char **fonts) {
    FcConfig *configuration = FcConfigCreate();
    GString *families = g_string_new(NULL);
    FcConfigParseAndLoadFromMemory(configuration, (const FcChar8 *)scaled_bitmaps, FcTrue);
    for (int i = 0; i < count; i++) add_font(configuration, fonts[i], families);
    FcConfigBuildFonts(configuration);
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), configuration);
    PangoContext *made = pango_font_map_create_context(map);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(made, options);
    cairo_font_options_destroy(options);
    pango_context_set_round_glyph_positions(made, FALSE);
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family(description, families->str);
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    pango_context_set_font_description(made, description);
    pango_font_description_free(description);
    g_string_free(families, TRUE);
    return made;
}

static PangoLayout *make_layout(const char *text) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_text(layout, text, -1);
    return layout;
}

static long break_lines(PangoLayout *layout, double width) {
    int used, height;
    pango_layout_set_width(layout, (int)(width * PANGO_SCALE));
    pango_layout_get_size(layout, &used, &height);
    return pango_layout_get_line_count(layout);
}

static long peer_cold(double width) {
    long lines = 0;
    for (int i = 0; i < texts.count; i++) {
        PangoLayout *layout = make_layout(texts.lines[i]);
        lines += break_lines(layout, width);
        g_object_unref(layout);
    }
    return lines;
}

static long peer_hot(double first, double step, int count) {
    long lines = 0;
    if (kept == NULL) {
        kept = g_new(PangoLayout *, texts.count);
        for (int i = 0; i < texts.count; i++) kept[i] = make_layout(texts.lines[i]);
    }
    for (int w = 0; w < count; w++)
        for (int i = 0; i < texts.count; i++) lines += break_lines(kept[i], first + w * step);
    return lines;
}

int main(int argc, char **argv) {
    if (argc < 4) return 64;
    texts = peer_read_texts(argv[2]);
    context = open_context(atof(argv[1]), argc - 3, argv + 3);
    printf("Pango %s\n", pango_version_string());
    fflush(stdout);
    return peer_answer_tasks();
}
