#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/* How often this thread has asked for heap memory since it began. */
uint64_t allocation_count(void);

#endif
