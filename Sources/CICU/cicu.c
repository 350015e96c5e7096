#include "cicu.h"

#include <cunicode.h>

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/uloc.h>
#include <unicode/uversion.h>

struct cicu_breaker {
    UBreakIterator *iterator;
};
struct cicu_bidi {
    UBiDi *bidi;
};

const char *cicu_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

void cicu_version(char icu[24]) {
    UVersionInfo version;
    u_getVersion(version);
    version[2] = version[3] = 0;
    u_versionToString(version, icu);
}

cicu_breaker *cicu_breaker_open(const char *locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    char name[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    if (strchr(locale, '@') != NULL) {
        strncpy(name, locale, sizeof name - 1);
        name[sizeof name - 1] = 0;
    } else {
        uloc_forLanguageTag(locale, name, sizeof name, &parsed, &code);
        if (U_SUCCESS(code) && (size_t)parsed != strlen(locale)) code = U_ILLEGAL_ARGUMENT_ERROR;
        if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) {
            *status = U_ILLEGAL_ARGUMENT_ERROR;
            return NULL;
        }
    }
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, name, NULL, 0, &code);
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

int32_t cicu_breaker_boundaries(cicu_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets,
                                int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    ubrk_setText(breaker->iterator, (const UChar *)text, length, &code);
    *status = code;
    if (U_FAILURE(code)) return 0;
    int32_t count = 0;
    for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE && count < length;
         at = ubrk_next(breaker->iterator)) {
        offsets[count] = at;
        count++;
    }
    return count;
}

/* The pinned version's classes instead of ICU's own. */
static UCharDirection bidi_class(const void *context, UChar32 character) {
    (void)context;
    return (UCharDirection)cunicode_bidi_class(cunicode_record((uint32_t)character));
}

cicu_bidi *cicu_bidi_open(int32_t *status) {
    cicu_bidi *bidi = malloc(sizeof *bidi);
    UBiDi *inner = ubidi_open();
    UErrorCode code = U_ZERO_ERROR;
    if (inner != NULL) ubidi_setClassCallback(inner, bidi_class, NULL, NULL, NULL, &code);
    *status = code;
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

uint32_t cicu_lowercase(uint32_t character) { return (uint32_t)u_tolower((UChar32)character); }

void cicu_likely_region(const char *language, char region[4]) {
    UErrorCode code = U_ZERO_ERROR;
    char full[ULOC_FULLNAME_CAPACITY];
    uloc_addLikelySubtags(language, full, sizeof full, &code);
    if (U_SUCCESS(code)) uloc_getCountry(full, region, 4, &code);
    if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) region[0] = 0;
}

void cicu_single_byte_characters(const char *charset, uint16_t characters[256], int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(charset, &code);
    if (U_SUCCESS(code) && ucnv_getMaxCharSize(converter) != 1) code = U_UNSUPPORTED_ERROR;
    for (int32_t byte = 0; byte < 256 && U_SUCCESS(code); byte++) {
        char source = (char)byte;
        UChar decoded[4];
        int32_t length = ucnv_toUChars(converter, decoded, 4, &source, 1, &code);
        characters[byte] = U_SUCCESS(code) && length == 1 ? decoded[0] : 0xFFFD;
    }
    ucnv_close(converter);
    *status = code;
}
