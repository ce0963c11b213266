// How this app was installed, which decides how it is updated, and where updates come from.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ReleaseFormat,
  type ReleasePlatform,
  releasePlatforms
} from '#shared/domain/release/release-manifest.ts';
import { readFeedAddress } from '#shared/domain/release/feed-address.ts';

/** A disk image is only how macOS installs an app the first time. */
export type UpdatableFormat = Exclude<ReleaseFormat, 'dmg'>;

export type Installation = { readonly platform: ReleasePlatform; readonly format: UpdatableFormat };

type Facts = {
  readonly system: string;
  readonly processor: string;
  readonly isPackaged: boolean;
  readonly resourcesPath: string;
  /** The file that is running, as its runtime says in `APPIMAGE`. */
  readonly appImage: string | undefined;
};

/** Undefined for an app that was not installed from a release: run from its sources, or packed by somebody else. */
export function findInstallation(facts: Facts): Installation | undefined {
  const platform = releasePlatforms.find((each) => each === `${facts.system}-${facts.processor}`);
  const format = findFormat(facts);
  return platform === undefined || format === undefined ? undefined : { platform, format };
}

function findFormat({ system, isPackaged, resourcesPath, appImage }: Facts): UpdatableFormat | undefined {
  if (system === 'linux' && appImage !== undefined) return 'AppImage';
  if (!isPackaged) return undefined;
  if (system === 'win32') return 'nsis';
  if (system === 'darwin') return 'zip';
  // electron-builder leaves the name of the package there.
  const note = join(resourcesPath, 'package-type');
  return existsSync(note) && readFileSync(note, 'utf8').trim() === 'deb' ? 'deb' : undefined;
}

type UpdateSettings = {
  /** Undefined where none was given, or one that anybody on the way could change. */
  readonly feed: string | undefined;
  /** Public keys in base64. */
  readonly keys: readonly string[];
};

/**
 * The address of updates, by default the server's, and the keys that sign them. A packed app knows both by its build alone.
 */
export function readUpdateSettings(
  environment: Readonly<Record<string, string | undefined>>,
  isPackaged: boolean
): UpdateSettings {
  const given = isPackaged ? {} : environment;
  const server = given['REELWRIGHT_SERVER'] ?? process.env.REELWRIGHT_BUILT_FOR ?? '';
  const feed = given['REELWRIGHT_UPDATES'] ?? process.env.REELWRIGHT_BUILT_FOR_UPDATES ?? '';
  const keys = given['REELWRIGHT_RELEASE_KEYS'] ?? process.env.REELWRIGHT_BUILT_WITH_RELEASE_KEYS ?? '';
  return {
    feed: readFeedAddress(feed === '' ? `${server}/updates` : feed),
    keys: keys
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean)
  };
}
