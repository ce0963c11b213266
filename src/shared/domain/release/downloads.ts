// Lists the files for the download page from the published manifests.
import * as z from 'zod';
import { isFutureDated, isFrozen } from './choose-update.ts';
import {
  type ReleaseChannel,
  releaseFilePath,
  ReleaseFormat,
  type ReleaseManifest,
  ReleasePlatform,
  releasePlatforms
} from './release-manifest.ts';
import { compareReleaseVersions, ReleaseVersion } from './release-version.ts';

export const DownloadFile = z.object({
  format: ReleaseFormat,
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** Hexadecimal, the format that checksum tools print on every system. */
  sha512: z.string()
});
export type DownloadFile = z.infer<typeof DownloadFile>;

export const PlatformRelease = z.object({
  platform: ReleasePlatform,
  version: ReleaseVersion,
  releasedOn: z.iso.date(),
  notes: z.array(z.string()),
  /** A paused release is not offered, so it has no files. */
  isPaused: z.boolean(),
  /** The manifest is so old that a newer version may be missing from the feed (freeze attack or neglect). */
  isFrozen: z.boolean(),
  files: z.array(DownloadFile)
});
export type PlatformRelease = z.infer<typeof PlatformRelease>;

export const Downloads = z.object({
  stable: z.array(PlatformRelease),
  /** Betas newer than the stable release of their platform. */
  beta: z.array(PlatformRelease)
});
export type Downloads = z.infer<typeof Downloads>;

/** The URL path of a file on the server that publishes it. */
export const getDownloadHref = (name: string): string => `/updates/${releaseFilePath(name)}`;

/** Ignores the rollout percentage: a manual download is an explicit request for that version. */
export function listDownloads(manifests: readonly ReleaseManifest[], now: number): Downloads {
  const known = manifests.filter((manifest) => !isFutureDated(manifest, now));
  const find = (channel: ReleaseChannel, platform: ReleasePlatform) =>
    known.find((manifest) => manifest.channel === channel && manifest.platform === platform);
  const stable = releasePlatforms.flatMap((platform) => find('stable', platform) ?? []);
  const beta = releasePlatforms
    .flatMap((platform) => find('beta', platform) ?? [])
    .filter(({ platform, version }) => {
      const current = find('stable', platform);
      return current === undefined || compareReleaseVersions(version, current.version) > 0;
    });
  const describe = (manifest: ReleaseManifest) => describeRelease(manifest, now);
  return { stable: stable.map(describe), beta: beta.map(describe) };
}

function describeRelease(manifest: ReleaseManifest, now: number): PlatformRelease {
  const { platform, version, releasedOn, notes, isPaused, files } = manifest;
  return {
    platform,
    version,
    releasedOn,
    notes,
    isPaused,
    isFrozen: isFrozen(manifest, now),
    files: isPaused
      ? []
      : files.map(({ format, name, size, sha512 }) => ({ format, name, size, sha512: toHex(sha512) }))
  };
}

const base64Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Of a SHA-512 digest, without base64 padding bits. */
const hexLength = 128;

/** Two base64 digits are three hexadecimal digits (12 bits). */
const toHex = (base64: string): string =>
  [...base64.matchAll(/([A-Za-z0-9+/])([A-Za-z0-9+/])/g)]
    .map(([, high = '', low = '']) =>
      (base64Alphabet.indexOf(high) * base64Alphabet.length + base64Alphabet.indexOf(low))
        .toString(16)
        .padStart(3, '0')
    )
    .join('')
    .slice(0, hexLength);
