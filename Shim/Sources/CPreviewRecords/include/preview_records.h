#pragma once
#include <stddef.h>
#include <stdint.h>

// What #Preview leaves in the program: functions that store a metatype at an address.
typedef void (*preview_record)(uintptr_t address);

// How many there are in this program or dynamic library.
size_t preview_record_count(void);

// Calls one of them. The index is below the count.
void preview_record_call(size_t index, uintptr_t address);
