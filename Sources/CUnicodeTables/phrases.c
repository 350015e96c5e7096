#include "cunicode.h"

int32_t cunicode_phrase_weight(uint32_t feature, uint64_t characters) {
    uint32_t low = cunicode_phrase_starts[feature];
    uint32_t end = cunicode_phrase_starts[feature + 1];
    uint32_t high = end;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (cunicode_phrase_keys[middle] < characters) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < end && cunicode_phrase_keys[low] == characters ? cunicode_phrase_weights[low] : 0;
}
