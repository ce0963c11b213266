import { useMemo } from 'react';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import texts from '#renderer/messages/en/selling.json';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { computeFacts, listStructure } from '#shared/domain/market/compute-facts.ts';
import type { PreviewedListing } from '#shared/domain/market/listing.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { EditorFrame } from './editor-frame.tsx';
import { ListingChecks } from './listing-checks.tsx';
import { ListingForm } from './listing-form.tsx';
import { NearDuplicateNotes } from './near-duplicate-notes.tsx';
import { listProblems, readPrice } from './read-draft.ts';
import { SubmitBar } from './submit-bar.tsx';
import type { OpenDraft } from './use-listing-draft.ts';

/** The form of a prompt's listing, with a preview of the listing as buyers will see it. */
export function ListingEditor({ open }: { readonly open: OpenDraft }) {
  const { draft, change } = open;
  const registry = useModelRegistry();
  const problems = useMemo(() => listProblems(draft, registry), [draft, registry]);
  const preview = useMemo(() => previewListing(draft, registry), [draft, registry]);
  return (
    <EditorFrame open={open} preview={preview}>
      <ListingForm draft={draft} change={change} />
      <ListingChecks draft={draft} problems={problems} change={change} />
      {draft.data === null || draft.listingId !== null ? null : <NearDuplicateNotes data={draft.data} />}
      <SubmitBar open={open} problems={problems} />
    </EditorFrame>
  );
}

function previewListing(draft: SavedListingDraft, registry: ModelRegistry | null): PreviewedListing {
  const { title, category, description, tags, licence, data } = draft;
  const prompts =
    data === null || registry === null
      ? []
      : [{ title, facts: computeFacts(data, registry, todayInUtc()), structure: listStructure(data) }];
  return {
    title,
    category,
    description,
    tags,
    licence,
    prompts,
    price: formatDollars(readPrice(draft.price) ?? 0),
    seller: t(texts, 'selling.preview.seller'),
    bundle: null
  };
}
