// Counts allocations of the process that it is loaded into (LD_PRELOAD), for `make bench`.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_ulong count;

unsigned long counted_allocations(void) { return atomic_load(&count); }

void *malloc(size_t size) {
  static void *(*real)(size_t);
  if (!real) real = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return real(size);
}
