import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { TemplateFilters } from '#shared/domain/template/filter.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Field } from '#renderer/ui/field.tsx';
import { SelectInput } from '#renderer/ui/select-input.tsx';
import { TextInput } from '#renderer/ui/text-input.tsx';
import { countFilters, sortOptions } from './filter-summary.ts';
import type { AddressedView } from './view-in-address.ts';

type Props = {
  readonly view: AddressedView;
  readonly onChange: (patch: Partial<TemplateFilters>) => void;
  readonly filters: ReactNode;
  readonly isPanelBeside: boolean;
};

/** Search and order; narrow windows open the filters below it. */
export function LibraryToolbar({ view, onChange, filters, isPanelBeside }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { sortBy, sortOrder, search } = view.filters;
  const count = countFilters(view);
  const beside = isPanelBeside ? 'min-[960px]:hidden' : '';
  return (
    <>
      <div role="search" className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 grow">
          <Field label="Search templates" htmlFor="library-search">
            <TextInput
              id="library-search"
              type="search"
              placeholder="Name, description, category or tag"
              value={search}
              onChange={(text) => onChange({ search: text })}
            />
          </Field>
        </div>
        <Field label="Sort by" htmlFor="library-sort">
          <SelectInput
            id="library-sort"
            label="Sort by"
            value={`${sortBy} ${sortOrder}`}
            options={sortOptions.map(({ label, ...sort }) => ({
              label,
              value: `${sort.sortBy} ${sort.sortOrder}`
            }))}
            onChange={(value) => {
              const chosen = sortOptions.find((sort) => `${sort.sortBy} ${sort.sortOrder}` === value);
              if (chosen) onChange({ sortBy: chosen.sortBy, sortOrder: chosen.sortOrder });
            }}
          />
        </Field>
        <div className={beside}>
          <Button
            icon={SlidersHorizontal}
            aria-expanded={isOpen}
            aria-controls="library-filters"
            onClick={() => setIsOpen((before) => !before)}
          >
            {count === 0 ? 'Filters' : `Filters (${count})`}
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
