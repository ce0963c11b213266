import { join } from 'node:path';

/** The folder of the server's compiled modules, with which a start costs a third less CPU time. */
export const compileCache = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/node')
} as const;
