import type { DownloadFile, PlatformRelease } from '#shared/domain/release/downloads.ts';
import {
  type ReleaseFormat,
  type ReleasePlatform,
  type ReleaseSystem,
  systemOf
} from '#shared/domain/release/release-manifest.ts';
import type { Visitor } from './detect-visitor.ts';

export type OfferedFile = { readonly release: PlatformRelease; readonly file: DownloadFile };

/** Installers come before archives. */
const formats: readonly ReleaseFormat[] = ['nsis', 'dmg', 'AppImage', 'deb', 'zip'];

/** Within each system, the most common processor comes first. */
const platforms: readonly ReleasePlatform[] = [
  'win32-x64',
  'win32-arm64',
  'darwin-arm64',
  'darwin-x64',
  'linux-x64',
  'linux-arm64'
];

/** By format, then by platform. */
export const listFiles = (releases: readonly PlatformRelease[]): readonly OfferedFile[] =>
  formats.flatMap((format) =>
    platforms.flatMap((platform) =>
      releases
        .filter((release) => release.platform === platform)
        .flatMap((release) =>
          release.files.filter((file) => file.format === format).map((file) => ({ release, file }))
        )
    )
  );

export const ofSystem = (
  releases: readonly PlatformRelease[],
  system: ReleaseSystem
): readonly PlatformRelease[] => releases.filter(({ platform }) => systemOf(platform) === system);

/**
 * The preferred file for each processor that this computer may have. Windows on ARM also runs x64 programs, and many browsers
 * do not reveal its processor, so only x64 is offered on Windows unless the processor is known.
 */
export function recommendFiles(
  releases: readonly PlatformRelease[],
  { system, processor }: Extract<Visitor, { kind: 'computer' }>
): readonly OfferedFile[] {
  const own = ofSystem(releases, system);
  const fitting = own.filter(({ platform }) => processor === null || platform.endsWith(`-${processor}`));
  const x64 = own.filter(({ platform }) => platform === 'win32-x64');
  const chosen =
    system === 'win32' && (processor === null || fitting.length === 0) && x64.length > 0 ? x64 : fitting;
  const first = new Set(chosen.map((release) => listFiles([release])[0]?.file));
  return listFiles(chosen).filter(({ file }) => first.has(file));
}
