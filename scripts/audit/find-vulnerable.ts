import semver from 'semver';
import type { Advisory, AffectedPackage } from './read-advisories.ts';
import type { LockedPackage } from './read-lockfile.ts';

export type Vulnerability = { readonly package: LockedPackage; readonly advisory: Advisory };

/** Every locked package that an advisory names, by the package's name. Withdrawn advisories do not count. */
export function findVulnerable(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[]
): Vulnerability[] {
  const current = advisories.filter(({ withdrawn }) => withdrawn === undefined);
  return packages.flatMap((locked) =>
    current
      .filter(({ affected }) => affected.some((one) => isAffected(locked, one)))
      .map((advisory) => ({ package: locked, advisory }))
  );
}

function isAffected({ name, version }: LockedPackage, affected: AffectedPackage): boolean {
  if (affected.package.ecosystem !== 'npm' || affected.package.name !== name) return false;
  return affected.versions.includes(version) || affected.ranges.some((range) => isInRange(version, range));
}

/** The evaluation of the OSV schema: the events in order of version, each of which begins or ends the affected ones. */
function isInRange(version: string, { type, events }: AffectedPackage['ranges'][number]): boolean {
  if (type !== 'SEMVER' && type !== 'ECOSYSTEM') return false;
  const ordered = events
    .map((event) => ({
      ...event,
      at: toVersion(event.introduced ?? event.fixed ?? event.last_affected ?? '0')
    }))
    .toSorted((left, right) => semver.compare(left.at, right.at));
  let affected = false;
  for (const { at, introduced, fixed } of ordered) {
    if (introduced !== undefined) affected ||= semver.gte(version, at);
    else if (fixed !== undefined) affected &&= semver.lt(version, at);
    else affected &&= semver.lte(version, at);
  }
  return affected;
}

const toVersion = (text: string): string => (text === '0' ? '0.0.0-0' : text);
