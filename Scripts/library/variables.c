/* What the distribution's static libraries lack in a shared library that is to run on other systems.
 *
 * Variables of libc that their code reads at a fixed distance, which a shared library cannot have: archives.sh gives the places in
 * that code these names.
 *
 * arc4random, which glibc has since 2.36: the C++ library has a use for it that Copyfit has not. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

FILE *copyfit_inside_stderr;
long copyfit_inside_timezone;
char *copyfit_inside_tzname[2] = {"", ""};

__attribute__((constructor)) static void set(void) { copyfit_inside_stderr = stderr; }

uint32_t arc4random(void) {
    uint32_t number;
    if (getentropy(&number, sizeof number) != 0) abort();
    return number;
}
