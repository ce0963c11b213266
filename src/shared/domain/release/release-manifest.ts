// The signed manifest of the newest version of one channel on one platform.
import * as z from 'zod';
import { stableStringify } from '../../kit/stable-stringify.ts';
import { isBeta, ReleaseVersion } from './release-version.ts';

export const releaseChannels = ['stable', 'beta'] as const;
export const ReleaseChannel = z.enum(releaseChannels);
export type ReleaseChannel = z.infer<typeof ReleaseChannel>;

/** Operating system and processor, as Node names them. */
export const releasePlatforms = [
  'linux-x64',
  'linux-arm64',
  'darwin-x64',
  'darwin-arm64',
  'win32-x64',
  'win32-arm64'
] as const;
export const ReleasePlatform = z.enum(releasePlatforms);
export type ReleasePlatform = z.infer<typeof ReleasePlatform>;

export type ReleaseSystem = 'linux' | 'darwin' | 'win32';

export const systemOf = (platform: ReleasePlatform): ReleaseSystem => platform.split('-')[0] as ReleaseSystem;

type FormatFacts = { readonly extension: string; readonly system: ReleaseSystem };

export const releaseFormats = {
  AppImage: { extension: '.AppImage', system: 'linux' },
  deb: { extension: '.deb', system: 'linux' },
  zip: { extension: '.zip', system: 'darwin' },
  dmg: { extension: '.dmg', system: 'darwin' },
  nsis: { extension: '.exe', system: 'win32' }
} as const satisfies Readonly<Record<string, FormatFacts>>;
export type ReleaseFormat = keyof typeof releaseFormats;
export const ReleaseFormat = z.enum(Object.keys(releaseFormats) as ReleaseFormat[]);

const maxFileBytes = 1_000_000_000;

const ReleaseFile = z.object({
  format: ReleaseFormat,
  /** A name and no path, so that a manifest leads nowhere but to the folder of its feed. */
  name: z
    .string()
    .max(120)
    .regex(/^[A-Za-z0-9](?:[A-Za-z0-9_+-]|\.(?!\.))*$/),
  size: z.int().min(1).max(maxFileBytes),
  /** 64 bytes in base64. */
  sha512: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
  /** Bytes at the end of an AppImage that describe its blocks, for downloading only the changed ones. */
  blockMapSize: z.int().min(1).max(maxFileBytes).optional()
});
export type ReleaseFile = z.infer<typeof ReleaseFile>;

export const ReleaseManifest = z
  .object({
    format: z.literal('reelwright/release'),
    channel: ReleaseChannel,
    platform: ReleasePlatform,
    version: ReleaseVersion,
    releasedOn: z.iso.date(),
    /** Unix milliseconds. A manifest that was signed later replaces one of the same channel and platform. */
    signedAt: z.int().min(0),
    /** Older apps get this version whatever the rollout, and cannot skip it. */
    minimumVersion: ReleaseVersion,
    rolloutPercent: z.int().min(0).max(100),
    isPaused: z.boolean(),
    /** The news, one change each. */
    notes: z.array(z.string().min(1).max(2000)).max(200),
    files: z.array(ReleaseFile).min(1).max(10)
  })
  .refine(({ channel, version }) => channel === 'beta' || !isBeta(version), 'a beta is not for everybody')
  .refine(({ files }) => new Set(files.map(({ format }) => format)).size === files.length, 'a format twice')
  .refine(
    ({ files, platform }) => files.every((file) => fitsPlatform(file, platform)),
    'a file of another platform'
  );
export type ReleaseManifest = z.infer<typeof ReleaseManifest>;

function fitsPlatform({ format, name }: ReleaseFile, platform: ReleasePlatform): boolean {
  const { extension, system } = releaseFormats[format];
  return systemOf(platform) === system && name.endsWith(extension);
}

/** The text that is signed: the same content is the same text. */
export const writeManifest = (manifest: ReleaseManifest): string => stableStringify(manifest);

/** The path of a manifest below the address or folder of its feed. */
export const manifestPath = (channel: ReleaseChannel, platform: ReleasePlatform): string =>
  `${channel}/${platform}.json`;

/** The path of a release's file below the address or folder of its feed. */
export const releaseFilePath = (name: string): string => `files/${name}`;
