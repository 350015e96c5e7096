/* Tells ThreadSanitizer of Swift's Mutex.
 *
 * Where threads wait for each other, a Mutex is taken and given back by the kernel (FUTEX_LOCK_PI), in a library that is not
 * instrumented: ThreadSanitizer sees no order between them and reports what the Mutex guards as a race. These two functions
 * stand before that library's and add the order. Preloaded into every program of the test run; where ThreadSanitizer is not
 * linked, they change nothing. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

/* Synchronization._MutexHandle._lockSlow(UInt32) and ._unlockSlow() */
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void (*lock_function)(uint32_t thread, SELF void *mutex);
typedef SWIFT void (*unlock_function)(SELF void *mutex);

extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

SWIFT void lock_slowly(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock_slowly(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lock_slowly(uint32_t thread, SELF void *mutex) {
    ((lock_function)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock_slowly(SELF void *mutex) {
    if (__tsan_release) __tsan_release(mutex);
    ((unlock_function)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
