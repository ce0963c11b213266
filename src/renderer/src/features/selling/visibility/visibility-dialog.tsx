import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  changeSearch,
  defaultMarketView,
  listSorts,
  type MarketView,
  readView
} from '#shared/contract/market-view.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { unwrap } from '#renderer/lib/query/query-client.tsx';
import { useDebouncedValue } from '#renderer/lib/use-debounced-value.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { Dialog } from '#renderer/ui/overlays/dialog.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { Explanation } from './search-explanation.tsx';

type Props = { readonly listing: OwnListing; readonly onClose: () => void };

/** Why a search shows the listing where it does, or not at all. */
export function VisibilityDialog({ listing, onClose }: Props) {
  const [text, setText] = useState('');
  const [chosenSort, setSort] = useState<MarketView['sort'] | null>(null);
  const view = readSearchText(useDebouncedValue(text, 250));
  const sorts = listSorts(view.search);
  const sort = sorts.find((one) => one === chosenSort) ?? view.sort;
  const id = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(texts, 'selling.visibility.title')}
      description={<span dir="auto">{listing.title}</span>}
      footer={<Button onClick={onClose}>{t(texts, 'selling.visibility.close')}</Button>}
    >
      <div className="grid grid-cols-1 gap-4 text-ui">
        <div className="grid gap-1">
          <label htmlFor={id} className="font-medium">
            {t(texts, 'selling.visibility.search')}
          </label>
          <TextInput
            id={id}
            type="search"
            value={text}
            maxLength={2000}
            aria-describedby={`${id}-hint`}
            onChange={setText}
          />
          <p id={`${id}-hint`} className="text-label text-n11">
            {t(texts, 'selling.visibility.searchHint')}
          </p>
        </div>
        <SelectInput
          label={t(texts, 'selling.visibility.orderBy')}
          value={sort}
          options={sorts.map((value) => ({ value, label: t(texts, `selling.visibility.by.${value}`) }))}
          onChange={setSort}
        />
        <Answer id={listing.id} view={{ ...view, sort }} />
      </div>
    </Dialog>
  );
}

function Answer({ id, view }: { readonly id: string; readonly view: MarketView }) {
  const { sellers } = useSellingDependencies();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sellers.explainSearch', id, view],
    queryFn: () => unwrap(sellers.explainSearch({ ...view, id })),
    placeholderData: keepPreviousData,
    staleTime: 0
  });
  if (data !== undefined) {
    return (
      <div aria-busy={isFetching} className="grid grid-cols-1 gap-4">
        <Explanation explanation={data} />
      </div>
    );
  }
  return error === null ? (
    <Skeleton className="h-40 w-full" />
  ) : (
    <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />
  );
}

/** A search as it is typed: words, or the link of a view of the marketplace with its filters and its order. */
export function readSearchText(text: string): MarketView {
  const trimmed = text.trim();
  const link = /^(?:https?|reelwright):\/[^?]*\?(?<query>.+)$/.exec(trimmed)?.groups?.['query'];
  if (link !== undefined) return readView(new URLSearchParams(link));
  return changeSearch(defaultMarketView, trimmed.slice(0, 200));
}
