/* What Copyfit needs of ICU, behind declarations of our own: no ICU header reaches Swift, because ICU's names collide
 * with those of the ICU inside Foundation. Text is UTF-16; every status is ICU's UErrorCode (0 and below: success).
 * Objects are used by one thread at a time. */
#ifndef CICU_H
#define CICU_H

#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct cicu_breaker cicu_breaker;
typedef struct cicu_bidi cicu_bidi;

enum { CICU_GRAPHEME = 0, CICU_LINE = 2 };

/* ICU's name of a status, e.g. "U_MEMORY_ALLOCATION_ERROR". */
const char *cicu_status_name(int32_t status);

/* "72.1" and "15.0". */
void cicu_versions(char icu[_Nonnull 24], char unicode[_Nonnull 24]);

/* `locale` is a BCP 47 tag ("ja-u-lb-strict", "und") or an ICU locale ("ja@lb=strict"). NULL where it cannot open. */
cicu_breaker *_Nullable cicu_breaker_open(int32_t kind, const char *locale, int32_t *status);
void cicu_breaker_close(cicu_breaker *breaker);

/* Writes every boundary after 0 (the last is `length`) and whether it is mandatory. Both arrays hold `length` entries.
 * Returns the number of boundaries. */
int32_t cicu_breaker_boundaries(cicu_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets,
                                uint8_t *mandatory, int32_t *status);

cicu_bidi *_Nullable cicu_bidi_open(int32_t *status);
void cicu_bidi_close(cicu_bidi *bidi);

enum { CICU_LEFT_TO_RIGHT = 0, CICU_RIGHT_TO_LEFT = 1, CICU_FIRST_STRONG = 254 };

/* Writes one embedding level for each UTF-16 unit; paragraphs end at their separators (UAX #9 P1). */
void cicu_bidi_levels(cicu_bidi *bidi, const uint16_t *text, int32_t length, int32_t base, uint8_t *levels,
                      int32_t *status);

/* After cicu_bidi_levels: the number of bidi paragraphs, and the end and base level of one. */
int32_t cicu_bidi_paragraph_count(const cicu_bidi *bidi);
int32_t cicu_bidi_paragraph(const cicu_bidi *bidi, int32_t paragraph, int32_t *end, int32_t *status);

/* ICU's script number of a character; Common is 0, Inherited 1. */
int32_t cicu_script(uint32_t character);
/* 1 when the character's Script_Extensions hold `script`. */
int32_t cicu_has_script(uint32_t character, int32_t script);
/* Writes the script numbers of a character's Script_Extensions, at most `capacity`. Returns how many it wrote. */
int32_t cicu_script_extensions(uint32_t character, int32_t *scripts, int32_t capacity);
/* The number of a script by its ISO 15924 code; -1 where ICU does not know it. */
int32_t cicu_script_number(const char *code);
/* The ISO 15924 tag of a script number, big-endian: 'Latn'. */
uint32_t cicu_script_tag(int32_t script);
/* Bidi_Paired_Bracket of an opening bracket; the character itself when it has none. Type 0 none, 1 open, 2 close. */
uint32_t cicu_paired_bracket(uint32_t character, int32_t *type);

/* 1 when the character has the property. */
int32_t cicu_is_default_ignorable(uint32_t character);
int32_t cicu_is_emoji(uint32_t character);
int32_t cicu_has_emoji_presentation(uint32_t character);

/* The region where a language is mostly spoken (CLDR, likely subtags): "PL" for "pl"; empty where ICU knows none. */
void cicu_likely_region(const char *language, char region[_Nonnull 4]);

/* The character's Simple_Lowercase_Mapping. */
uint32_t cicu_lowercase(uint32_t character);

/* Writes the character of each byte in a charset of single bytes, U+FFFD where a byte has none. Fails for names ICU does
 * not know and for other charsets. */
void cicu_single_byte_characters(const char *charset, uint16_t characters[_Nonnull 256], int32_t *status);

enum {
    CICU_EAST_ASIAN = 1,          /* East_Asian_Width F, W or H */
    CICU_LETTER_OR_NUMBER = 2,    /* General_Category L or N */
    CICU_MARK = 4,                /* General_Category M */
    CICU_INITIAL_QUOTE = 8,       /* Line_Break QU, General_Category Pi */
    CICU_FINAL_QUOTE = 16,        /* Line_Break QU, General_Category Pf */
    CICU_NEEDS_DICTIONARY = 32,   /* Line_Break SA */
    CICU_ALPHABETIC = 64,         /* Line_Break AL, HL and what LB1 resolves to AL */
    CICU_PRECEDES_INITIAL = 128,  /* Line_Break SP, BK, CR, LF, NL, ZW, CB or GL: what LB20a asks for */
    CICU_MAY_START_LINE = 256,    /* Line_Break of characters that nothing binds to what precedes them */
    CICU_MAY_END_LINE = 512,      /* not Line_Break OP, QU, GL, WJ or ZWJ */
    CICU_HEBREW_LETTER = 1024,    /* Line_Break HL */
    CICU_LETTER = 2048,           /* General_Category L */
};
/* How a character takes part in breaking lines, as the bits above. */
int32_t cicu_line_properties(uint32_t character);

#pragma clang assume_nonnull end
#endif
