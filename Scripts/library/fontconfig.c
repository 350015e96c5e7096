/* fontconfig for the C library, loaded when a program first asks for the system's fonts: the library also works on machines that have
 * none. Without it FcInitLoadConfigAndFonts answers NULL, after which Copyfit calls no other function. */
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include <pthread.h>
#include <stddef.h>

#define FUNCTIONS(USE, USE_VOID) \
    USE(FcFontSet *, FcFontSort, (FcConfig *a, FcPattern *b, FcBool c, FcCharSet **d, FcResult *e), (a, b, c, d, e)) \
    USE(FcFontSet *, FcFontList, (FcConfig *a, FcPattern *b, FcObjectSet *c), (a, b, c)) \
    USE(FcBool, FcConfigSubstitute, (FcConfig *a, FcPattern *b, FcMatchKind c), (a, b, c)) \
    USE(FcObjectSet *, FcObjectSetCreate, (void), ()) \
    USE(FcBool, FcObjectSetAdd, (FcObjectSet *a, const char *b), (a, b)) \
    USE(double, FcWeightToOpenTypeDouble, (double a), (a)) \
    USE(double, FcWeightFromOpenTypeDouble, (double a), (a)) \
    USE(FcPattern *, FcPatternCreate, (void), ()) \
    USE(FcBool, FcPatternAddDouble, (FcPattern *a, const char *b, double c), (a, b, c)) \
    USE(FcBool, FcPatternAddInteger, (FcPattern *a, const char *b, int c), (a, b, c)) \
    USE(FcBool, FcPatternAddString, (FcPattern *a, const char *b, const FcChar8 *c), (a, b, c)) \
    USE(FcResult, FcPatternGetBool, (const FcPattern *a, const char *b, int c, FcBool *d), (a, b, c, d)) \
    USE(FcResult, FcPatternGetDouble, (const FcPattern *a, const char *b, int c, double *d), (a, b, c, d)) \
    USE(FcResult, FcPatternGetInteger, (const FcPattern *a, const char *b, int c, int *d), (a, b, c, d)) \
    USE(FcResult, FcPatternGetString, (const FcPattern *a, const char *b, int c, FcChar8 **d), (a, b, c, d)) \
    USE_VOID(FcConfigDestroy, (FcConfig *a), (a)) \
    USE_VOID(FcDefaultSubstitute, (FcPattern *a), (a)) \
    USE_VOID(FcFontSetDestroy, (FcFontSet *a), (a)) \
    USE_VOID(FcObjectSetDestroy, (FcObjectSet *a), (a)) \
    USE_VOID(FcPatternDestroy, (FcPattern *a), (a))

#define MEMBER(result, name, parameters, arguments) result(*name) parameters;
#define VOID_MEMBER(name, parameters, arguments) void(*name) parameters;

static struct {
    FcConfig *(*load)(void);
    FUNCTIONS(MEMBER, VOID_MEMBER)
} library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

#define FIND(result, name, parameters, arguments) FIND_VOID(name, parameters, arguments)
#define FIND_VOID(name, parameters, arguments) \
    library.name = (__typeof__(library.name))dlsym(handle, #name); \
    if (library.name == NULL) return;

static void load(void) {
    void *handle = dlopen("libfontconfig.so.1", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return;
    FUNCTIONS(FIND, FIND_VOID)
    library.load = (__typeof__(library.load))dlsym(handle, "FcInitLoadConfigAndFonts");
}

FcConfig *FcInitLoadConfigAndFonts(void) {
    pthread_once(&once, load);
    return library.load == NULL ? NULL : library.load();
}

#define FORWARD(result, name, parameters, arguments) \
    result name parameters { return library.name arguments; }
#define FORWARD_VOID(name, parameters, arguments) \
    void name parameters { library.name arguments; }

FUNCTIONS(FORWARD, FORWARD_VOID)
