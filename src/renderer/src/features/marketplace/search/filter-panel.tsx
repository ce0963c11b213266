import type { ListingFacets } from '#shared/domain/market/listing-search.ts';
import { useCategories } from '#renderer/feature-api/use-categories.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { createCategoryNames } from '#renderer/messages/translated-names.ts';
import { Field } from '#renderer/ui/fields/field.tsx';
import { SelectInput } from '#renderer/ui/fields/select-input.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';
import { SwitchInput } from '#renderer/ui/fields/switch-input.tsx';
import { FacetGroup } from './facet-group.tsx';
import { nameModel, useMarketDependencies } from '../data/dependencies.tsx';
import { RangeField } from './range-field.tsx';
import type { MarketView } from '#shared/contract/market-view.ts';
import { WorksOnField } from './works-on-field.tsx';

type Props = {
  readonly view: MarketView;
  /** Undefined where nobody could count. */
  readonly facets: ListingFacets | 'counting' | undefined;
  readonly onView: (view: MarketView) => void;
};

type PartProps = {
  readonly view: MarketView;
  readonly onChange: (patch: Partial<MarketView>) => void;
};
type CountedProps = PartProps & { readonly facets: ListingFacets | undefined };

const ratings = ['3', '4', '4.5'] as const;
const centsPerUnit = 100;

export function FilterPanel({ view, facets, onView }: Props) {
  const change = (patch: Partial<MarketView>) => onView(withoutUndefined({ ...view, ...patch }));
  return (
    <div className="grid content-start gap-4">
      <WorksOnField worksOn={view.worksOn} onChange={(worksOn) => change({ worksOn })} />
      {facets === 'counting' ? (
        <Counting />
      ) : (
        <CountedFilters view={view} facets={facets} onChange={change} />
      )}
    </div>
  );
}

/** In place of all that the counts would push down; a screen high, as the counts are. */
function Counting() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      {['h-14', 'h-36', 'h-24', 'h-40', 'h-20', 'h-28'].map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    </div>
  );
}

function CountedFilters({ view, facets, onChange: change }: CountedProps) {
  const { models } = useMarketDependencies();
  const nameCategory = createCategoryNames(useCategories());
  return (
    <>
      <FacetGroup
        legend={t(texts, 'marketplace.kind')}
        counts={facets?.kind}
        chosen={view.kind}
        nameOf={(kind) => t(texts, kind === 'bundle' ? 'marketplace.kind.bundle' : 'marketplace.kind.prompt')}
        onChange={(kind) =>
          change({ kind: (['prompt', 'bundle'] as const).filter((one) => kind.includes(one)) })
        }
      />
      <FacetGroup
        legend={t(texts, 'marketplace.category')}
        counts={facets?.category}
        chosen={view.category}
        nameOf={nameCategory}
        onChange={(category) => change({ category })}
      />
      <PriceFilter view={view} facets={facets} onChange={change} />
      <FacetGroup
        legend={t(texts, 'marketplace.writtenFor')}
        counts={facets?.model}
        chosen={view.model}
        nameOf={(id) => nameModel(models, id)}
        onChange={(model) => change({ model })}
      />
      <FacetGroup
        legend={t(texts, 'marketplace.ratio')}
        counts={facets?.ratio}
        chosen={view.ratio}
        nameOf={String}
        onChange={(ratio) => change({ ratio })}
      />
      <RangeField
        id="market-seconds"
        legend={t(texts, 'marketplace.duration')}
        from={view.minDuration}
        to={view.maxDuration}
        onChange={({ from, to }) => change({ minDuration: from, maxDuration: to })}
      />
      <FacetGroup
        legend={t(texts, 'marketplace.language')}
        counts={facets?.language}
        chosen={view.language}
        nameOf={String}
        onChange={(language) => change({ language })}
      />
      <QualityFilters view={view} onChange={change} />
    </>
  );
}

function PriceFilter({ view, facets, onChange }: CountedProps) {
  const { minPrice, maxPrice, free } = view;
  const price = facets?.price ?? null;
  const inUnits = (cents: number | undefined) => (cents === undefined ? undefined : cents / centsPerUnit);
  const inCents = (units: number | undefined) =>
    units === undefined ? undefined : Math.round(units * centsPerUnit);
  return (
    <div className="grid gap-1">
      <RangeField
        id="market-price"
        legend={t(texts, 'marketplace.price')}
        from={inUnits(minPrice)}
        to={inUnits(maxPrice)}
        offered={
          price === null
            ? undefined
            : {
                from: formatMoney(price.min / centsPerUnit),
                to: formatMoney(price.max / centsPerUnit)
              }
        }
        onChange={({ from, to }) => onChange({ minPrice: inCents(from), maxPrice: inCents(to) })}
      />
      <SwitchInput
        id="market-free"
        label={t(texts, 'marketplace.freeOnly')}
        isOn={free === true}
        onChange={(isOn) => onChange({ free: isOn ? true : undefined })}
      />
    </div>
  );
}

function QualityFilters({ view, onChange }: PartProps) {
  const audio = view.audio === undefined ? 'any' : view.audio ? 'with' : 'without';
  const rating = ratings.find((stars) => Number(stars) === view.minRating) ?? 'any';
  return (
    <>
      <Field label={t(texts, 'marketplace.audio')} htmlFor="market-audio">
        <SelectInput
          id="market-audio"
          label={t(texts, 'marketplace.audio')}
          value={audio}
          options={(['any', 'with', 'without'] as const).map((value) => ({
            value,
            label: t(texts, `marketplace.audio.${value}`)
          }))}
          onChange={(value) => onChange({ audio: value === 'any' ? undefined : value === 'with' })}
        />
      </Field>
      <Field label={t(texts, 'marketplace.rating')} htmlFor="market-rating">
        <SelectInput
          id="market-rating"
          label={t(texts, 'marketplace.rating')}
          value={rating}
          options={[
            { value: 'any' as const, label: t(texts, 'marketplace.anyRating') },
            ...ratings.map((stars) => ({
              value: stars,
              label: t(texts, 'marketplace.starsAtLeast', { stars: Number(stars) })
            }))
          ]}
          onChange={(value) => onChange({ minRating: value === 'any' ? undefined : Number(value) })}
        />
      </Field>
    </>
  );
}

/** Drops undefined keys: a view that was read from a URL has none. */
function withoutUndefined(view: MarketView): MarketView {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined)) as MarketView;
}
