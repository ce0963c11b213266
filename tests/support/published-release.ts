// Writes a published feed with a release for every system. Each installer is a few bytes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  manifestPath,
  releaseFilePath,
  type ReleaseFormat,
  releaseFormats,
  type ReleaseManifest,
  type ReleasePlatform
} from '#shared/domain/release/release-manifest.ts';
import { signManifest } from '../../scripts/release/write-manifests.ts';
import { buildManifest, hashOf } from './release-builder.ts';

const formats: Readonly<Partial<Record<ReleasePlatform, readonly ReleaseFormat[]>>> = {
  'linux-x64': ['AppImage', 'deb'],
  'darwin-x64': ['dmg', 'zip'],
  'darwin-arm64': ['dmg', 'zip'],
  'win32-x64': ['nsis']
};

const nameFile = (version: string, platform: string, format: ReleaseFormat): string =>
  `Reelwright-${version}-${platform}${releaseFormats[format].extension}`;

/** Each file contains its own name. */
export function writeFeed(folder: string, privateKey: string, change: Partial<ReleaseManifest> = {}): void {
  for (const [platform, listed] of Object.entries(formats) as [ReleasePlatform, ReleaseFormat[]][]) {
    const { channel, version } = { channel: 'stable', version: '1.4.0', ...change } as const;
    const names = listed.map((format) => ({ format, name: nameFile(version, platform, format) }));
    const files = names.map(({ format, name }) => ({
      format,
      name,
      size: name.length,
      sha512: hashOf(name)
    }));
    const manifest = buildManifest({ platform, signedAt: Date.now(), ...change, files });
    write(join(folder, manifestPath(channel, platform)), signManifest(manifest, privateKey));
    for (const { name } of names) write(join(folder, releaseFilePath(name)), name);
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
