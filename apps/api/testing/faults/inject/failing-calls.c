/*
 * Loaded before the C library (LD_PRELOAD). While a file `fsync` exists in the folder EVENKEEL_FAULTS, every fsync and
 * fdatasync of the process fails as on a broken disk; while a file `full` exists there, every write to a database fails
 * as on a full disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int holds(const char *fault) {
  const char *folder = getenv("EVENKEEL_FAULTS");
  char path[4096];
  if (!folder) return 0;
  int before = errno;
  snprintf(path, sizeof path, "%s/%s", folder, fault);
  int found = access(path, F_OK) == 0;
  errno = before;
  return found;
}

static int is_database(int fd) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  int before = errno;
  ssize_t length = readlink(link, path, sizeof path - 1);
  errno = before;
  if (length < 0) return 0;
  path[length] = '\0';
  return strstr(path, ".sqlite") != NULL;
}

static int fails(int code) {
  errno = code;
  return -1;
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fsync");
  return holds("fsync") ? fails(EIO) : real(fd);
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
  return holds("fsync") ? fails(EIO) : real(fd);
}

ssize_t write(int fd, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = dlsym(RTLD_NEXT, "write");
  return holds("full") && is_database(fd) ? fails(ENOSPC) : real(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) {
  static ssize_t (*real)(int, const void *, size_t, off_t);
  if (!real) real = dlsym(RTLD_NEXT, "pwrite");
  return holds("full") && is_database(fd) ? fails(ENOSPC) : real(fd, bytes, count, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
  static ssize_t (*real)(int, const void *, size_t, off64_t);
  if (!real) real = dlsym(RTLD_NEXT, "pwrite64");
  return holds("full") && is_database(fd) ? fails(ENOSPC) : real(fd, bytes, count, at);
}
