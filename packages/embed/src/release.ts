/** The version of this package: the loader and a frame say theirs to each other. */
export const release = '0.1.0'
