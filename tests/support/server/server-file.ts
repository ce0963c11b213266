/** The built server, which starts with a quarter of the CPU time of its source files. */
export const serverFile = 'dist/server/index.js';
