#include "icu_library.h"

#ifdef CICU_STATIC

#define ADDRESS(function) function,

static const struct icu_library library = {ICU_FUNCTIONS(ADDRESS)};

const struct icu_library *icu_library(void) { return &library; }

#else

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#ifdef __APPLE__
#define FILE_NAME "libicuuc.%d.dylib"
#else
#define FILE_NAME "libicuuc.so.%d"
#endif

/* Released versions, with room for those to come. */
enum { NEWEST = 99, OLDEST = 60 };

static struct icu_library library;
static const struct icu_library *loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(function) \
    snprintf(name, sizeof name, #function "_%d", version); \
    library.function = (__typeof__(library.function))dlsym(handle, name); \
    if (library.function == NULL) return false;

static bool load_version(int version) {
    char name[64];
    snprintf(name, sizeof name, FILE_NAME, version);
    void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return false;
    ICU_FUNCTIONS(FIND)
    loaded = &library;
    return true;
}

static void load(void) {
    if (load_version(U_ICU_VERSION_MAJOR_NUM)) return;
    for (int version = NEWEST; version >= OLDEST; version--)
        if (load_version(version)) return;
}

const struct icu_library *icu_library(void) {
    pthread_once(&once, load);
    return loaded;
}

#endif
