import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { maxBundleItems } from '#shared/domain/market/listing-draft.ts';
import type { OwnListing } from '#shared/domain/market/seller.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { formatOwnPrice } from '../frame/format-price.ts';
import { isOnSale } from './bundle-item.ts';

type Props = {
  /** Undefined while they are unknown. */
  readonly prompts: readonly OwnListing[] | undefined;
  readonly itemIds: readonly string[];
  readonly onAdd: (id: string) => void;
};

/** The seller's prompts on sale that are not in the bundle yet. */
export function ItemPicker({ prompts, itemIds, onAdd }: Props) {
  const [search, setSearch] = useState('');
  const id = useId();
  if (prompts === undefined) return <p className="text-label text-n11">{t(texts, 'selling.offline')}</p>;
  const rest = prompts.filter((prompt) => isOnSale(prompt) && !itemIds.includes(prompt.id));
  if (itemIds.length >= maxBundleItems) {
    return (
      <p className="text-label text-n11">{t(texts, 'selling.bundle.full', { count: maxBundleItems })}</p>
    );
  }
  if (rest.length === 0) return <p className="text-label text-n11">{t(texts, 'selling.bundle.allAdded')}</p>;
  const wanted = search.trim().toLowerCase();
  const found = rest.filter(({ title }) => title.toLowerCase().includes(wanted));
  return (
    <div className="grid min-w-0 gap-2 border-t border-n6 pt-3">
      <label htmlFor={id} className="text-ui font-medium">
        {t(texts, 'selling.bundle.add')}
      </label>
      <TextInput
        id={id}
        type="search"
        value={search}
        placeholder={t(texts, 'selling.bundle.search')}
        onChange={setSearch}
      />
      {found.length === 0 ? (
        <p role="status" className="text-label text-n11">
          {t(texts, 'selling.bundle.notFound', { search: search.trim() })}
        </p>
      ) : (
        <ul aria-label={t(texts, 'selling.bundle.add')} className="grid max-h-72 min-w-0 overflow-y-auto">
          {found.map((prompt) => (
            <li key={prompt.id} className="flex min-w-0 items-center gap-2 py-0.5">
              <span dir="auto" className="min-w-0 flex-1 truncate text-ui">
                {prompt.title}
              </span>
              <span className="text-label text-n11 tabular-nums">{formatOwnPrice(prompt)}</span>
              <Button
                variant="ghost"
                icon={Plus}
                aria-label={t(texts, 'selling.bundle.addNamed', { title: prompt.title })}
                onClick={() => onAdd(prompt.id)}
              >
                {t(texts, 'selling.bundle.addOne')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
