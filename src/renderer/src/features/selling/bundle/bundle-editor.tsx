import { useMemo } from 'react';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { formatDollars } from '#shared/domain/market/money.ts';
import type { SavedListingDraft } from '#shared/domain/market/saved-listing-draft.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { ListingChecks } from '../editor/listing-checks.tsx';
import { ListingFields } from '../editor/listing-form.tsx';
import type { DraftPreview } from '../editor/preview-panel.tsx';
import { previewPrice } from '../editor/preview-price.ts';
import { type BundleParts, listProblems, readPrice } from '../editor/read-draft.ts';
import { SubmitBar } from '../editor/submit-bar.tsx';
import type { OpenDraft } from '../editor/use-listing-draft.ts';
import { useOwnPrompts } from '../frame/seller-queries.ts';
import { BundleItems } from './bundle-items.tsx';
import { ItemPicker } from './item-picker.tsx';
import { type BundleItem, isOnSale, useListingPages } from './bundle-item.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';

/** Describes the total of the single prices and the bundle's saving. `priceCents` is null while the price is invalid. */
function describeSaving(prices: readonly number[], priceCents: number | null): string | undefined {
  if (prices.length === 0) return undefined;
  const sum = prices.reduce((total, cents) => total + cents, 0);
  const oneByOne = t(texts, 'selling.bundle.oneByOne', { sum: formatMoney(sum / 100) });
  if (priceCents === null || priceCents > sum || sum === 0) return oneByOne;
  const percent = Math.floor(((sum - priceCents) * 100) / sum);
  const saving = formatMoney((sum - priceCents) / 100);
  return `${oneByOne} ${t(texts, 'selling.bundle.saving', { saving, percent })}`;
}

type Props = { readonly open: OpenDraft; readonly itemIds: readonly string[] };

/** The form of a bundle: its prompts in their order, the fields of every listing, and a preview. */
export function BundleEditor({ open, itemIds }: Props) {
  const { draft, change } = open;
  const { data: prompts } = useOwnPrompts();
  const items = useMemo(() => findItems(itemIds, prompts), [itemIds, prompts]);
  const pages = useListingPages(items.flatMap(({ own }) => (own !== null && isOnSale(own) ? own.slug : [])));
  const parts = useMemo(() => (prompts === undefined ? null : describeParts(items)), [items, prompts]);
  const problems = useMemo(() => listProblems(draft, null, { parts }), [draft, parts]);
  const setItems = (next: readonly string[]) => change({ itemIds: [...next] });
  return (
    <EditorFrame open={open} preview={previewBundle(draft, pages)}>
      <section
        data-field="items"
        aria-labelledby="items-title"
        className="grid min-w-0 gap-3 rounded-panel border border-n6 bg-n2 p-4"
      >
        <div className="grid gap-1">
          <h2 id="items-title" className="text-ui font-semibold">
            {t(texts, 'selling.bundle.items')}
          </h2>
          <p className="text-label text-n11">{t(texts, 'selling.bundle.itemsHint')}</p>
        </div>
        <BundleItems items={items} isLoaded={prompts !== undefined} onChange={setItems} />
        <ItemPicker
          prompts={prompts}
          itemIds={itemIds}
          onAdd={(id) => setItems([...itemIds.filter((each) => each !== id), id])}
        />
      </section>
      <div className="grid min-w-0 gap-4">
        <ListingFields
          draft={draft}
          change={change}
          priceHint={parts === null ? undefined : describeSaving(parts.prices, readPrice(draft.price))}
        />
      </div>
      <ListingChecks draft={draft} problems={problems} change={change} />
      <SubmitBar open={open} problems={problems} />
    </EditorFrame>
  );
}

const findItems = (
  itemIds: readonly string[],
  prompts: readonly OwnListing[] | undefined
): readonly BundleItem[] =>
  itemIds.map((id) => ({ id, own: prompts?.find((prompt) => prompt.id === id) ?? null }));

function describeParts(items: readonly BundleItem[]): BundleParts {
  const onSale = items.filter(({ own }) => own !== null && isOnSale(own));
  return {
    prices: onSale.map(({ own }) => own?.price.cents ?? 0),
    hasUnavailable: onSale.length < items.length
  };
}

function previewBundle(draft: SavedListingDraft, pages: readonly ListingPage[]): DraftPreview {
  const { title, category, description, tags, licence } = draft;
  return {
    title,
    category,
    description,
    tags,
    licence,
    media: [],
    prompts: pages.flatMap((page) => page.prompts),
    ...previewPrice(draft),
    bundle: {
      items: [...pages],
      sum: formatDollars(pages.reduce((sum, { price }) => sum + price.cents, 0)),
      unavailable: []
    }
  };
}
