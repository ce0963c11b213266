import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { findModel } from '#shared/domain/craft/model/registry/registry.ts';
import type { BuyerResult } from '#shared/domain/market/community/buyer-result.ts';
import { readVideoAddress } from '#shared/domain/market/video-address.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import type { Database } from '../../db/client.ts';
import { buyerResults } from '../../db/schema/reviews.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { media } from '../../db/schema/media.ts';
import { readModelsInUse } from '../model/models-in-use.ts';
import { refuseForbiddenWords } from '../moderation/refuse-forbidden-words.ts';
import { addNotice } from '../notice/add-notice.ts';
import { addReport } from '../report/add-report.ts';
import { findReviewable } from '../review/read-reviews.ts';
import { repeatsSealedText } from '../sealed/sealed-content.ts';
import { getResult, isPublicResult } from './read-results.ts';
import { releaseClips } from './remove-results.ts';

type Writing = Pick<Context, 'db' | 'now' | 'newId'>;

/**
 * Adds the caller's one result, or replaces it. The address of a video is read, never opened. The seller is notified
 * once per buyer. Throws `media_missing` for a clip that the caller has not uploaded.
 */
export async function saveResult(
  { db, now, newId }: Writing,
  { slug, ...draft }: InputOf<CloudContract['results.save']>,
  request: Pick<RequestContext, 'actor'>
): Promise<BuyerResult> {
  const { id: authorId } = getPerson(request, 'result.write');
  const model = readModel(await readModelsInUse(db), draft.model);
  return db.transaction(async (tx) => {
    const { listingId, sellerId, kind, refusal } = await findReviewable(tx, authorId, { slug });
    if (refusal === 'own') throw new ContractFailure('own_listing');
    // A bundle is opened prompt by prompt, so its results are those of its prompts.
    if (kind !== 'prompt') throw new ContractFailure('not_found');
    if (refusal !== null) throw new ContractFailure('purchase_not_opened');
    if (await repeatsSealedText(tx, listingId, [draft.settings, draft.changes]))
      throw new ContractFailure('result_reveals_prompt');
    await refuseForbiddenWords(tx, { result: [draft.settings, draft.changes] });
    const content = {
      ...(await findVideo(tx, authorId, draft.video)),
      model,
      settings: draft.settings,
      changes: draft.changes,
      takes: draft.takes
    };
    const moment = new Date(now());
    const [added] = await tx
      .insert(buyerResults)
      .values({ ...content, id: newId('res'), listingId, authorId, createdAt: moment })
      .onConflictDoNothing()
      .returning({ id: buyerResults.id });
    if (added !== undefined) {
      await addNotice({ now, newId }, tx, {
        to: [sellerId],
        key: `result:${listingId}:${authorId}`,
        subject: { kind: 'result_added', slug, title: await getTitle(tx, listingId) }
      });
      return getResult(tx, added.id);
    }
    const isOwn = and(eq(buyerResults.listingId, listingId), eq(buyerResults.authorId, authorId));
    const [before] = await tx.select().from(buyerResults).where(isOwn).for('update');
    if (before === undefined) throw new ContractFailure('conflict');
    await tx
      .update(buyerResults)
      .set({ ...content, editedAt: moment })
      .where(isOwn);
    if (before.clipId !== content.clipId) await releaseClips(tx, [before.clipId]);
    return getResult(tx, before.id);
  });
}

type ResultDraft = InputOf<CloudContract['results.save']>;

async function findVideo(tx: Database, authorId: string, draft: ResultDraft['video']) {
  if (draft.kind === 'hosted') {
    const video = readVideoAddress(draft.url);
    if (video === undefined)
      throw new ContractFailure('invalid_input', 'The address is of no video that can be shown');
    return { host: video.host, videoId: video.id, clipId: null };
  }
  const [clip] = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.id, draft.mediumId), eq(media.ownerId, authorId), eq(media.kind, 'video')))
    .for('share');
  if (clip === undefined) throw new ContractFailure('media_missing');
  return { host: null, videoId: null, clipId: clip.id };
}

/** One id per model, so that its takes are counted together. */
function readModel(models: ModelRegistry, name: string): string {
  const model = findModel(models, name)?.id;
  if (model === undefined) throw new ContractFailure('invalid_input', 'The model is not known');
  return model;
}

async function getTitle(tx: Database, listingId: string): Promise<string> {
  const [version] = await tx
    .select({ title: listingVersions.title })
    .from(listings)
    .innerJoin(
      listingVersions,
      and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
    )
    .where(eq(listings.id, listingId));
  if (version === undefined) throw new ContractFailure('not_found');
  return version.title;
}

/** Keeps the report for an administrator; a person's second report of the same result is not kept. */
export async function reportResult(
  { db, now, newId }: Writing,
  { id, reason, note }: InputOf<CloudContract['results.report']>,
  request: RequestContext
): Promise<void> {
  const { id: reporterId } = getPerson(request, 'result.report');
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: buyerResults.id })
      .from(buyerResults)
      .where(and(eq(buyerResults.id, id), isPublicResult(tx)))
      .for('update', { of: buyerResults });
    if (found === undefined) throw new ContractFailure('not_found');
    await addReport({ now, newId }, tx, { reporterId, subjectKind: 'result', subjectId: id, reason, note });
  });
}
