// Decides if the version of a verified manifest is for this app.
import { err, ok, type Result } from '../../kit/result.ts';
import type {
  ReleaseChannel,
  ReleaseFile,
  ReleaseFormat,
  ReleaseManifest,
  ReleasePlatform
} from './release-manifest.ts';
import { compareReleaseVersions } from './release-version.ts';

export type InstalledApp = {
  readonly version: string;
  readonly platform: ReleasePlatform;
  /** How it was installed: an update is of the same format. */
  readonly format: ReleaseFormat;
  readonly channel: ReleaseChannel;
  readonly installId: string;
  readonly skippedVersion: string | null;
  /** When the newest manifest of this channel that the app has seen was signed; 0 before the first. */
  readonly newestSignedAt: number;
};

/** Somebody asked for updates now, or the app looks by itself. */
export type UpdateCheck = { readonly now: number; readonly isByHand: boolean };

export type UpdateChoice =
  | { readonly kind: 'current' }
  | { readonly kind: 'waiting'; readonly reason: 'paused' | 'rollout' | 'skipped' }
  | { readonly kind: 'available'; readonly file: ReleaseFile; readonly isRequired: boolean };

export type UpdateRefusal =
  | 'other_channel'
  | 'other_platform'
  | 'from_the_future'
  | 'older_manifest'
  | 'older_version'
  | 'no_file';

const dayMs = 86_400_000;
const frozenAfterDays = 30;
/** The largest difference between the clocks of two machines. */
const clockToleranceMs = dayMs;

/** A feed that nobody signs anew may be held back by somebody. */
export const isFrozen = ({ signedAt }: ReleaseManifest, now: number): boolean =>
  now - signedAt > frozenAfterDays * dayMs;

export const isFutureDated = ({ signedAt }: ReleaseManifest, now: number): boolean =>
  signedAt > now + clockToleranceMs;

export function chooseUpdate(
  manifest: ReleaseManifest,
  app: InstalledApp,
  check: UpdateCheck
): Result<UpdateChoice, UpdateRefusal> {
  if (manifest.channel !== app.channel) return err('other_channel');
  if (manifest.platform !== app.platform) return err('other_platform');
  if (isFutureDated(manifest, check.now)) return err('from_the_future');
  if (manifest.signedAt < app.newestSignedAt) return err('older_manifest');
  const order = compareReleaseVersions(manifest.version, app.version);
  if (order < 0) return err('older_version');
  if (order === 0) return ok({ kind: 'current' });
  const file = manifest.files.find(({ format }) => format === app.format);
  return file === undefined ? err('no_file') : ok(chooseNewer(manifest, app, file, check.isByHand));
}

function chooseNewer(
  { version, minimumVersion, isPaused, rolloutPercent }: ReleaseManifest,
  app: InstalledApp,
  file: ReleaseFile,
  isByHand: boolean
): UpdateChoice {
  if (isPaused) return { kind: 'waiting', reason: 'paused' };
  const isRequired = compareReleaseVersions(app.version, minimumVersion) < 0;
  const available = { kind: 'available', file, isRequired } as const;
  if (isRequired || isByHand) return available;
  if (app.skippedVersion === version) return { kind: 'waiting', reason: 'skipped' };
  if (!isInRollout(app.installId, version, rolloutPercent)) return { kind: 'waiting', reason: 'rollout' };
  return available;
}

// Which installations get a version that is not for everybody yet. Decided on the device, from an id it tells nobody.

const places = 10_000;

/**
 * From 0 to 9,999, the same each time for one installation and version. Another version has another order, so that
 * it is not always the same people who are first.
 */
export function rolloutPlace(installId: string, version: string): number {
  return hash(`${version} ${installId}`) % places;
}

/** A larger percentage includes everyone of a smaller one. */
export const isInRollout = (installId: string, version: string, percent: number): boolean =>
  rolloutPlace(installId, version) < (percent * places) / 100;

/** FNV-1a, with the last mixing of MurmurHash3, since ids that differ in their last character would be neighbors. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
