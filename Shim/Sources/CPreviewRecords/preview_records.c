#include "preview_records.h"

// The linker defines both where the section exists; without a preview they are null.
extern const preview_record __start_copyfit_previews[] __attribute__((weak, visibility("hidden")));
extern const preview_record __stop_copyfit_previews[] __attribute__((weak, visibility("hidden")));

size_t preview_record_count(void) {
    return (size_t)(__stop_copyfit_previews - __start_copyfit_previews);
}

void preview_record_call(size_t index, uintptr_t address) {
    __start_copyfit_previews[index](address);
}
