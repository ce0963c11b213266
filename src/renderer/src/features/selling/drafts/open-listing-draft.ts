import type { ContractError } from '#shared/contract/errors.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { ok, type Result } from '#shared/kit/result.ts';
import { writeLocalTime } from '#renderer/lib/messages/local-time.ts';
import { translateError } from '#renderer/messages/translated-names.ts';
import type { useSellingDependencies } from '../frame/dependencies.tsx';
import { draftFromListing } from './new-draft.ts';
import { getEditorHref } from './sell-prompt.ts';

type Dependencies = ReturnType<typeof useSellingDependencies>;

/** The local draft of a listing, or the server's version without one, which is not saved yet. */
export async function loadListingDraft(
  { sellers, listingDrafts, now }: Pick<Dependencies, 'sellers' | 'listingDrafts' | 'now'>,
  listingId: string,
  publishAt: number | null = null
): Promise<Result<SavedListingDraft, ContractError>> {
  const kept = await listingDrafts.list();
  const known = kept.ok ? kept.value.find((draft) => draft.listingId === listingId) : undefined;
  if (known !== undefined) return ok(known);
  const answer = await sellers.getDraft({ id: listingId });
  if (!answer.ok) return answer;
  return ok({
    ...draftFromListing(answer.value, listingId, { id: crypto.randomUUID(), savedAt: now() }),
    publishAt: publishAt === null ? null : writeLocalTime(publishAt)
  });
}

/** Saves a draft on the device and opens it in its editor. */
export async function openDraft(
  { listingDrafts, notify, goTo }: Pick<Dependencies, 'listingDrafts' | 'notify' | 'goTo'>,
  draft: SavedListingDraft
): Promise<void> {
  const saved = await listingDrafts.save(draft);
  if (!saved.ok) return notify({ type: 'error', title: translateError(saved.error) });
  goTo(getEditorHref(draft));
}

/** `publishAt` is when its open submission goes on sale. */
export async function openListingDraft(
  tools: Dependencies,
  listingId: string,
  publishAt: number | null = null
): Promise<void> {
  const draft = await loadListingDraft(tools, listingId, publishAt);
  if (!draft.ok) return tools.notify({ type: 'error', title: translateError(draft.error) });
  return openDraft(tools, draft.value);
}
