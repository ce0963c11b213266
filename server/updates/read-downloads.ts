// The published releases as the download page offers them.
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

const places = releaseChannels.flatMap((channel) =>
  releasePlatforms.map((platform) => ({ channel, platform }))
);

/** Offers what an app would accept and this server has: nothing unsigned, misplaced or incomplete. */
export async function readDownloads(context: UpdateContext): Promise<Downloads> {
  const found = await Promise.all(places.map((place) => readManifest(context, place)));
  return listDownloads(
    found.filter((manifest) => manifest !== undefined),
    context.now()
  );
}

async function readManifest(
  { releaseKeys, updatesFolder }: UpdateContext,
  place: { readonly channel: ReleaseChannel; readonly platform: ReleasePlatform }
): Promise<ReleaseManifest | undefined> {
  const text = await findManifest(updatesFolder, manifestPath(place.channel, place.platform));
  if (text === undefined) return undefined;
  const read = await readSignedManifest(text, releaseKeys, verifyEd25519);
  if (!read.ok) return undefined;
  const { channel, platform, files } = read.value;
  if (channel !== place.channel || platform !== place.platform) return undefined;
  const sizes = await Promise.all(files.map(({ name }) => findReleaseFile(updatesFolder, name)));
  const isWhole = files.every(({ size }, index) => sizes[index]?.size === size);
  return isWhole ? read.value : undefined;
}

/** Another value after each publication. */
export async function readFeedVersion({ updatesFolder }: Pick<Context, 'updatesFolder'>): Promise<string> {
  const times = await Promise.all(
    places.map(async ({ channel, platform }) => {
      const facts = await stat(join(updatesFolder, manifestPath(channel, platform))).catch(() => undefined);
      return facts?.mtimeMs ?? 0;
    })
  );
  return times.join(' ');
}
