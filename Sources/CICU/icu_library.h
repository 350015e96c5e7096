/* The system's ICU, loaded when it is first needed: most texts need none of it. The functions have the names that the
 * headers give them, which end in the version's number. */
#ifndef ICU_LIBRARY_H
#define ICU_LIBRARY_H

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

/* NULL where the system lacks the version whose headers this was compiled with. Any thread may ask. */
const struct icu_library *icu_library(void);

#endif
