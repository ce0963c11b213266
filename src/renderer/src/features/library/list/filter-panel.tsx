import { choiceLabel } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { Facet, Facets } from '#shared/domain/craft/template/search/facets.ts';
import { changeFilters, type TemplateFilters } from '#shared/domain/craft/template/search/filter.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/library.json';
import { Field } from '#renderer/ui/fields/field.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { TagFilter } from './tag-filter.tsx';
import type { AddressedView } from '../store/library-view-url.ts';

type Props = {
  readonly facets: Facets;
  readonly view: AddressedView;
  readonly onView: (view: AddressedView) => void;
};

const selects = [
  ['category', 'library.category', 'categories'],
  ['language', 'library.language', 'languages'],
  ['cinematicStyle', 'library.cinematicStyle', 'cinematicStyles'],
  ['shotType', 'library.shotType', 'shotTypes']
] as const;

const anything = '';

export function FilterPanel({ facets, view, onView }: Props) {
  const { filters, isFavoritesOnly, isOwnOnly } = view;
  const change = (patch: Partial<TemplateFilters>) => onView({ ...view, ...changeFilters(view, patch) });
  return (
    <div className="grid content-start gap-4">
      <div className="grid justify-items-start">
        <SwitchInput
          id="favorites-only"
          label={t(texts, 'library.favoritesOnly')}
          isOn={isFavoritesOnly}
          onChange={(isOn) => onView({ ...view, page: 1, isFavoritesOnly: isOn })}
        />
        <SwitchInput
          id="own-only"
          label={t(texts, 'library.ownOnly')}
          isOn={isOwnOnly}
          onChange={(isOn) => onView({ ...view, page: 1, isOwnOnly: isOn })}
        />
      </div>
      {selects.map(([filter, textId, facet]) => (
        <Field key={filter} label={t(texts, textId)} htmlFor={`filter-${filter}`}>
          <SelectInput
            id={`filter-${filter}`}
            label={t(texts, textId)}
            value={filters[filter] ?? anything}
            options={[
              { value: anything, label: t(texts, 'library.all') },
              ...withChosen(facets[facet], filters[filter]).map(toOption)
            ]}
            onChange={(value) => change({ [filter]: value === anything ? null : value })}
          />
        </Field>
      ))}
      <TagFilter facets={facets.tags} chosen={filters.tags} onChange={(tags) => change({ tags })} />
    </div>
  );
}

const toOption = ({ value, count }: Facet) => ({ value, label: `${choiceLabel(value)} (${count})` });

/** A value from a link stays visible even where no template carries it. */
function withChosen(facets: readonly Facet[], chosen: string | null): readonly Facet[] {
  if (chosen === null || facets.some(({ value }) => value === chosen)) return facets;
  return [...facets, { value: chosen, count: 0 }];
}
