import { useDeferredValue, useMemo } from 'react';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { computeFacts, listStructure } from '#shared/domain/market/compute-facts.ts';
import type { PreviewMedia } from '#shared/domain/market/listing.ts';
import type { ListingMedium } from '#shared/domain/market/media/preview-media.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { MediaField } from '../media/media-field.tsx';
import { type DraftMedia, useDraftMedia } from '../media/use-draft-media.ts';
import { EditorFrame } from './editor-frame.tsx';
import { ListingChecks } from './listing-checks.tsx';
import { ListingForm } from './listing-form.tsx';
import { NearDuplicateNotes } from './near-duplicate-notes.tsx';
import type { DraftPreview } from './preview-panel.tsx';
import { previewPrice } from './preview-price.ts';
import { listProblems } from './read-draft.ts';
import { SubmitBar } from './submit-bar.tsx';
import type { OpenDraft } from './use-listing-draft.ts';

/** The form of a prompt's listing, with a preview of the listing as buyers will see it. */
export function ListingEditor({ open }: { readonly open: OpenDraft }) {
  const { draft, change } = open;
  const registry = useModelRegistry();
  const draftMedia = useDraftMedia(open);
  const { stored } = draftMedia;
  const problems = useMemo(() => {
    const mediaKinds = draft.media.flatMap(({ id }) => stored.get(id)?.kind ?? []);
    return listProblems(draft, registry, { mediaKinds });
  }, [draft, registry, stored]);
  const preview = usePreview(draft, stored, registry);
  return (
    <EditorFrame open={open} preview={preview}>
      <ListingForm draft={draft} change={change} />
      <MediaField draft={draft} draftMedia={draftMedia} />
      <ListingChecks draft={draft} problems={problems} change={change} />
      {draft.data === null ? null : <NearDuplicateNotes data={draft.data} listingId={draft.listingId} />}
      <SubmitBar open={open} problems={problems} />
    </EditorFrame>
  );
}

type StoredMedia = DraftMedia['stored'];

/** Follows the form once the form itself is drawn. The facts, which check every model, are computed for a changed prompt only. */
function usePreview(
  draft: SavedListingDraft,
  stored: StoredMedia,
  registry: ModelRegistry | null
): DraftPreview {
  const shown = useDeferredValue(draft);
  const { data } = shown;
  const prompt = useMemo(
    () =>
      data === null || registry === null
        ? null
        : { facts: computeFacts(data, registry, todayInUtc()), structure: listStructure(data) },
    [data, registry]
  );
  return useMemo(() => previewListing(shown, prompt, stored), [shown, prompt, stored]);
}

function previewListing(
  draft: SavedListingDraft,
  prompt: Omit<DraftPreview['prompts'][number], 'title'> | null,
  stored: StoredMedia
): DraftPreview {
  const { title, category, description, tags, licence } = draft;
  return {
    title,
    category,
    description,
    tags,
    licence,
    prompts: prompt === null ? [] : [{ title, ...prompt }],
    media: draft.media.flatMap((medium) => previewMedium(medium, stored)),
    ...previewPrice(draft),
    bundle: null
  };
}

function previewMedium(
  { id, posterId, alt, model, madeOn }: ListingMedium,
  stored: StoredMedia
): PreviewMedia[] {
  const found = stored.get(id);
  if (found === undefined) return [];
  const { kind, url, width, height } = found;
  const posterUrl = posterId === null ? null : (stored.get(posterId)?.url ?? null);
  return [{ kind, url, width, height, alt, model, madeOn, posterUrl, thumbnailUrl: null }];
}
