import { findServerAddress } from './cloud/server-address.ts';

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
