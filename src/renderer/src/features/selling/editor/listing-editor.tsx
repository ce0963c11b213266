import { useMemo } from 'react';
import { Part } from '#renderer/feature-api/parts.ts';
import { useModelRegistry } from '#renderer/feature-api/use-model-registry.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { todayInUtc } from '#renderer/lib/today-in-utc.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { computeFacts, listStructure } from '#shared/domain/market/compute-facts.ts';
import type { PreviewedListing } from '#shared/domain/market/listing.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import { ListingChecks } from './listing-checks.tsx';
import { ListingForm } from './listing-form.tsx';
import { NearDuplicateNotes } from './near-duplicate-notes.tsx';
import { listProblems, readPrice } from './read-draft.ts';
import { SubmitBar } from './submit-bar.tsx';
import type { OpenDraft } from './use-listing-draft.ts';

/** The form, with a preview of the listing as buyers will see it. */
export function ListingEditor({ open }: { readonly open: OpenDraft }) {
  const { draft, change, saving, error } = open;
  const registry = useModelRegistry();
  const problems = useMemo(() => listProblems(draft, registry), [draft, registry]);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6 min-[960px]:grid-cols-2">
      <div className="grid min-w-0 content-start gap-5">
        {error === null ? null : (
          <Callout
            tone="danger"
            isLive
            actions={<Button onClick={() => change({})}>{t(texts, 'selling.tryAgain')}</Button>}
          >
            {t(texts, 'selling.draft.notSaved')} {translateError(error)}
          </Callout>
        )}
        <ListingForm draft={draft} change={change} />
        <ListingChecks draft={draft} problems={problems} change={change} />
        {draft.data === null || draft.listingId !== null ? null : <NearDuplicateNotes data={draft.data} />}
        <SubmitBar open={open} problems={problems} />
        <p role="status" className="text-label text-n10">
          {saving === 'saved' ? t(texts, 'selling.draft.isSaved') : null}
        </p>
      </div>
      <Preview draft={draft} registry={registry} />
    </div>
  );
}

type PreviewProps = { readonly draft: SavedListingDraft; readonly registry: ModelRegistry | null };

function Preview({ draft, registry }: PreviewProps) {
  const listing = useMemo(() => previewListing(draft, registry), [draft, registry]);
  return (
    <section
      aria-labelledby="preview-title"
      className="grid min-w-0 content-start gap-3 self-start rounded-panel border border-n6 bg-n2 p-4"
    >
      <h2 id="preview-title" className="slug-line text-n10">
        {t(texts, 'selling.preview')}
      </h2>
      <Part part="ListingPreview" listing={listing} />
    </section>
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
    seller: t(texts, 'selling.preview.seller')
  };
}
