/* The system's ICU, loaded when it is first needed: most texts need none of it. It may have another version than the headers,
 * because what is used here is stable: only the number at the end of each function's name differs. With CICU_STATIC it is the
 * ICU of the headers, which is linked. */
#ifndef ICU_LIBRARY_H
#define ICU_LIBRARY_H

/* Functions without the number of the headers' version in their names. */
#ifndef CICU_STATIC
#define U_DISABLE_RENAMING 1
#endif

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/uloc.h>
#include <unicode/uversion.h>

#define ICU_FUNCTIONS(USE) \
    USE(u_errorName) USE(u_getVersion) USE(u_versionToString) USE(u_tolower) \
    USE(ubrk_open) USE(ubrk_close) USE(ubrk_setText) USE(ubrk_next) \
    USE(ubidi_open) USE(ubidi_close) USE(ubidi_setClassCallback) USE(ubidi_setPara) USE(ubidi_getLevels) \
    USE(ubidi_countParagraphs) USE(ubidi_getParagraphByIndex) \
    USE(uloc_forLanguageTag) USE(uloc_addLikelySubtags) USE(uloc_getCountry) \
    USE(ucnv_open) USE(ucnv_close) USE(ucnv_getMaxCharSize) USE(ucnv_toUChars)

#define ICU_MEMBER(name) __typeof__(name) *name;

struct icu_library {
    ICU_FUNCTIONS(ICU_MEMBER)
};

/* The headers' version if the system has it, otherwise the newest that it has; NULL if it has none. Any thread may ask. */
const struct icu_library *icu_library(void);

#endif
