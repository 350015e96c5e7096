/* What Copyfit needs of ICU, behind declarations of our own: no ICU header reaches Swift, because ICU's names collide
 * with those of the ICU inside Foundation. Text is UTF-16; every status is ICU's UErrorCode (0 and below: success).
 * ICU is loaded by the first call. Objects are used by one thread at a time. */
#ifndef CICU_H
#define CICU_H

#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct cicu_breaker cicu_breaker;
typedef struct cicu_bidi cicu_bidi;

/* ICU's name of a status, e.g. "U_MEMORY_ALLOCATION_ERROR". */
const char *cicu_status_name(int32_t status);

/* "72.1"; empty where the system has no ICU. */
void cicu_version(char text[_Nonnull 24]);

/* Where lines may end. `locale` is a BCP 47 tag ("ja-u-lb-strict", "und") or an ICU locale ("ja@lb=strict"). NULL where it cannot open. */
cicu_breaker *_Nullable cicu_breaker_open(const char *locale, int32_t *status);
void cicu_breaker_close(cicu_breaker *breaker);

/* Writes every boundary after 0 (the last is `length`). The array holds `length` entries. Returns the number of
 * boundaries. */
int32_t cicu_breaker_boundaries(cicu_breaker *breaker, const uint16_t *text, int32_t length, int32_t *offsets,
                                int32_t *status);

cicu_bidi *_Nullable cicu_bidi_open(int32_t *status);
void cicu_bidi_close(cicu_bidi *bidi);

enum { CICU_LEFT_TO_RIGHT = 0, CICU_RIGHT_TO_LEFT = 1, CICU_FIRST_STRONG = 254 };

/* Writes one embedding level for each UTF-16 unit, by the pinned version's classes; paragraphs end at their separators (UAX #9 P1). */
void cicu_bidi_levels(cicu_bidi *bidi, const uint16_t *text, int32_t length, int32_t base, uint8_t *levels,
                      int32_t *status);

/* After cicu_bidi_levels: the number of bidi paragraphs, and the end and base level of one. */
int32_t cicu_bidi_paragraph_count(const cicu_bidi *bidi);
int32_t cicu_bidi_paragraph(const cicu_bidi *bidi, int32_t paragraph, int32_t *end, int32_t *status);

/* The region where a language is mostly spoken (CLDR, likely subtags): "PL" for "pl"; empty where ICU knows none. */
void cicu_likely_region(const char *language, char region[_Nonnull 4]);

/* The character's Simple_Lowercase_Mapping. */
uint32_t cicu_lowercase(uint32_t character);

/* Writes the character of each byte in a charset of single bytes, U+FFFD where a byte has none. Fails for names ICU does
 * not know and for other charsets. */
void cicu_single_byte_characters(const char *charset, uint16_t characters[_Nonnull 256], int32_t *status);

#pragma clang assume_nonnull end
#endif
