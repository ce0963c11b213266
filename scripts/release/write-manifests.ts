import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  manifestPath,
  type ReleaseChannel,
  type ReleaseFile,
  type ReleaseManifest,
  type ReleasePlatform,
  writeManifest
} from '#shared/domain/release/release-manifest.ts';
import type { SignedManifest } from '#shared/domain/release/signed-manifest.ts';
import type { ManifestChange } from './release-options.ts';
import type { Source } from './source-state.ts';
import { signText } from '../signing/ed25519.ts';

/** A stable version is also the newest one for those who take betas. */
const channelsOf = (channel: ReleaseChannel): readonly ReleaseChannel[] =>
  channel === 'stable' ? ['stable', 'beta'] : ['beta'];

export type Signing = { readonly privateKey: string; readonly signedAt: number };

/** Writes a signed manifest for each platform that there are files for; answers with their paths. */
export function writeManifests(
  folder: string,
  files: ReadonlyMap<ReleasePlatform, readonly ReleaseFile[]>,
  release: { readonly source: Source; readonly channel: ReleaseChannel; readonly change: ManifestChange },
  signing: Signing
): string[] {
  const { source, channel, change } = release;
  const manifests = channelsOf(channel).flatMap((to) =>
    [...files].map(
      ([platform, ofPlatform]): ReleaseManifest => ({
        format: 'reelwright/release',
        channel: to,
        platform,
        version: source.version,
        releasedOn: new Date(source.committedAt * 1000).toISOString().slice(0, 10),
        signedAt: signing.signedAt,
        minimumVersion: change.minimumVersion ?? '0.0.0',
        rolloutPercent: change.rolloutPercent ?? 100,
        isPaused: change.isPaused ?? false,
        notes: [...source.notes],
        files: [...ofPlatform]
      })
    )
  );
  return manifests.map((manifest) => writeManifestFile(folder, manifest, signing));
}

export function writeManifestFile(
  folder: string,
  manifest: ReleaseManifest,
  { privateKey }: Signing
): string {
  const path = manifestPath(manifest.channel, manifest.platform);
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), signManifest(manifest, privateKey));
  return path;
}

/** The published text of a manifest. */
export const signManifest = (manifest: ReleaseManifest, pem: string): string =>
  writeSigned(writeManifest(manifest), pem);

/** The same of any text. */
export function writeSigned(text: string, pem: string): string {
  const { signature, key } = signText(text, pem);
  const signed: SignedManifest = { format: 'reelwright/signed-release', manifest: text, signature, key };
  return `${JSON.stringify(signed, null, 2)}\n`;
}
