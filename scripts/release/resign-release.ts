import type { ManifestChange } from './release-options.ts';
import { requireSoundRelease } from './verify-release.ts';
import { type Signing, writeManifestFile } from './write-manifests.ts';

/**
 * Signs the manifests of a release anew, with what is to change: a larger rollout, a pause, or nothing but the time.
 * A release whose feed counts as frozen can be signed again; a damaged one cannot.
 */
export async function resignRelease(
  folder: string,
  keys: readonly string[],
  change: ManifestChange,
  signing: Signing
): Promise<string[]> {
  const manifests = await requireSoundRelease(folder, keys, 0);
  return manifests.map(({ manifest }) =>
    writeManifestFile(
      folder,
      {
        ...manifest,
        signedAt: signing.signedAt,
        rolloutPercent: change.rolloutPercent ?? manifest.rolloutPercent,
        minimumVersion: change.minimumVersion ?? manifest.minimumVersion,
        isPaused: change.isPaused ?? manifest.isPaused
      },
      signing
    )
  );
}
