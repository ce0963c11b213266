type Variables = Readonly<Record<string, string | undefined>>;

export type Settings = {
  /** Null where nobody named one. */
  readonly server: string | null;
  /** Public keys that sign lists of models. */
  readonly modelListKeys: readonly string[];
  readonly reportsDsn: string | undefined;
  /** The addresses that the page was built with; its policy allows no others. */
  readonly pageSendsTo: readonly (string | undefined)[];
};

/** Each variable counts as the environment of this start has it, or else as the app was built with it. */
export function readSettings(environment: Variables, builtWith: Variables): Settings {
  const read = (name: string): string | undefined => environment[name] ?? builtWith[name];
  const reportsDsn = read('REELWRIGHT_SENTRY_DSN');
  return {
    server: findServerAddress([environment['REELWRIGHT_SERVER'], builtWith['REELWRIGHT_SERVER']]),
    modelListKeys: (read('REELWRIGHT_MODEL_LIST_KEYS') ?? '')
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
    reportsDsn,
    pageSendsTo: [reportsDsn, read('REELWRIGHT_POSTHOG_HOST'), read('REELWRIGHT_PAGE_ANALYTICS_URL')]
  };
}

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
