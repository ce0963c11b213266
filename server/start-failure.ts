/** One plain sentence (or the list of configuration problems) for whoever started the server. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The server did not start: ${String(error)}`;
  const code = 'code' in error ? error.code : undefined;
  const port = 'port' in error ? String(error.port) : 'asked for';
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Start on another one: PORT=8788 npm start`;
    case 'EACCES':
      return 'port' in error
        ? `Port ${port} needs more rights. Start on another one: PORT=8788 npm start`
        : `The data folder cannot be written to: ${error.message}`;
    default:
      return error.message;
  }
}
