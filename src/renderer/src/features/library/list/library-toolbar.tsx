import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNewPromptModel } from '#renderer/feature-api/use-model-registry.ts';
import { changeFilters } from '#shared/domain/craft/template/search/filter.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Field } from '#renderer/ui/fields/field.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { type AddressedView, countFilters, isDefaultOrder, sortOptions } from '../store/library-view-url.ts';

type Props = {
  readonly view: AddressedView;
  readonly onView: (view: AddressedView) => void;
  readonly onSearch: (search: string) => void;
  readonly filters: ReactNode;
  readonly isPanelBeside: boolean;
};

/** Search and order; narrow windows open the filters below it. */
export function LibraryToolbar({ view, onView, onSearch, filters, isPanelBeside }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(view);
  const beside = isPanelBeside ? 'min-[960px]:hidden' : '';
  return (
    <>
      <div role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <Field label={t(texts, 'library.search')} htmlFor="library-search">
            <TextInput
              id="library-search"
              type="search"
              placeholder={t(texts, 'library.searchPlaceholder')}
              value={view.filters.search}
              onChange={onSearch}
            />
          </Field>
        </div>
        <SortField view={view} onView={onView} />
        <div className={beside}>
          <Button
            icon={SlidersHorizontal}
            aria-expanded={isOpen}
            aria-controls="library-filters"
            onClick={() => setIsOpen((before) => !before)}
          >
            {t(texts, 'library.filters', { count })}
          </Button>
        </div>
      </div>
      <div
        id="library-filters"
        hidden={!isOpen}
        className={`rounded-panel border border-n6 bg-n2 p-4 ${beside}`}
      >
        {isOpen ? filters : null}
      </div>
    </>
  );
}

function SortField({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const model = useNewPromptModel();
  const { sortBy, sortOrder } = view.filters;
  return (
    <Field label={t(texts, 'library.sort')} htmlFor="library-sort">
      <SelectInput
        id="library-sort"
        label={t(texts, 'library.sort')}
        value={`${sortBy} ${sortOrder}`}
        options={sortOptions.map((option) => ({
          label:
            model !== null && isDefaultOrder(option)
              ? t(texts, 'library.sort.fitsFirst', { model: model.label })
              : t(texts, option.textId),
          value: `${option.sortBy} ${option.sortOrder}`
        }))}
        onChange={(value) => {
          const chosen = sortOptions.find((option) => `${option.sortBy} ${option.sortOrder}` === value);
          if (chosen === undefined) return;
          const order = { sortBy: chosen.sortBy, sortOrder: chosen.sortOrder };
          onView({ ...view, ...changeFilters(view, order) });
        }}
      />
    </Field>
  );
}
