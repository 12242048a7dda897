/**
 * With this the C library returns blocks of 256 KB and more to the system once they are free. Otherwise it raises that limit to 32 MB
 * by itself, and keeps what large uploads took.
 */
export const serverMemory = { MALLOC_MMAP_THRESHOLD_: '262144' }
