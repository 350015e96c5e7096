#include "cunicode.h"

uint32_t cunicode_bracket(uint32_t character) {
    uint32_t low = 0;
    uint32_t high = CUNICODE_BRACKETS;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (cunicode_brackets[middle] < character) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < CUNICODE_BRACKETS && cunicode_brackets[low] == character ? cunicode_counterparts[low] : 0;
}
