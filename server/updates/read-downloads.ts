// Reads the published releases for the download page.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Downloads, listDownloads } from '#shared/domain/release/downloads.ts';
import {
  manifestPath,
  type ReleaseChannel,
  releaseChannels,
  type ReleaseManifest,
  type ReleasePlatform,
  releasePlatforms
} from '#shared/domain/release/release-manifest.ts';
import { readSignedManifest } from '#shared/domain/release/signed-manifest.ts';
import type { Context } from '../context/context.ts';
import { verifyEd25519 } from '../signatures/verify-ed25519.ts';
import { findManifest, findReleaseFile } from './update-files.ts';

type UpdateContext = Pick<Context, 'now' | 'releaseKeys' | 'updatesFolder'>;

const feeds = releaseChannels.flatMap((channel) =>
  releasePlatforms.map((platform) => ({ channel, platform }))
);

/** Lists releases that the app would accept and whose files are all on this server. Skips unsigned, misplaced and incomplete ones. */
export async function readDownloads(context: UpdateContext): Promise<Downloads> {
  const found = await Promise.all(feeds.map((feed) => readManifest(context, feed)));
  return listDownloads(
    found.filter((manifest) => manifest !== undefined),
    context.now()
  );
}

async function readManifest(
  { releaseKeys, updatesFolder }: UpdateContext,
  feed: { readonly channel: ReleaseChannel; readonly platform: ReleasePlatform }
): Promise<ReleaseManifest | undefined> {
  const text = await findManifest(updatesFolder, manifestPath(feed.channel, feed.platform));
  if (text === undefined) return undefined;
  const read = await readSignedManifest(text, releaseKeys, verifyEd25519);
  if (!read.ok) return undefined;
  const { channel, platform, files } = read.value;
  if (channel !== feed.channel || platform !== feed.platform) return undefined;
  const sizes = await Promise.all(files.map(({ name }) => findReleaseFile(updatesFolder, name)));
  const isComplete = files.every(({ size }, index) => sizes[index]?.size === size);
  return isComplete ? read.value : undefined;
}

/** A cache epoch that changes with each publication. */
export async function readFeedVersion({ updatesFolder }: Pick<Context, 'updatesFolder'>): Promise<string> {
  const times = await Promise.all(
    feeds.map(async ({ channel, platform }) => {
      const facts = await stat(join(updatesFolder, manifestPath(channel, platform))).catch(() => undefined);
      return facts?.mtimeMs ?? 0;
    })
  );
  return times.join(' ');
}
