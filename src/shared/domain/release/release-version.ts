import * as z from 'zod';

const pattern = /^(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})(?:-beta\.(0|[1-9]\d{0,4}))?$/;

/** "1.4.0" or "1.4.0-beta.2". */
export const ReleaseVersion = z.string().regex(pattern);

export const isBeta = (version: string): boolean => version.includes('-');

/** Below zero where `one` is older. A beta is older than the version it leads to. Throws for what is no version. */
export function compareReleaseVersions(one: string, other: string): number {
  const [left, right] = [readNumbers(one), readNumbers(other)];
  const place = left.findIndex((number, index) => number !== right[index]);
  return place === -1 ? 0 : (left[place] ?? 0) - (right[place] ?? 0);
}

function readNumbers(version: string): number[] {
  const [, major, minor, patch, beta] = pattern.exec(version) ?? [];
  if (major === undefined) throw new RangeError(`${version} is not a version`);
  return [major, minor, patch, beta ?? Number.MAX_SAFE_INTEGER].map(Number);
}
