import { choiceLabel } from '#shared/domain/prompt/prompt-fields.ts';
import type { Facet, Facets } from '#shared/domain/template/facets.ts';
import type { TemplateFilters } from '#shared/domain/template/filter.ts';
import { Field } from '#renderer/ui/field.tsx';
import { SelectInput } from '#renderer/ui/select-input.tsx';
import { SwitchInput } from '#renderer/ui/switch-input.tsx';

type Props = {
  readonly facets: Facets;
  readonly filters: TemplateFilters;
  readonly isFavoritesOnly: boolean;
  readonly onChange: (patch: Partial<TemplateFilters>) => void;
  readonly onFavoritesOnly: (isOn: boolean) => void;
};

const selects = [
  ['category', 'Category', 'categories'],
  ['language', 'Language', 'languages'],
  ['cinematicStyle', 'Cinematic style', 'cinematicStyles'],
  ['shotType', 'Shot type', 'shotTypes']
] as const;

const anything = '';

export function FilterPanel({ facets, filters, isFavoritesOnly, onChange, onFavoritesOnly }: Props) {
  return (
    <div className="grid content-start gap-4">
      <SwitchInput
        id="favorites-only"
        label="Favourites only"
        isOn={isFavoritesOnly}
        onChange={onFavoritesOnly}
      />
      {selects.map(([filter, label, facet]) => (
        <Field key={filter} label={label} htmlFor={`filter-${filter}`}>
          <SelectInput
            id={`filter-${filter}`}
            label={label}
            value={filters[filter] ?? anything}
            options={[
              { value: anything, label: 'All' },
              ...withChosen(facets[facet], filters[filter]).map(toOption)
            ]}
            onChange={(value) => onChange({ [filter]: value === anything ? null : value })}
          />
        </Field>
      ))}
      <TagFilter facets={facets.tags} chosen={filters.tags} onChange={(tags) => onChange({ tags })} />
    </div>
  );
}

const toOption = ({ value, count }: Facet) => ({ value, label: `${choiceLabel(value)} (${count})` });

/** A value from a link stays visible even where no template carries it. */
function withChosen(facets: readonly Facet[], chosen: string | null): readonly Facet[] {
  if (chosen === null || facets.some(({ value }) => value === chosen)) return facets;
  return [...facets, { value: chosen, count: 0 }];
}

type TagProps = {
  readonly facets: readonly Facet[];
  readonly chosen: readonly string[];
  readonly onChange: (tags: string[]) => void;
};

function TagFilter({ facets, chosen, onChange }: TagProps) {
  const toggle = (tag: string) =>
    onChange(chosen.includes(tag) ? chosen.filter((known) => known !== tag) : [...chosen, tag]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label font-medium text-n11">Tags (all must match)</legend>
      <div className="flex flex-wrap gap-1">
        {facets.map(({ value }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
            className="min-h-7 rounded-full border border-n8 px-2.5 text-label pointer-coarse:min-h-11 aria-pressed:border-accent-8 aria-pressed:bg-accent-3 aria-pressed:font-semibold aria-pressed:text-accent-11"
          >
            {choiceLabel(value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
