/* libFuzzer as a library: compiler-rt/lib/fuzzer/FuzzerInterface.h has no header in the toolchain, so that what is used
   of it is declared here. */
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
