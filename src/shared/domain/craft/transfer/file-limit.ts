/** Bytes. A library of ten thousand templates is about 20 MB; anything larger than this is not one of our files. */
export const fileLimitBytes = 32 * 1024 * 1024;
