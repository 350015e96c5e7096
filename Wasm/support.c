/* What Embedded Swift's library asks of a system besides the C library. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* Swift's hashes begin with random bytes: without a system they are always the same. */
void arc4random_buf(void *bytes, size_t count) {
    for (size_t index = 0; index < count; index++) ((uint8_t *)bytes)[index] = (uint8_t)(index * 151 + 17);
}

/* Reads a decimal number; the end of what was read, or NULL. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
    char *end;
    *number = strtod(text, &end);
    return end;
}
