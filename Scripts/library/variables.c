/* Variables of libc that code of static libraries reads at a fixed distance, which a shared library cannot have. archives.sh gives
 * the places in that code these names. ICU uses the time zone only for dates, which Copyfit does not ask for. */
#include <stdio.h>

FILE *copyfit_inside_stderr;
long copyfit_inside_timezone;
char *copyfit_inside_tzname[2] = {"", ""};

__attribute__((constructor)) static void set(void) { copyfit_inside_stderr = stderr; }
