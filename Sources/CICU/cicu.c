#include "cicu.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
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
        if (U_SUCCESS(code) && (size_t)parsed != strlen(locale)) code = U_ILLEGAL_ARGUMENT_ERROR;
        if (U_FAILURE(code) || code == U_STRING_NOT_TERMINATED_WARNING) {
            *status = U_ILLEGAL_ARGUMENT_ERROR;
            return NULL;
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

int32_t cicu_script_extensions(uint32_t character, int32_t *scripts, int32_t capacity) {
    UErrorCode code = U_ZERO_ERROR;
    UScriptCode found[64];
    int32_t count = uscript_getScriptExtensions((UChar32)character, found, 64, &code);
    if (U_FAILURE(code)) return 0;
    if (count > capacity) count = capacity;
    for (int32_t index = 0; index < count; index++) scripts[index] = (int32_t)found[index];
    return count;
}

int32_t cicu_script_number(const char *code) {
    int32_t number = u_getPropertyValueEnum(UCHAR_SCRIPT, code);
    return number == UCHAR_INVALID_CODE ? -1 : number;
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

static int32_t line_class_properties(UChar32 c) {
    switch (u_getIntPropertyValue(c, UCHAR_LINE_BREAK)) {
    case U_LB_QUOTATION:
        switch (u_charType(c)) {
        case U_INITIAL_PUNCTUATION: return CICU_INITIAL_QUOTE;
        case U_FINAL_PUNCTUATION: return CICU_FINAL_QUOTE;
        default: return 0;
        }
    case U_LB_HEBREW_LETTER: return CICU_HEBREW_LETTER | CICU_ALPHABETIC | CICU_MAY_START_LINE | CICU_MAY_END_LINE;
    case U_LB_ALPHABETIC:
    case U_LB_AMBIGUOUS:
    case U_LB_SURROGATE:
    case U_LB_UNKNOWN: return CICU_ALPHABETIC | CICU_MAY_START_LINE | CICU_MAY_END_LINE;
    case U_LB_COMPLEX_CONTEXT: return CICU_ALPHABETIC | CICU_NEEDS_DICTIONARY | CICU_MAY_END_LINE;
    case U_LB_IDEOGRAPHIC:
    case U_LB_CONDITIONAL_JAPANESE_STARTER:
    case U_LB_H2:
    case U_LB_H3:
    case U_LB_JL:
    case U_LB_PREFIX_NUMERIC:
    case U_LB_POSTFIX_NUMERIC:
    case U_LB_E_BASE:
    case U_LB_E_MODIFIER:
    case U_LB_NUMERIC: return CICU_MAY_START_LINE | CICU_MAY_END_LINE;
    case U_LB_OPEN_PUNCTUATION: return CICU_MAY_START_LINE;
    case U_LB_SPACE:
    case U_LB_MANDATORY_BREAK:
    case U_LB_CARRIAGE_RETURN:
    case U_LB_LINE_FEED:
    case U_LB_NEXT_LINE:
    case U_LB_ZWSPACE:
    case U_LB_CONTINGENT_BREAK: return CICU_PRECEDES_INITIAL | CICU_MAY_END_LINE;
    case U_LB_GLUE: return CICU_PRECEDES_INITIAL;
    case U_LB_WORD_JOINER:
    case U_LB_ZWJ: return 0;
    default: return CICU_MAY_END_LINE;
    }
}

int32_t cicu_line_properties(uint32_t character) {
    UChar32 c = (UChar32)character;
    int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
    int32_t category = U_GET_GC_MASK(c);
    return line_class_properties(c) |
           (width == U_EA_FULLWIDTH || width == U_EA_WIDE || width == U_EA_HALFWIDTH ? CICU_EAST_ASIAN : 0) |
           (category & U_GC_L_MASK ? CICU_LETTER : 0) |
           (category & (U_GC_L_MASK | U_GC_N_MASK) ? CICU_LETTER_OR_NUMBER : 0) |
           (category & U_GC_M_MASK ? CICU_MARK : 0);
}
