#include "cicu.h"

#include <cunicode.h>
#include <stdlib.h>
#include <string.h>

#include "icu_library.h"

struct cicu_breaker {
    const struct icu_library *icu;
    UBreakIterator *iterator;
};
struct cicu_bidi {
    const struct icu_library *icu;
    UBiDi *bidi;
};

const char *cicu_status_name(int32_t status) {
    const struct icu_library *icu = icu_library();
    return icu == NULL ? "no libicuuc.so" : icu->u_errorName((UErrorCode)status);
}

void cicu_version(char text[24]) {
    const struct icu_library *icu = icu_library();
    text[0] = 0;
    if (icu == NULL) return;
    UVersionInfo version;
    icu->u_getVersion(version);
    version[2] = version[3] = 0;
    icu->u_versionToString(version, text);
}

cicu_breaker *cicu_breaker_open(const char *locale, int32_t *status) {
    const struct icu_library *icu = icu_library();
    *status = U_FILE_ACCESS_ERROR;
    if (icu == NULL) return NULL;
    UErrorCode code = U_ZERO_ERROR;
    char name[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    if (strchr(locale, '@') != NULL) {
        strncpy(name, locale, sizeof name - 1);
        name[sizeof name - 1] = 0;
    } else {
        icu->uloc_forLanguageTag(locale, name, sizeof name, &parsed, &code);
        if (U_SUCCESS(code) && (size_t)parsed != strlen(locale)) code = U_ILLEGAL_ARGUMENT_ERROR;
        if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) {
            *status = U_ILLEGAL_ARGUMENT_ERROR;
            return NULL;
        }
    }
    UBreakIterator *iterator = icu->ubrk_open(UBRK_LINE, name, NULL, 0, &code);
    *status = code;
    if (U_FAILURE(code)) return NULL;
    cicu_breaker *breaker = malloc(sizeof *breaker);
    if (breaker == NULL) {
        icu->ubrk_close(iterator);
        *status = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    *breaker = (cicu_breaker){icu, iterator};
    return breaker;
}

void cicu_breaker_close(cicu_breaker *breaker) {
    breaker->icu->ubrk_close(breaker->iterator);
    free(breaker);
}

int32_t cicu_breaker_boundaries(cicu_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets,
                                int32_t *status) {
    const struct icu_library *icu = breaker->icu;
    UErrorCode code = U_ZERO_ERROR;
    icu->ubrk_setText(breaker->iterator, (const UChar *)text, length, &code);
    *status = code;
    if (U_FAILURE(code)) return 0;
    int32_t count = 0;
    for (int32_t at = icu->ubrk_next(breaker->iterator); at != UBRK_DONE && count < length;
         at = icu->ubrk_next(breaker->iterator)) {
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
    const struct icu_library *icu = icu_library();
    *status = U_FILE_ACCESS_ERROR;
    if (icu == NULL) return NULL;
    cicu_bidi *bidi = malloc(sizeof *bidi);
    UBiDi *inner = icu->ubidi_open();
    UErrorCode code = U_ZERO_ERROR;
    if (inner != NULL) icu->ubidi_setClassCallback(inner, bidi_class, NULL, NULL, NULL, &code);
    *status = code;
    if (bidi == NULL || inner == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        free(bidi);
        if (inner != NULL) icu->ubidi_close(inner);
        return NULL;
    }
    *bidi = (cicu_bidi){icu, inner};
    return bidi;
}

void cicu_bidi_close(cicu_bidi *bidi) {
    bidi->icu->ubidi_close(bidi->bidi);
    free(bidi);
}

void cicu_bidi_levels(cicu_bidi *bidi, const uint16_t *text, int32_t length, int32_t base, uint8_t *levels,
                      int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UBiDiLevel level = base == CICU_FIRST_STRONG ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
    bidi->icu->ubidi_setPara(bidi->bidi, (const UChar *)text, length, level, NULL, &code);
    const UBiDiLevel *found = U_SUCCESS(code) ? bidi->icu->ubidi_getLevels(bidi->bidi, &code) : NULL;
    *status = code;
    if (found != NULL) memcpy(levels, found, (size_t)length);
}

int32_t cicu_bidi_paragraph_count(const cicu_bidi *bidi) { return bidi->icu->ubidi_countParagraphs(bidi->bidi); }

int32_t cicu_bidi_paragraph(const cicu_bidi *bidi, int32_t paragraph, int32_t *end, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UBiDiLevel level = 0;
    bidi->icu->ubidi_getParagraphByIndex(bidi->bidi, paragraph, NULL, end, &level, &code);
    *status = code;
    return level;
}

uint32_t cicu_lowercase(uint32_t character) {
    const struct icu_library *icu = icu_library();
    return icu == NULL ? character : (uint32_t)icu->u_tolower((UChar32)character);
}

void cicu_likely_region(const char *language, char region[4]) {
    const struct icu_library *icu = icu_library();
    region[0] = 0;
    if (icu == NULL) return;
    UErrorCode code = U_ZERO_ERROR;
    char full[ULOC_FULLNAME_CAPACITY];
    icu->uloc_addLikelySubtags(language, full, sizeof full, &code);
    if (U_SUCCESS(code)) icu->uloc_getCountry(full, region, 4, &code);
    if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) region[0] = 0;
}

void cicu_single_byte_characters(const char *charset, uint16_t characters[256], int32_t *status) {
    const struct icu_library *icu = icu_library();
    *status = U_FILE_ACCESS_ERROR;
    if (icu == NULL) return;
    UErrorCode code = U_ZERO_ERROR;
    UConverter *converter = icu->ucnv_open(charset, &code);
    if (U_SUCCESS(code) && icu->ucnv_getMaxCharSize(converter) != 1) code = U_UNSUPPORTED_ERROR;
    for (int32_t byte = 0; byte < 256 && U_SUCCESS(code); byte++) {
        char source = (char)byte;
        UChar decoded[4];
        int32_t length = icu->ucnv_toUChars(converter, decoded, 4, &source, 1, &code);
        characters[byte] = U_SUCCESS(code) && length == 1 ? decoded[0] : 0xFFFD;
    }
    icu->ucnv_close(converter);
    *status = code;
}
