import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { createCategoryNames } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { clearFilters, listChosen } from '../data/market-view.ts';
import { useMarketDependencies } from '../data/dependencies.tsx';
import { SearchBox } from './search-box.tsx';
import { SortField } from './sort-field.tsx';
import { changeSearch, type MarketView } from '#shared/contract/market-view.ts';

const dialog = lazyComponent(async () => (await import('#renderer/ui/overlays/dialog.tsx')).Dialog);

type Props = {
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
  readonly filters: ReactNode;
  readonly isPanelBeside: boolean;
  /** The count of listings; null while unknown. */
  readonly total: number | null;
};

/** Search, order, and the filters: beside the results where there is room, else in a sheet. */
export function MarketToolbar({ view, onView, filters, isPanelBeside, total }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { models } = useMarketDependencies();
  const count = listChosen(view, models, createCategoryNames(useCategories())).length;
  const close = () => setIsOpen(false);
  return (
    <div className="grid gap-3">
      <div role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <SearchBox
            search={view.search}
            onSearch={(search) => onView(changeSearch(view, search))}
            onSeller={(seller) => onView({ ...changeSearch(view, ''), seller })}
          />
        </div>
        <SortField view={view} onView={onView} />
        <div className={isPanelBeside ? 'min-[960px]:hidden' : ''}>
          <Button
            icon={SlidersHorizontal}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={dialog.preload}
            onClick={() => setIsOpen(true)}
          >
            {t(texts, 'marketplace.filters', { count })}
          </Button>
        </div>
      </div>
      <ChosenFilters view={view} onView={onView} />
      {isOpen ? (
        <dialog.LazyPart
          isOpen
          onClose={close}
          title={t(texts, 'marketplace.filtersLabel')}
          footer={
            <>
              {count === 0 ? null : (
                <Button variant="ghost" onClick={() => onView(clearFilters(view))}>
                  {t(texts, 'marketplace.clearFilters')}
                </Button>
              )}
              <Button variant="primary" onClick={close}>
                {total === null
                  ? t(texts, 'marketplace.showResults')
                  : t(texts, 'marketplace.showCount', { count: total })}
              </Button>
            </>
          }
        >
          {filters}
        </dialog.LazyPart>
      ) : null}
    </div>
  );
}

/** The active filters, each with a button that removes it. */
function ChosenFilters({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const { models } = useMarketDependencies();
  const chosen = listChosen(view, models, createCategoryNames(useCategories()));
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t(texts, 'marketplace.chosen')} className="flex flex-wrap items-center gap-1">
      {chosen.map(({ id, label, without }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            aria-label={t(texts, 'marketplace.removeFilter', { filter: label })}
            onClick={() => onView(without)}
            className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-full border border-accent-8 bg-accent-3 ps-2.5 pe-1.5 text-label text-accent-11 pointer-coarse:min-h-11"
          >
            <span dir="auto" className="truncate">
              {label}
            </span>
            <X aria-hidden size={14} className="shrink-0" />
          </button>
        </li>
      ))}
      {chosen.length < 2 ? null : (
        <li>
          <Button
            variant="ghost"
            className="h-7 pointer-coarse:h-11"
            onClick={() => onView(clearFilters(view))}
          >
            {t(texts, 'marketplace.clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  );
}
