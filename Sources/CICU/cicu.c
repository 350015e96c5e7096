#include "cicu.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

struct cicu_breaker {
    UBreakIterator *iterator;
};
struct cicu_bidi {
    UBiDi *bidi;
};

const char *cicu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

void cicu_versions(char icu[24], char unicode[24]) {
    UVersionInfo version;
    u_getVersion(version);
    version[2] = version[3] = 0;
    u_versionToString(version, icu);
    u_getUnicodeVersion(version);
    u_versionToString(version, unicode);
}

static UBreakIteratorType breaker_type(int32_t kind) {
    switch (kind) {
    case CICU_GRAPHEME: return UBRK_CHARACTER;
    case CICU_WORD: return UBRK_WORD;
    default: return UBRK_LINE;
    }
}

cicu_breaker *cicu_breaker_open(int32_t kind, const char *locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    char name[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    if (strchr(locale, '@') != NULL) {
        strncpy(name, locale, sizeof name - 1);
        name[sizeof name - 1] = 0;
    } else {
        uloc_forLanguageTag(locale, name, sizeof name, &parsed, &code);
        if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) {
            name[0] = 0;
            code = U_ZERO_ERROR;
        }
    }
    UBreakIterator *iterator = ubrk_open(breaker_type(kind), name, NULL, 0, &code);
    *status = code;
    if (U_FAILURE(code)) return NULL;
    cicu_breaker *breaker = malloc(sizeof *breaker);
    if (breaker == NULL) {
        ubrk_close(iterator);
        *status = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    breaker->iterator = iterator;
    return breaker;
}

void cicu_breaker_close(cicu_breaker *breaker) {
    ubrk_close(breaker->iterator);
    free(breaker);
}

/* Whether a line must end behind the unit: LF, VT, FF, CR, NEL, LS, PS. */
static uint8_t is_mandatory_break(uint16_t unit) {
    return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

int32_t cicu_breaker_boundaries(cicu_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets,
                                uint8_t *mandatory, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    ubrk_setText(breaker->iterator, (const UChar *)text, length, &code);
    *status = code;
    if (U_FAILURE(code)) return 0;
    int32_t count = 0;
    for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE && count < length;
         at = ubrk_next(breaker->iterator)) {
        /* The rule status does not say it: words that a dictionary finds before a break carry the break's status. */
        offsets[count] = at;
        mandatory[count] = is_mandatory_break(text[at - 1]);
        count++;
    }
    return count;
}

cicu_bidi *cicu_bidi_open(int32_t *status) {
    cicu_bidi *bidi = malloc(sizeof *bidi);
    UBiDi *inner = ubidi_open();
    *status = U_ZERO_ERROR;
    if (bidi == NULL || inner == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        free(bidi);
        if (inner != NULL) ubidi_close(inner);
        return NULL;
    }
    bidi->bidi = inner;
    return bidi;
}

void cicu_bidi_close(cicu_bidi *bidi) {
    ubidi_close(bidi->bidi);
    free(bidi);
}

void cicu_bidi_levels(cicu_bidi *bidi, const uint16_t *text, int32_t length, int32_t base, uint8_t *levels,
                      int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UBiDiLevel level = base == CICU_FIRST_STRONG ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
    ubidi_setPara(bidi->bidi, (const UChar *)text, length, level, NULL, &code);
    const UBiDiLevel *found = U_SUCCESS(code) ? ubidi_getLevels(bidi->bidi, &code) : NULL;
    *status = code;
    if (found != NULL) memcpy(levels, found, (size_t)length);
}

int32_t cicu_bidi_paragraph_count(const cicu_bidi *bidi) { return ubidi_countParagraphs(bidi->bidi); }

int32_t cicu_bidi_paragraph(const cicu_bidi *bidi, int32_t paragraph, int32_t *end, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UBiDiLevel level = 0;
    ubidi_getParagraphByIndex(bidi->bidi, paragraph, NULL, end, &level, &code);
    *status = code;
    return level;
}

int32_t cicu_script(uint32_t character) {
    UErrorCode code = U_ZERO_ERROR;
    return uscript_getScript((UChar32)character, &code);
}

int32_t cicu_has_script(uint32_t character, int32_t script) {
    return uscript_hasScript((UChar32)character, (UScriptCode)script);
}

uint32_t cicu_script_tag(int32_t script) {
    const char *name = uscript_getShortName((UScriptCode)script);
    if (name == NULL || strlen(name) != 4) name = "Zyyy";
    return (uint32_t)name[0] << 24 | (uint32_t)name[1] << 16 | (uint32_t)name[2] << 8 | (uint32_t)name[3];
}

uint32_t cicu_paired_bracket(uint32_t character, int32_t *type) {
    *type = u_getIntPropertyValue((UChar32)character, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
    return (uint32_t)u_getBidiPairedBracket((UChar32)character);
}

int32_t cicu_is_default_ignorable(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

int32_t cicu_is_emoji(uint32_t character) { return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI); }

int32_t cicu_has_emoji_presentation(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_EMOJI_PRESENTATION);
}
