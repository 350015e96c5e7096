/* A function of the C library that its headers show only to those who ask for GNU's extensions. Not part of copyfit.h. */
#ifndef COPYFIT_MEMORY_FILE_H
#define COPYFIT_MEMORY_FILE_H

int memfd_create(const char *name, unsigned int flags);

/* MFD_CLOEXEC */
enum { copyfit_memory_file_closes = 1 };

#endif
