import type { CloudContract } from '#shared/contract/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import { type Actor } from '#shared/domain/people/actor.ts';
import { can } from '#shared/domain/people/permissions.ts';
import { looksLikeSpam } from '#shared/domain/market/spam-guard.ts';
import { readVideoAddress } from '#shared/domain/market/video-address.ts';
import type { Context } from '../../context/context.ts';
import { showcaseEntries } from '../../db/schema/contact-and-showcase.ts';

/**
 * Keeps a video until an administrator looked at it. Its address is read, never opened; one that is no video of a
 * known host is `invalid_input`. Spam and a video that waits or is shown already are answered the same.
 */
export async function submitShowcase(
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  actor: Actor,
  { entry, guard }: InputOf<CloudContract['showcase.submit']>
): Promise<OutputOf<CloudContract['showcase.submit']>> {
  if (!can(actor, 'showcase.submit')) throw new ContractFailure('forbidden');
  const { videoUrl, ...told } = entry;
  const video = readVideoAddress(videoUrl);
  if (video === undefined)
    throw new ContractFailure('invalid_input', 'The address is of no video that can be shown');
  const id = newId('shw');
  if (looksLikeSpam(guard)) return { id };
  await db
    .insert(showcaseEntries)
    .values({
      ...told,
      id,
      state: 'pending',
      submitterId: actor.kind === 'person' ? actor.id : null,
      host: video.host,
      videoId: video.id,
      submittedAt: new Date(now())
    })
    .onConflictDoNothing();
  return { id };
}
