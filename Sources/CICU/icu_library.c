#include "icu_library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#define QUOTED(text) #text
#define NAME_OF(function) QUOTED(function)

#ifdef __APPLE__
#define FILE_NAME "libicuuc." U_ICU_VERSION_SHORT ".dylib"
#else
#define FILE_NAME "libicuuc.so." U_ICU_VERSION_SHORT
#endif

static struct icu_library library;
static const struct icu_library *loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(function) \
    library.function = (__typeof__(library.function))dlsym(handle, NAME_OF(function)); \
    if (library.function == NULL) return;

static void load(void) {
    void *handle = dlopen(FILE_NAME, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
    ICU_FUNCTIONS(FIND)
    loaded = &library;
}

const struct icu_library *icu_library(void) {
    pthread_once(&once, load);
    return loaded;
}
