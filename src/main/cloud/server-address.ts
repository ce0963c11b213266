/**
 * The origin of the first address that is given and usable; null where there is none. Without https a token could be
 * read on its way, so plain http is only for this machine.
 */
export function findServerAddress(given: readonly (string | undefined)[]): string | null {
  return given.map(readOrigin).find((origin) => origin !== undefined) ?? null;
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

function readOrigin(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && thisMachine.has(hostname));
  return isSafe ? origin : undefined;
}
