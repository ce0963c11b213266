import { isDiskFull } from './media/disk-full.ts';

/** One plain sentence (or the list of configuration problems) for the operator. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The server did not start: ${String(error)}`;
  if (isDiskFull(error)) {
    return 'No space left on the disk of the data folder. Free some, or choose a folder on another disk: DATA_DIR=… npm start';
  }
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : 'asked for';
  if ('syscall' in error && error.syscall === 'mkdir' && 'path' in error) {
    return `The data folder ${String(error.path)} cannot be made (${String(code)}). Choose another one: DATA_DIR=… npm start`;
  }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Start on another one: PORT=8788 npm start`;
    case 'EACCES':
      return `Port ${port} needs more rights. Start on another one: PORT=8788 npm start`;
    default:
      return error.message;
  }
}
