// A whole release, as `npm run release` writes it and a feed serves it, judged by what the updater of an app checks.
import { err, ok, type Result } from '../../kit/result.ts';
import type { VerifySignature } from '../../kit/signed-text.ts';
import { checkReleaseFile, type FileHash, type FileRefusal } from './check-release-file.ts';
import { isFrozen } from './choose-update.ts';
import {
  manifestPath,
  type ReleaseChannel,
  releaseChannels,
  releaseFilePath,
  type ReleaseManifest,
  type ReleasePlatform,
  releasePlatforms
} from './release-manifest.ts';
import { type ManifestRefusal, readSignedManifest } from './signed-manifest.ts';

export type ReleaseFolder = {
  /** Undefined where there is no such file. */
  readonly readText: (path: string) => Promise<string | undefined>;
  /** Undefined where there is no such file. */
  readonly openFile: (path: string) => Promise<AsyncIterable<Uint8Array> | undefined>;
};

export type FolderProblem = {
  readonly path: string;
  readonly reason: ManifestRefusal | FileRefusal | 'misplaced' | 'frozen' | 'missing';
};

export type PublishedManifest = {
  readonly path: string;
  readonly text: string;
  readonly manifest: ReleaseManifest;
};

export type FolderCheck = {
  readonly keys: readonly string[];
  readonly verify: VerifySignature;
  readonly createHash: () => FileHash;
  readonly now: number;
};

/** Every manifest of the folder, once all of them and all their files hold; or each problem. */
export async function checkReleaseFolder(
  folder: ReleaseFolder,
  check: FolderCheck
): Promise<Result<readonly PublishedManifest[], readonly FolderProblem[]>> {
  const manifests: PublishedManifest[] = [];
  const problems: FolderProblem[] = [];
  for (const channel of releaseChannels) {
    for (const platform of releasePlatforms) {
      const path = manifestPath(channel, platform);
      const text = await folder.readText(path);
      if (text === undefined) continue;
      const read = await checkManifest(text, { channel, platform }, check);
      if (read.ok) manifests.push({ path, text, manifest: read.value });
      else problems.push({ path, reason: read.error });
    }
  }
  problems.push(...(await checkFiles(folder, manifests, check)));
  if (manifests.length === 0 && problems.length === 0) {
    return err([{ path: manifestPath('stable', 'linux-x64'), reason: 'missing' }]);
  }
  return problems.length > 0 ? err(problems) : ok(manifests);
}

async function checkManifest(
  text: string,
  place: { readonly channel: ReleaseChannel; readonly platform: ReleasePlatform },
  { keys, verify, now }: FolderCheck
): Promise<Result<ReleaseManifest, FolderProblem['reason']>> {
  const read = await readSignedManifest(text, keys, verify);
  if (!read.ok) return read;
  const { channel, platform } = read.value;
  if (channel !== place.channel || platform !== place.platform) return err('misplaced');
  return isFrozen(read.value, now) ? err('frozen') : read;
}

/** A file that several manifests name is read once for each description of it. */
async function checkFiles(
  folder: ReleaseFolder,
  manifests: readonly PublishedManifest[],
  { createHash }: FolderCheck
): Promise<FolderProblem[]> {
  const files = manifests.flatMap(({ manifest }) => manifest.files);
  const different = new Map(files.map((file) => [`${file.name} ${file.size} ${file.sha512}`, file]));
  const problems: FolderProblem[] = [];
  for (const file of different.values()) {
    const path = releaseFilePath(file.name);
    const content = await folder.openFile(path);
    const reason = content === undefined ? 'missing' : await checkReleaseFile(file, content, createHash());
    if (reason !== null) problems.push({ path, reason });
  }
  return problems;
}
